import type { FishjamAgent, TrackId } from '@fishjam-cloud/js-server-sdk';
import { answer } from './answer';
import { SpeechDetector } from './speech';

/** Replies to each person who pauses. */
export function talk(agent: FishjamAgent): void {
  const detectors = new Map<string, SpeechDetector>();
  let trackId: TrackId | undefined;

  agent.on('trackData', ({ peerId, data }) => {
    const detector = detectors.get(peerId) ?? createDetector();
    detectors.set(peerId, detector);
    detector.push(data);
  });

  function createDetector(): SpeechDetector {
    return new SpeechDetector({
      onStart: () => console.log('Someone is speaking.'),
      onEnd: (speech) => {
        speak(speech).catch((error: unknown) => console.error('Could not reply:', error));
      },
    });
  }

  async function speak(question: Uint8Array): Promise<void> {
    const reply = await answer(question);
    // Audio has arrived, so the connection is open and the agent can create a track.
    trackId ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { type: 'microphone' })
      .id as TrackId;
    agent.sendData(trackId, reply);
  }
}
