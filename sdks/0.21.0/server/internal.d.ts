// Types that the public types use. The package does not export them, so `index.d.ts` does not re-export this file.

/** Node.js `EventEmitter` with typed event names and handlers. */
export declare class TypedEventEmitter<Events, Self> {
  /**
   * Registers a handler that is called each time the event is emitted.
   *
   * @param event - Name of the event.
   * @param listener - Handler that receives the event's payload.
   */
  on<E extends keyof Events>(event: E, listener: Events[E]): this;
  /**
   * Registers a handler that is called only the next time the event is emitted.
   *
   * @param event - Name of the event.
   * @param listener - Handler that receives the event's payload.
   */
  once<E extends keyof Events>(event: E, listener: Events[E]): this;
  /**
   * Removes a handler.
   *
   * @param event - Name of the event.
   * @param listener - Handler to remove: the function that you registered.
   */
  off<E extends keyof Events>(event: E, listener: Events[E]): this;
  /**
   * Alias for `on`.
   *
   * @param event - Name of the event.
   * @param listener - Handler that receives the event's payload.
   */
  addListener<E extends keyof Events>(event: E, listener: Events[E]): this;
  /**
   * Alias for `off`.
   *
   * @param event - Name of the event.
   * @param listener - Handler to remove: the function that you registered.
   */
  removeListener<E extends keyof Events>(event: E, listener: Events[E]): this;
  /**
   * Removes all handlers, or all handlers for one event.
   *
   * @param event - Name of the event; all events by default.
   */
  removeAllListeners<E extends keyof Events>(event?: E): this;
  /**
   * Returns the number of handlers for an event.
   *
   * @param event - Name of the event.
   */
  listenerCount<E extends keyof Events>(event: E): number;
  /** Marker that connects the type parameter to the subclass. It exists only at compile time. */
  protected readonly self?: Self;
}

/** Error that the HTTP library axios creates when a request fails. */
export interface AxiosError<T> extends Error {
  /** Error code from the HTTP library, such as `ECONNREFUSED`; `undefined` if there is none. */
  code?: string;
  /** HTTP response; `undefined` if there was none. */
  response?: {
    /** HTTP status. */
    status: number;
    /** Response body. */
    data: T;
  };
}

/** Type of a track in a notification. */
export declare enum ProtoTrackType {
  /** Unspecified. */
  TRACK_TYPE_UNSPECIFIED = 0,
  /** Video. */
  TRACK_TYPE_VIDEO = 1,
  /** Audio. */
  TRACK_TYPE_AUDIO = 2,
  /** Not used by `decode`, which keeps an unknown value as a number. */
  UNRECOGNIZED = -1,
}

/** Track in a notification. */
export interface Track {
  /** ID of the track. */
  id: string;
  /** Type of the track, as a number. */
  type: ProtoTrackType;
  /** Metadata of the track, as a JSON string. */
  metadata: string;
}

/** Type of the peer in a notification. */
export declare enum ServerMessage_PeerType {
  /** Unspecified. */
  PEER_TYPE_UNSPECIFIED = 0,
  /** Client that uses the web or mobile SDK. */
  PEER_TYPE_WEBRTC = 1,
  /** Agent. */
  PEER_TYPE_AGENT = 2,
  /** Not used by `decode`, which keeps an unknown value as a number. */
  UNRECOGNIZED = -1,
}

/** Type of message that a notifier can subscribe to. */
export declare enum ServerMessage_EventType {
  /** Unspecified. */
  EVENT_TYPE_UNSPECIFIED = 0,
  /** Notifications about rooms, peers, tracks and livestreams. */
  EVENT_TYPE_SERVER_NOTIFICATION = 1,
  /** Not used by `decode`, which keeps an unknown value as a number. */
  UNRECOGNIZED = -1,
}

/** Options for a new peer that uses the web or mobile SDK. */
export interface PeerOptionsWebRTC {
  /** Server metadata of the peer, which the other peers can read and no client can change. */
  metadata?: {
    /** Any JSON value. */
    [key: string]: unknown;
  };
  /** Whether the peer can send its video at several quality levels; `true` by default. */
  enableSimulcast?: boolean;
  /** Format in which agents receive the peer's audio. If it is `null` or omitted, agents do not receive the audio. */
  subscribe?: SubscribeOptions | null;
}

/** Format of the audio that agents receive. */
export interface SubscribeOptions {
  /** Audio format. Only raw 16-bit PCM samples are supported. */
  audioFormat?: 'pcm16';
  /** Sample rate, in hertz; 16000 by default. */
  audioSampleRate?: 16000 | 24000;
}

/** Converts messages of one type between objects, JSON and the binary protobuf format. */
export interface MessageFns<T> {
  /** Decodes a message from protobuf bytes. Throws an error if the bytes cannot be parsed. */
  decode(input: Uint8Array, length?: number): T;
  /** Encodes a message. Call `finish()` on the result to get the bytes. */
  encode(message: T): {
    /** Returns the encoded bytes. */
    finish(): Uint8Array;
  };
  /** Creates a message from a JSON value. */
  fromJSON(object: unknown): T;
  /** Converts a message to a JSON value. */
  toJSON(message: T): unknown;
  /** Creates a message from some of its properties. The remaining properties get their default values. */
  create(base?: Partial<T>): T;
  /** Creates a message from some of its properties, as `create` does. */
  fromPartial(object: Partial<T>): T;
}

export {};
