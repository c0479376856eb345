import type { Peer } from './peers';
import type { Brand } from './utility';

/**
 * ID of a room.
 *
 * {@link FishjamClient.createRoom | createRoom} returns the ID as part of the room.
 *
 * @category Rooms
 */
export type RoomId = Brand<string, 'RoomId'>;

/**
 * A room and the peers in it.
 *
 * The object is a snapshot. To see changes, fetch the room again or listen for notifications.
 *
 * @category Rooms
 */
export type Room = {
  /** ID of the room. */
  id: RoomId;
  /** Peers that exist in the room, whether or not they are connected. */
  peers: Peer[];
  /** Settings that the room was created with. */
  config: RoomConfig;
};

/**
 * Settings for a new room.
 *
 * The settings cannot be changed after the room is created.
 *
 * @category Rooms
 */
export interface RoomConfig {
  /**
   * Type of the room, which determines how the room can be used.
   *
   * @defaultValue `'conference'`
   */
  roomType?: RoomConfigRoomTypeEnum;
  /**
   * Maximum number of peers in the room. If it is `null` or omitted, no limit is set.
   *
   * A peer counts toward the limit from the time it is created until it is deleted, whether or not it is connected.
   * When the limit is reached, {@link FishjamClient.createPeer | createPeer} fails with HTTP status 409 or 503.
   * If Fishjam rejects a join because of the limit, the client receives the join error `reached peers limit`.
   */
  maxPeers?: number | null;
  /**
   * Whether viewers can watch the livestream without a token.
   *
   * This setting applies only to livestream rooms.
   *
   * @defaultValue `false`
   */
  public?: boolean;
  /**
   * Video codec for every peer in the room.
   *
   * @defaultValue `'h264'`
   */
  videoCodec?: RoomConfigVideoCodecEnum | null;
  /**
   * URL to which Fishjam posts the room's notifications. If it is `null` or omitted, no notifications are posted.
   *
   * The request body is a protobuf message. Decode it with `ServerMessage` from `@fishjam-cloud/js-server-sdk/proto`.
   */
  webhookUrl?: string | null;
}

/**
 * Constants for the room types.
 *
 * @category Rooms
 */
export declare const RoomConfigRoomTypeEnum: {
  /** Former name of `Conference`. */
  readonly FullFeature: 'full_feature';
  /** Audio shared among all peers. */
  readonly AudioOnly: 'audio_only';
  /** Former name of `Livestream`. */
  readonly Broadcaster: 'broadcaster';
  /** One streamer who publishes video, audio or both, and any number of viewers. */
  readonly Livestream: 'livestream';
  /** Audio and video shared among all peers. */
  readonly Conference: 'conference';
};

/**
 * Type of a room: use `conference`, `audio_only` or `livestream`.
 *
 * `full_feature` and `broadcaster` are the former names of `conference` and `livestream`.
 *
 * @category Rooms
 */
export type RoomConfigRoomTypeEnum = 'full_feature' | 'audio_only' | 'broadcaster' | 'livestream' | 'conference';

/**
 * Constants for the video codecs.
 *
 * @category Rooms
 */
export declare const RoomConfigVideoCodecEnum: {
  /** H.264. Most phones encode it in hardware. */
  readonly H264: 'h264';
  /** VP8. */
  readonly Vp8: 'vp8';
};

/**
 * Video codec of a room: `h264` or `vp8`.
 *
 * @category Rooms
 */
export type RoomConfigVideoCodecEnum = 'h264' | 'vp8';

export {};
