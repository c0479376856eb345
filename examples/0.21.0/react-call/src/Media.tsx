import { useEffect, useRef, useState } from 'react';

type MediaProps = { stream: MediaStream | null };

/** Plays video without audio. Each audio track needs its own `Audio` element. */
export function Video({ stream, isMirrored = false }: MediaProps & { isMirrored?: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);

  return <video ref={ref} autoPlay playsInline muted className={isMirrored ? 'mirrored' : undefined} />;
}

/** Starts the audio. Returns whether the browser requires a click first. */
async function startAudio(audio: HTMLAudioElement): Promise<boolean> {
  try {
    await audio.play();
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError';
  }
}

export function Audio({ stream }: MediaProps) {
  const ref = useRef<HTMLAudioElement>(null);
  const [needsClick, setNeedsClick] = useState(false);

  useEffect(() => {
    const audio = ref.current;
    if (!audio) return;
    audio.srcObject = stream;
    if (stream) void startAudio(audio).then(setNeedsClick);
  }, [stream]);

  async function play() {
    if (ref.current) setNeedsClick(await startAudio(ref.current));
  }

  return (
    <>
      <audio ref={ref} />
      {stream && needsClick && <button onClick={() => void play()}>Turn on audio</button>}
    </>
  );
}
