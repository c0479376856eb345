import { FishjamProvider } from '@fishjam-cloud/react-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App';
import './style.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the ID "root".');

createRoot(container).render(
  <StrictMode>
    <FishjamProvider fishjamId={import.meta.env.VITE_FISHJAM_ID} reconnect={{ maxAttempts: 5 }}>
      <App />
    </FishjamProvider>
  </StrictMode>,
);
