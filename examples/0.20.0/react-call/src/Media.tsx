import { useEffect, useRef } from 'react';

type MediaProps = { stream: MediaStream | null };

/** Plays video without audio. Each audio track needs its own `Audio` element. */
export function Video({ stream, isMirrored = false }: MediaProps & { isMirrored?: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);

  return <video ref={ref} autoPlay playsInline muted className={isMirrored ? 'mirrored' : undefined} />;
}

export function Audio({ stream }: MediaProps) {
  const ref = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);

  return <audio ref={ref} autoPlay />;
}
