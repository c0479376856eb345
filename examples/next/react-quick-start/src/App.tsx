import { useState } from 'react';
import { Call } from './Call';
import { JoinForm } from './JoinForm';

export default function App() {
  const [isInCall, setIsInCall] = useState(false);

  return isInCall ? <Call onLeft={() => setIsInCall(false)} /> : <JoinForm onJoined={() => setIsInCall(true)} />;
}
