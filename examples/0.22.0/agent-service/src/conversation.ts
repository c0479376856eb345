import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentTrack, FishjamAgent, PeerId } from '@fishjam-cloud/js-server-sdk';
import { connectModel, outputRate } from './echo-model';

/** Connects a caller to the model. The conversation continues when another agent replaces the first. */
export class Conversation {
  private readonly model = connectModel({
    onAudio: (pcm) => this.play(pcm),
    onInterrupt: () => this.interrupt(),
    onToolCall: (name) => this.useTool(name),
    onEnd: (error) => {
      console.error('The model ended the session:', error);
      this.endCall();
    },
  });
  private agent?: FishjamAgent;
  private track?: AgentTrack;
  private pause?: NodeJS.Timeout;
  private hasGreeted = false;
  private playsUntil = 0;

  constructor(
    private readonly callerId: PeerId,
    private readonly endCall: () => void,
  ) {}

  listen(agent: FishjamAgent): void {
    agent.on('trackData', ({ peerId, data }) => {
      // Other peers may also be in the room. The code assumes that the caller publishes only one audio track.
      if (peerId !== this.callerId) return;
      // Audio has arrived, so the connection is open.
      this.speakThrough(agent);
      this.model.hear(data);
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.model.hearPause(), 1000);
    });
  }

  /** Starts to speak through an agent. Its connection must be open, because `createTrack` throws otherwise. */
  speakThrough(agent: FishjamAgent): void {
    if (agent === this.agent) return;
    this.track = agent.createTrack({ encoding: 'pcm16', sampleRate: outputRate, channels: 1 }, { type: 'microphone' });
    this.agent = agent;
    this.playsUntil = 0;
  }

  greet(): void {
    if (this.hasGreeted) return;
    this.hasGreeted = true;
    this.model.greet();
  }

  close(): void {
    clearTimeout(this.pause);
    this.model.close();
  }

  private play(pcm: Uint8Array): void {
    if (!this.agent || !this.track) return;
    // No event reports the end of playback, so calculate it: a sample has two bytes.
    this.playsUntil = Math.max(this.playsUntil, Date.now()) + (pcm.length / 2 / outputRate) * 1000;
    this.agent.sendData(this.track.id, pcm);
  }

  private interrupt(): void {
    this.playsUntil = 0;
    if (this.agent && this.track) this.agent.interruptTrack(this.track.id);
  }

  /** Runs the tools that the model calls. Add your own tools here. */
  private async useTool(name: string): Promise<unknown> {
    if (name !== 'hang_up') return { error: `Unknown tool: ${name}` };
    // Let the caller hear the goodbye.
    await sleep(Math.max(0, this.playsUntil - Date.now()) + 500);
    this.endCall();
    return { ended: true };
  }
}
