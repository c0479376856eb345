import { useEffect, useRef } from 'react';

type MediaProps = { stream: MediaStream | null };

export function Video({ stream }: MediaProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);

  // Muted, because the audio is a separate track.
  return <video ref={ref} autoPlay playsInline muted width={320} />;
}

// #region step-5
export function Audio({ stream }: MediaProps) {
  const ref = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);

  return <audio ref={ref} autoPlay />;
}
// #endregion
