import { useCamera, useMicrophone } from '@fishjam-cloud/react-client';
import { Video } from './Media';

export function OwnCamera() {
  const { cameraStream, isCameraOn, toggleCamera } = useCamera();
  const { isMicrophoneOn, isMicrophoneMuted, toggleMicrophone, toggleMicrophoneMute } = useMicrophone();

  return (
    <section>
      {cameraStream ? <Video stream={cameraStream} /> : <p>Your camera is off.</p>}
      <button onClick={() => toggleCamera()}>{isCameraOn ? 'Turn camera off' : 'Turn camera on'}</button>
      {isMicrophoneOn ? (
        <button onClick={() => toggleMicrophoneMute()}>{isMicrophoneMuted ? 'Unmute' : 'Mute'}</button>
      ) : (
        <button onClick={() => toggleMicrophone()}>Turn microphone on</button>
      )}
    </section>
  );
}
