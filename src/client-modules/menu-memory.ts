import type { ClientModule } from '@docusaurus/types';
import { bringCurrentIntoView } from '../components/menu/current-in-menu';
import { rememberOpen, storeOpen } from '../components/menu/open-categories';

if (typeof window !== 'undefined') window.addEventListener('pagehide', storeOpen);

/** Runs before the next page renders: another version's sidebar opens the same categories as this one. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation) rememberOpen();
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = bringCurrentIntoView;
