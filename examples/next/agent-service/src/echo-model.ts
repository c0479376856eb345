import type { ModelEvents, ModelSession } from './model';
import { SpeechDetector } from './speech';

/** Sample rate of the replies, in hertz. */
export const outputRate = 16_000;

/** Replaces a speech model: greets with a tone, repeats each utterance, and hangs up after the third. */
export function connectModel(events: ModelEvents): ModelSession {
  let utterances = 0;
  const detector = new SpeechDetector({
    onStart: events.onInterrupt,
    onEnd: (speech) => {
      events.onAudio(speech);
      utterances += 1;
      if (utterances === 3) events.onToolCall('hang_up').catch(events.onEnd);
    },
  });
  return {
    greet: () => events.onAudio(tone()),
    hear: (pcm) => detector.push(pcm),
    // The detector has its own timer.
    hearPause: () => {},
    close: () => {},
  };
}

function tone(): Uint8Array {
  const wave = (_: unknown, index: number) => 8000 * Math.sin((2 * Math.PI * 440 * index) / outputRate);
  return new Uint8Array(Int16Array.from({ length: outputRate / 2 }, wave).buffer);
}
