// Sound arrives as raw PCM, 16,000 samples of 2 bytes per second, in chunks of any length.
export const bytesPerSecond = 16_000 * 2;

/** The detector looks at frames of 20 ms. */
const frameBytes = bytesPerSecond / 50;

/** A louder frame counts as speech; 1 is full scale. Raise it if noise starts the agent. */
const threshold = 0.02;

/** 100 ms of loud frames start an utterance, so that a click does not. */
const framesToStart = 5;

/** The 300 ms before that belong to it as well, so that its first word is whole. */
const framesToKeep = framesToStart + 15;

/** 800 ms without a loud frame end it. */
const pauseInMs = 800;

/** At most 30 seconds, even if a noise never stops. */
const maxFrames = 30 * 50;

export interface SpeechListener {
  onStart: () => void;
  /** Gets the whole utterance: raw 16-bit PCM at 16 kHz. */
  onEnd: (speech: Uint8Array) => void;
}

/** Finds out when one peer starts and stops speaking, by loudness. */
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
      // A timer, because a peer that mutes itself may send no more sound at all.
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
