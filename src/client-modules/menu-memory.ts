import type { ClientModule } from '@docusaurus/types';
import { followCurrent } from '../components/menu/current-in-menu';
import { rememberOpen, storeOpen } from '../components/menu/open-categories';

if (typeof window !== 'undefined') window.addEventListener('pagehide', storeOpen);

/** Remembers the open categories before the next page renders. Another version's sidebar also opens them. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation) rememberOpen();
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = followCurrent;
