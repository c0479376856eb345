import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { Sdk } from '../../src/lib/sdks';
import { attributeOf } from './mdx';

const sdkOfTab: Readonly<Record<string, Sdk>> = {
  react: 'web',
  'react-native': 'mobile',
  typescript: 'server',
  python: 'server-python',
};

/**
 * Returns the SDKs of the tabs that contain a node. The same hook name has a different page in each SDK.
 *
 * @param ancestors - the node's ancestors in a page.
 */
export function sdksOfTabs(ancestors: readonly Nodes[]): Sdk[] {
  return ancestors.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'TabItem') return [];
    return sdkOfTab[attributeOf(node, 'value') ?? ''] ?? [];
  });
}
