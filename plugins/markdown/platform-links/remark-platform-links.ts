import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { sdkTabs } from '../../../src/lib/sdk-tabs';
import { shortSdkNames } from '../../../src/lib/sdks';
import { counterparts, otherPlatform, platformPairs, type ClientSdk } from '../../api-reference/platforms/pairs';
import { projectPath, root, versionOfFile } from '../../shared/versions';

/**
 * If both platforms have a guide for a task, adds a line at the top of each guide that names both platforms and links
 * to the other guide.
 */
export default function remarkPlatformLinks() {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(vfile.path);
    const version = versionOfFile(file);
    if (!version) return;
    const guide = file.slice(version.docsDir.length + 1).replace(/\.mdx$/, '');
    const { guides } = platformPairs();
    for (const sdk of ['web', 'mobile'] as const) {
      const found = counterparts(guides, sdk, guide).find((other) =>
        existsSync(path.join(root, version.docsDir, `${other}.mdx`)),
      );
      if (found) tree.children.unshift(lineWith(sdk, path.posix.relative(path.posix.dirname(guide), `${found}.mdx`)));
    }
  };
}

function lineWith(sdk: ClientSdk, url: string): MdxJsxFlowElement {
  const own: Paragraph['children'][number] = {
    type: 'strong',
    children: [{ type: 'text', value: shortSdkNames[sdk] }],
  };
  const other = otherPlatform(sdk);
  const link: Paragraph['children'][number] = {
    type: 'link',
    url: url.startsWith('.') ? url : `./${url}`,
    children: [{ type: 'text', value: shortSdkNames[other] }],
  };
  const separator: Paragraph['children'][number] = { type: 'text', value: ' · ' };
  return {
    type: 'mdxJsxFlowElement',
    name: 'PlatformLine',
    attributes: [{ type: 'mdxJsxAttribute', name: 'other', value: sdkTabs[other].value }],
    children: [
      {
        type: 'paragraph',
        // React comes first in the guides for both platforms.
        children: [
          { type: 'text', value: 'Platform: ' },
          ...(sdk === 'web' ? [own, separator, link] : [link, separator, own]),
        ],
      },
    ],
  };
}
