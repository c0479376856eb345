import { createStorageSlot } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/** Storage key of the tabs that choose a platform: `groupId="platform"`. */
const chosenPlatform = createStorageSlot('docusaurus.tab.platform');

interface Props {
  /** Tab value for the platform that the link leads to. */
  readonly other: string;
  readonly children: ReactNode;
}

/**
 * Line in a guide with a link to the guide for the other platform. Following the link also selects that platform in
 * tabs.
 */
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
