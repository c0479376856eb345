import type { ClientModule } from '@docusaurus/types';
import { rememberOpen, storeOpen } from './components/menu/open-categories';

if (typeof window !== 'undefined') window.addEventListener('pagehide', storeOpen);

/** Before another page comes: another version has another menu, which opens what is open in this one. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation) rememberOpen();
};
