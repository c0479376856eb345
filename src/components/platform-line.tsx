import { createStorageSlot } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/** Stored platform choice, which is shared with the tabs that have `groupId="platform"`. */
const chosenPlatform = createStorageSlot('docusaurus.tab.platform');

interface Props {
  /** Tab value for the platform that the link leads to. */
  readonly other: string;
  readonly children: ReactNode;
}

/**
 * Line that links a guide to its counterpart for the other platform. Following the link also selects that platform in
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
