import { createStorageSlot } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/** Storage key of the tabs that choose a platform: `groupId="platform"`. */
const chosenPlatform = createStorageSlot('docusaurus.tab.platform');

interface Props {
  /** Value of the tab of the platform that the link leads to. */
  readonly other: string;
  readonly children: ReactNode;
}

/** Line of a guide with a link to the guide of the other platform. Following it chooses that platform in tabs too. */
export default function PlatformLine({ other, children }: Props): ReactNode {
  return (
    <div
      className="platform-line"
      onClick={(event) => {
        if ((event.target as Element).closest('a')) chosenPlatform.set(other);
      }}
    >
      {children}
    </div>
  );
}
