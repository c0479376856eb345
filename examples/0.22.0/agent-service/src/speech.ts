// Audio arrives as raw PCM, 16,000 samples of 2 bytes per second, in chunks of any length.
export const bytesPerSecond = 16_000 * 2;

/** Bytes in a frame of 20 ms. */
const frameBytes = bytesPerSecond / 50;

/** Volume above which a frame counts as speech; 1 is full scale. Raise the threshold if the agent reacts to noise. */
const threshold = 0.02;

/** Consecutive loud frames that start an utterance: 100 ms, so that a click does not start one. */
const framesToStart = 5;

/** Frames to keep while no one speaks: 300 ms more than `framesToStart`, to keep the first word complete. */
const framesToKeep = framesToStart + 15;

/** Time without a loud frame that ends an utterance. */
const pauseInMs = 800;

/** Maximum length of an utterance: 30 seconds, even if a noise never stops. */
const maxFrames = 30 * 50;

export interface SpeechListener {
  onStart: () => void;
  /** Receives the whole utterance: raw 16-bit PCM at 16 kHz. */
  onEnd: (speech: Uint8Array) => void;
}

/** Detects when a peer starts and stops speaking, based on the volume. */
export class SpeechDetector {
  private rest: Uint8Array = new Uint8Array();
  private frames: Uint8Array[] = [];
  private loudFrames = 0;
  private isSpeaking = false;
  private pause?: NodeJS.Timeout;

  constructor(private readonly listener: SpeechListener) {}

  push(chunk: Uint8Array): void {
    let bytes = Buffer.concat([this.rest, chunk]);
    for (; bytes.length >= frameBytes; bytes = bytes.subarray(frameBytes))
      this.pushFrame(bytes.subarray(0, frameBytes));
    this.rest = bytes;
  }

  private pushFrame(frame: Buffer): void {
    const isLoud = loudness(frame) > threshold;
    this.loudFrames = isLoud ? this.loudFrames + 1 : 0;
    this.frames.push(frame);

    if (!this.isSpeaking) {
      this.frames = this.frames.slice(-framesToKeep);
      if (this.loudFrames < framesToStart) return;
      this.isSpeaking = true;
      this.listener.onStart();
    }
    if (isLoud) {
      // Use a timer, because a muted peer may not send any more audio.
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.end(), pauseInMs);
    }
    if (this.frames.length >= maxFrames) this.end();
  }

  private end(): void {
    clearTimeout(this.pause);
    const speech = Buffer.concat(this.frames);
    this.frames = [];
    this.loudFrames = 0;
    this.isSpeaking = false;
    this.listener.onEnd(speech);
  }
}

/** Returns the root mean square of the samples, from 0 to 1. */
function loudness(frame: Buffer): number {
  let sum = 0;
  for (let at = 0; at < frame.length; at += 2) sum += (frame.readInt16LE(at) / 32_768) ** 2;
  return Math.sqrt(sum / (frame.length / 2));
}
