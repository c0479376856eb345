import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { sdkOfTabValue } from '../../src/lib/sdk-tabs';
import type { Sdk } from '../../src/lib/sdks';
import { attributeOf } from './mdx';

/**
 * Returns the SDKs of the tabs that contain a node. The same hook name has a different page in each SDK.
 *
 * @param ancestors - the node's ancestors in a page.
 */
export function sdksOfTabs(ancestors: readonly Nodes[]): Sdk[] {
  return ancestors.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'TabItem') return [];
    return sdkOfTabValue(attributeOf(node, 'value') ?? '') ?? [];
  });
}
