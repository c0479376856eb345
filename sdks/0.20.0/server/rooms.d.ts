import type { Peer } from './peers';
import type { Brand } from './utility';

/**
 * Identifies a room.
 *
 * {@link FishjamClient.createRoom | createRoom} returns it with the room.
 *
 * @category Rooms
 */
export type RoomId = Brand<string, 'RoomId'>;

/**
 * A room and the peers in it.
 *
 * It is a picture of one moment: fetch it again to see changes, or listen to notifications.
 *
 * @category Rooms
 */
export type Room = {
  /** Identifies the room. */
  id: RoomId;
  /** The peers that were created in the room, connected or not. */
  peers: Peer[];
  /** The settings that the room was created with. */
  config: RoomConfig;
};

/**
 * Settings of a room, given when it is created. They cannot be changed later.
 *
 * @category Rooms
 */
export interface RoomConfig {
  /**
   * What the room is for.
   *
   * @defaultValue `'conference'`
   */
  roomType?: RoomConfigRoomTypeEnum;
  /**
   * How many peers may be in the room at once; `null` or left out for no limit of your own.
   *
   * A peer above the limit is refused with `reached peers limit`.
   */
  maxPeers?: number | null;
  /**
   * Whether anybody can watch the livestream without a viewer token. For livestream rooms only.
   *
   * @defaultValue `false`
   */
  public?: boolean;
  /**
   * The codec that video is sent in; `null` for the default.
   *
   * @defaultValue `'h264'`
   */
  videoCodec?: RoomConfigVideoCodecEnum | null;
  /**
   * Where Fishjam posts the notifications of this room; `null` or left out for none.
   *
   * The body is a protobuf message: read it with `ServerMessage` of `@fishjam-cloud/js-server-sdk/proto`.
   */
  webhookUrl?: string | null;
}

/**
 * The types of rooms, by name.
 *
 * @category Rooms
 */
export declare const RoomConfigRoomTypeEnum: {
  /** The older name of `Conference`. */
  readonly FullFeature: 'full_feature';
  /** Audio among all peers. */
  readonly AudioOnly: 'audio_only';
  /** The older name of `Livestream`. */
  readonly Broadcaster: 'broadcaster';
  /** One streamer with video, audio or both, and any number of viewers. */
  readonly Livestream: 'livestream';
  /** Audio and video among all peers. */
  readonly Conference: 'conference';
};

/**
 * A type of room: use `conference`, `audio_only` or `livestream`.
 *
 * `full_feature` and `broadcaster` are the older names of `conference` and `livestream`.
 *
 * @category Rooms
 */
export type RoomConfigRoomTypeEnum = 'full_feature' | 'audio_only' | 'broadcaster' | 'livestream' | 'conference';

/**
 * The video codecs of rooms, by name.
 *
 * @category Rooms
 */
export declare const RoomConfigVideoCodecEnum: {
  /** H.264, which most phones encode in hardware. */
  readonly H264: 'h264';
  /** VP8. */
  readonly Vp8: 'vp8';
};

/**
 * A video codec: `h264` or `vp8`.
 *
 * @category Rooms
 */
export type RoomConfigVideoCodecEnum = 'h264' | 'vp8';

export {};
