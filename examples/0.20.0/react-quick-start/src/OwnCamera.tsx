import { useCamera, useMicrophone } from '@fishjam-cloud/react-client';
import { Video } from './Media';

export function OwnCamera() {
  const { cameraStream, isCameraOn, toggleCamera } = useCamera();
  const { isMicrophoneOn, isMicrophoneMuted, toggleMicrophoneMute } = useMicrophone();

  return (
    <section>
      <Video stream={cameraStream} />
      <button onClick={() => toggleCamera()}>{isCameraOn ? 'Turn camera off' : 'Turn camera on'}</button>
      <button onClick={() => toggleMicrophoneMute()} disabled={!isMicrophoneOn}>
        {isMicrophoneMuted ? 'Unmute' : 'Mute'}
      </button>
    </section>
  );
}
