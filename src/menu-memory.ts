import type { ClientModule } from '@docusaurus/types';
import { bringCurrentIntoView } from './components/menu/current-in-menu';
import { rememberOpen, storeOpen } from './components/menu/open-categories';

if (typeof window !== 'undefined') window.addEventListener('pagehide', storeOpen);

/** Before the next page is rendered: another version has its own sidebar, which opens what is open in this one. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation) rememberOpen();
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = bringCurrentIntoView;
