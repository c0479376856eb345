// Wrapped: a new announcement must show at once to a reader who closed an older one; the original keeps it hidden, by a
// mark that its inline script sets before React starts, until the page is loaded once more.
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
