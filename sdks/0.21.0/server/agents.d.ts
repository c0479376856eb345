import type { FishjamConfig } from './client';
import type { Track, ProtoTrackType, TypedEventEmitter } from './internal';
import type { CloseEventHandler, ErrorEventHandler } from './notifications';
import type { PeerId } from './peers';
import type { Brand } from './utility';

/**
 * Identifies a track within its room.
 *
 * @category Agents
 */
export type TrackId = Brand<string, 'TrackId'>;

/**
 * What a track carries.
 *
 * @category Agents
 */
export type TrackType = 'audio' | 'video';

/**
 * The form of the audio that an agent sends.
 *
 * @category Agents
 */
export type AudioCodecParameters = {
  /** Encoded Opus packets, or raw 16-bit samples. */
  encoding: 'opus' | 'pcm16';
  /** Samples per second. */
  sampleRate: 16000 | 24000 | 48000;
  /** Mono; there is no other choice. */
  channels: 1;
};

/**
 * A track that an agent publishes.
 *
 * @category Agents
 */
export type AgentTrack = {
  /** Identifies the track: pass it to the agent's other methods as `id as TrackId`. */
  id: string;
  /** Audio, as a number. */
  type: ProtoTrackType;
  /** What you said about the track, as JSON text. */
  metadata: string;
};

/**
 * A piece of the sound that an agent hears.
 *
 * @category Agents
 */
export type IncomingTrackData = {
  /** Whose sound it is. */
  peerId: PeerId;
  /** The track it belongs to; `undefined` when Fishjam does not say. */
  track: Track | undefined;
  /** The samples, in the format that the agent was created with: 16-bit, little-endian, mono. */
  data: Uint8Array;
};

/**
 * A piece of the sound that an agent sends.
 *
 * {@link FishjamAgent.sendData | sendData} takes the track's id and the data as arguments instead.
 *
 * @category Agents
 */
export type OutgoingTrackData = {
  /** The agent's own peer id. */
  peerId: PeerId;
  /** The track to play on. */
  trackId: string;
  /** The audio, in the form that the track was created with. */
  data: Uint8Array;
};

/**
 * Names of the events of an agent.
 *
 * @category Agents
 */
export type ExpectedAgentEvents = 'trackData';

/**
 * The events of an agent and what their handlers receive.
 *
 * @category Agents
 */
export type AgentEvents = {
  /**
   * Sound from a peer has arrived.
   *
   * @param message - The sound, and whose it is.
   */
  trackData: (message: IncomingTrackData) => void;
};

/**
 * A peer that runs on your server: it hears the room and can speak.
 *
 * Get one from {@link FishjamClient.createAgent | createAgent}, which also starts the connection. Methods that send
 * throw until the socket is open. The runtime must have a global `WebSocket`: Node.js 22 or later, Bun or Deno.
 *
 * In this version an agent does not hear anything under Node.js: what arrives cannot be read, and an error is logged
 * for each message. It can speak. Upgrade to 0.22.0 to hear, or delete the agent's peer to end it.
 *
 * @example Create an agent and log whom it hears
 * ```ts
 * import { FishjamClient } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * const room = await fishjam.createRoom();
 * const { agent } = await fishjam.createAgent(
 *   room.id,
 *   {},
 *   () => console.error('The socket of the agent failed.'),
 *   (code, reason) => console.log(`The agent left (${code}): ${reason}`),
 * );
 *
 * agent.on('trackData', ({ peerId, data }) => console.log(`${data.byteLength} bytes from ${peerId}`));
 * ```
 * @category Agents
 */
export declare class FishjamAgent extends TypedEventEmitter<AgentEvents, FishjamAgent> {
  /**
   * Connects an agent that exists already; {@link FishjamClient.createAgent | createAgent} does it for you.
   *
   * @param config - Your Fishjam ID and management token.
   * @param agentToken - The token of the agent.
   * @param onError - Called when the socket fails.
   * @param onClose - Called when the socket closes.
   * @throws {@link MissingFishjamIdException} when neither a Fishjam ID nor a URL is given.
   */
  constructor(config: FishjamConfig, agentToken: string, onError: ErrorEventHandler, onClose: CloseEventHandler);
  /**
   * Publishes an audio track that the agent can speak on.
   *
   * @param codecParameters - The form of the audio that you will send.
   * @param metadata - What the other peers are told about the track; nothing by default.
   * @returns The track.
   */
  createTrack(codecParameters: AudioCodecParameters, metadata?: object): Track;
  /**
   * Plays audio on a track, after what is still waiting to be played.
   *
   * @param trackId - A track of this agent.
   * @param data - The audio, in the form that the track was created with.
   */
  sendData(trackId: TrackId, data: Uint8Array): void;
  /**
   * Takes a track back.
   *
   * @param trackId - A track of this agent.
   */
  deleteTrack(trackId: TrackId): void;
}

export {};
