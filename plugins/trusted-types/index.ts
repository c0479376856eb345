import type { Plugin } from '@docusaurus/types';
import { policies } from './policies';

/**
 * Has the bundler name the chunks that it loads as what they are. The page could do without, by the policy of the site; but
 * the worker of search loads a chunk before any module of ours runs in it.
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: (_, isServer) => (isServer ? {} : { output: { trustedTypes: policies.bundler } }),
  };
}
