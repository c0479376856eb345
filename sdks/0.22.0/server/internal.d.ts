// Types that the public ones need but that the package does not export: `index.d.ts` leaves this file out.

/** Node.js' `EventEmitter`, which here knows the names of its events and what their handlers receive. */
export declare class TypedEventEmitter<Events, Self> {
  /** Calls the handler each time the event happens. */
  on<E extends keyof Events>(event: E, listener: Events[E]): this;
  /** Calls the handler the next time the event happens, and never again. */
  once<E extends keyof Events>(event: E, listener: Events[E]): this;
  /** Stops calling the handler. */
  off<E extends keyof Events>(event: E, listener: Events[E]): this;
  /** The same as `on`. */
  addListener<E extends keyof Events>(event: E, listener: Events[E]): this;
  /** The same as `off`. */
  removeListener<E extends keyof Events>(event: E, listener: Events[E]): this;
  /** Stops calling all handlers, or those of one event. */
  removeAllListeners<E extends keyof Events>(event?: E): this;
  /** Counts the handlers of an event. */
  listenerCount<E extends keyof Events>(event: E): number;
  /** Ties the type parameter to the class that extends this one; no value carries it. */
  protected readonly self?: Self;
}

/** The error of a request that failed, as the HTTP library axios describes it. */
export interface AxiosError<T> extends Error {
  /** The HTTP library's own code, such as `ECONNREFUSED`; `undefined` when it has none. */
  code?: string;
  /** The answer; `undefined` when none came. */
  response?: {
    /** The HTTP status. */
    status: number;
    /** The body. */
    data: T;
  };
}

/** What a track in a notification is. */
export declare enum ProtoTrackType {
  /** Not said. */
  TRACK_TYPE_UNSPECIFIED = 0,
  /** Video. */
  TRACK_TYPE_VIDEO = 1,
  /** Audio. */
  TRACK_TYPE_AUDIO = 2,
  /** A value that this version of the SDK does not know. */
  UNRECOGNIZED = -1,
}

/** A track as notifications carry it. */
export interface Track {
  /** Identifies the track within its room. */
  id: string;
  /** Audio or video, as a number. */
  type: ProtoTrackType;
  /** What the publisher said about the track, as JSON text. */
  metadata: string;
}

/** What kind of peer a notification is about. */
export declare enum ServerMessage_PeerType {
  /** Not said. */
  PEER_TYPE_UNSPECIFIED = 0,
  /** A client that uses the web or mobile SDK. */
  PEER_TYPE_WEBRTC = 1,
  /** An agent. */
  PEER_TYPE_AGENT = 2,
  /** A value that this version of the SDK does not know. */
  UNRECOGNIZED = -1,
}

/** What can be subscribed to. */
export declare enum ServerMessage_EventType {
  /** Nothing. */
  EVENT_TYPE_UNSPECIFIED = 0,
  /** Notifications about rooms, peers, tracks and livestreams. */
  EVENT_TYPE_SERVER_NOTIFICATION = 1,
  /** A value that this version of the SDK does not know. */
  UNRECOGNIZED = -1,
}

/** Options of a peer that uses the web or mobile SDK. */
export interface PeerOptionsWebRTC {
  /** What the other peers are told about this one. The peer itself cannot change it. */
  metadata?: {
    /** Any JSON value. */
    [key: string]: unknown;
  };
  /** Whether the peer may send its video in several qualities; `true` by default. */
  enableSimulcast?: boolean;
  /**
   * `auto`, the default: the peer receives all tracks. `manual`: it receives what
   * `subscribePeer` and `subscribeTracks` say.
   */
  subscribeMode?: 'auto' | 'manual';
}

/** Options of an agent. */
export interface PeerOptionsAgent {
  /** The form in which the agent receives the sound of the room. */
  output?: {
    /** Raw 16-bit samples, the only format. */
    audioFormat?: 'pcm16';
    /** Samples per second; 16000 by default. */
    audioSampleRate?: 16000 | 24000;
  };
  /** `auto`, the default: the agent hears every peer. `manual`: it hears what your backend subscribes it to. */
  subscribeMode?: 'auto' | 'manual';
}

/** Translates messages of one type between objects, JSON and the bytes that go over the wire. */
export interface MessageFns<T> {
  /** Reads a message from its bytes. Throws when they are not such a message. */
  decode(input: Uint8Array, length?: number): T;
  /** Writes a message; `finish()` gives its bytes. */
  encode(message: T): {
    /** Returns the bytes. */
    finish(): Uint8Array;
  };
  /** Makes a message from a JSON value. */
  fromJSON(object: unknown): T;
  /** Makes a JSON value from a message. */
  toJSON(message: T): unknown;
}

export {};
