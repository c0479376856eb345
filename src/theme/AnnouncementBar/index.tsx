// Wrapped: shows a new announcement immediately to readers who closed an older one. In the original, an attribute that
// the inline script sets hides the new announcement until the next page load.
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { useEffect, type ReactNode } from 'react';

export default function AnnouncementBarWithNewId(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [isActive]);
  return <AnnouncementBar />;
}
