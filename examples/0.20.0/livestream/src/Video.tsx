import { useEffect, useRef } from 'react';

type VideoProps = { stream: MediaStream | null; muted?: boolean };

export function Video({ stream, muted = false }: VideoProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);

  return <video ref={ref} autoPlay playsInline controls={!muted} muted={muted} width={640} />;
}
