import type { AgentTrack, FishjamAgent } from '@fishjam-cloud/js-server-sdk';
import { answer } from './answer';
import { SpeechDetector } from './speech';

/** Replies to each person who pauses, and stops when someone speaks. */
export function talk(agent: FishjamAgent): void {
  const detectors = new Map<string, SpeechDetector>();
  let track: AgentTrack | undefined;
  let turn = 0;

  agent.on('trackData', ({ peerId, data }) => {
    const detector = detectors.get(peerId) ?? createDetector();
    detectors.set(peerId, detector);
    detector.push(data);
  });

  function createDetector(): SpeechDetector {
    return new SpeechDetector({
      onStart: interrupt,
      onEnd: (speech) => {
        speak(speech).catch((error: unknown) => console.error('Could not reply:', error));
      },
    });
  }

  function interrupt(): void {
    turn += 1;
    if (track) agent.interruptTrack(track.id);
  }

  async function speak(question: Uint8Array): Promise<void> {
    const ownTurn = turn;
    const reply = await answer(question);
    // Someone has spoken in the meantime, so discard this reply.
    if (ownTurn !== turn) return;
    // Audio has arrived, so the connection is open and the agent can create a track.
    track ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { type: 'microphone' });
    agent.sendData(track.id, reply);
  }
}
