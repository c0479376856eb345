import type { FishjamConfig } from './client';
import type { Track, ProtoTrackType, TypedEventEmitter } from './internal';
import type { CloseEventHandler, ErrorEventHandler } from './notifications';
import type { PeerId } from './peers';
import type { Brand } from './utility';

/**
 * ID of a track.
 *
 * @category Agents
 */
export type TrackId = Brand<string, 'TrackId'>;

/**
 * Type of a track: audio or video.
 *
 * @category Agents
 */
export type TrackType = 'audio' | 'video';

/**
 * Format of the audio that an agent sends.
 *
 * @category Agents
 */
export type AudioCodecParameters = {
  /** Encoding: Opus packets or raw 16-bit PCM samples. */
  encoding: 'opus' | 'pcm16';
  /** Sample rate, in hertz. */
  sampleRate: 16000 | 24000 | 48000;
  /** Number of channels: always 1, which means mono. */
  channels: 1;
};

/**
 * Track published by an agent.
 *
 * @category Agents
 */
export type AgentTrack = {
  /** ID of the track. To pass the ID to the agent's methods, cast it: `id as TrackId`. */
  id: string;
  /** Type of the track: always `TRACK_TYPE_AUDIO`, which is the number 2. */
  type: ProtoTrackType;
  /** Metadata of the track, as a JSON string. */
  metadata: string;
};

/**
 * Chunk of audio that an agent receives.
 *
 * @category Agents
 */
export type IncomingTrackData = {
  /** ID of the peer that sent the audio. */
  peerId: PeerId;
  /** Track that the audio belongs to; `undefined` if the message that delivered the audio contains no track. */
  track: Track | undefined;
  /** Audio samples: 16-bit, little-endian, mono, at the sample rate set in the peer's `subscribe` option. */
  data: Uint8Array;
};

/**
 * Chunk of audio that an agent sends.
 *
 * No method accepts this type: {@link FishjamAgent.sendData | sendData} has separate parameters for the track ID and
 * the data.
 *
 * @category Agents
 */
export type OutgoingTrackData = {
  /** ID of the agent's peer. */
  peerId: PeerId;
  /** ID of the track to send the audio on. */
  trackId: string;
  /** Audio in the format that the track was created with. */
  data: Uint8Array;
};

/**
 * Names of an agent's events.
 *
 * @category Agents
 */
export type ExpectedAgentEvents = 'trackData';

/**
 * Events that an agent emits, with the types of their handlers.
 *
 * @category Agents
 */
export type AgentEvents = {
  /**
   * Emitted when a chunk of audio from a peer arrives. Under Node.js and Deno, this version never emits the event,
   * because it cannot decode incoming messages.
   *
   * @param message - The audio, and the peer and track that the audio belongs to.
   */
  trackData: (message: IncomingTrackData) => void;
};

/**
 * Represents a peer that runs on your server, receives audio from the room, and can publish audio.
 *
 * The agent receives audio only from peers that were created with the `subscribe` option.
 *
 * {@link FishjamClient.createAgent | createAgent} creates an agent and starts connecting it. The runtime must provide a
 * global `WebSocket`, as Node.js 22 or later, Bun and Deno do.
 *
 * In this version, an agent that runs under Node.js or Deno can send audio but cannot receive it: the SDK cannot decode
 * the incoming messages and logs an error for each of them. To receive audio, run the process with Bun or upgrade to
 * 0.22.1 or later.
 *
 * In this version, an agent cannot be disconnected. To remove it from the room, delete its peer.
 *
 * @caveat Before the agent's WebSocket is open, methods that send data throw an error. The WebSocket is open once your
 * backend receives the notification that the agent's peer has connected, or audio arrives. After the WebSocket has
 * closed, the methods do nothing.
 * @caveat If a `trackData` handler throws an error, the SDK catches it and logs it as "Couldn't decode websocket agent
 * message".
 * @caveat The SDK does not catch rejections of `async` handlers. By default, an unhandled rejection ends a Node.js
 * process.
 * @example Create an agent and log the audio that it receives
 * ```ts
 * import { FishjamClient } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * const room = await fishjam.createRoom();
 * const { peerToken } = await fishjam.createPeer(room.id, { subscribe: {} });
 * console.log(`Join with this peer token: ${peerToken}`);
 * let hasEnded = false;
 *
 * function removeAgent(reason: string): void {
 *   // Both callbacks can be called for the same connection.
 *   if (hasEnded) return;
 *   hasEnded = true;
 *   console.error(`The agent's connection ended: ${reason}`);
 *   // Until its peer is deleted, the agent counts toward the room's `maxPeers`.
 *   fishjam.deletePeer(room.id, peer.id).catch(console.error);
 * }
 *
 * const { agent, peer } = await fishjam.createAgent(
 *   room.id,
 *   {},
 *   () => removeAgent('connection error'),
 *   (code, reason) => removeAgent(reason || `code ${code}`),
 * );
 *
 * agent.on('trackData', ({ peerId, data }) => console.log(`${data.byteLength} bytes from ${peerId}`));
 * ```
 * @category Agents
 */
export declare class FishjamAgent extends TypedEventEmitter<AgentEvents, FishjamAgent> {
  /**
   * Connects an agent that your backend has already created.
   *
   * {@link FishjamClient.createAgent | createAgent} calls this constructor for you.
   *
   * @param config - Your Fishjam ID and management token.
   * @param agentToken - Token of the agent.
   * @param onError - Called when an error occurs on the WebSocket.
   * @param onClose - Called when the WebSocket closes. `onClose` might not be called if the WebSocket never opens.
   * @throws {@link MissingFishjamIdException} if the configuration contains neither a Fishjam ID nor a URL.
   */
  constructor(config: FishjamConfig, agentToken: string, onError: ErrorEventHandler, onClose: CloseEventHandler);
  /**
   * Publishes an audio track.
   *
   * @param codecParameters - Format of the audio that you will send.
   * @param metadata - Metadata of the track, visible to the other peers; an empty object by default. Set `type` to
   * `microphone` so that the client SDKs return the track as the agent's `microphoneTrack`.
   * @returns The track.
   */
  createTrack(codecParameters: AudioCodecParameters, metadata?: object): AgentTrack;
  /**
   * Sends audio on a track.
   *
   * Fishjam plays the audio after any audio that is already queued. You can send audio faster than real time. Keep the
   * agent connected until playback ends. No event reports the end of playback, so calculate the duration from the number
   * of bytes.
   *
   * @param trackId - ID of a track that this agent published.
   * @param data - Audio in the format that the track was created with.
   */
  sendData(trackId: TrackId, data: Uint8Array): void;
  /**
   * Removes a track.
   *
   * @param trackId - ID of a track that this agent published.
   */
  deleteTrack(trackId: TrackId): void;
}

export {};
