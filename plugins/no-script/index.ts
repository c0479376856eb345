import type { Plugin } from '@docusaurus/types';

/** Shows what needs a script to be reached, the panels of tabs, to readers without scripts. */
const style = `
[role="tabpanel"][hidden] { display: block !important; }
.tabs, .navbar__toggle, .search-button, .page-copy { display: none !important; }
.tab-label { display: block !important; }
`;

/** Adds a `noscript` style to every page, so that the content of all tabs can be read with JavaScript off. */
export default function noScript(): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({ headTags: [`<noscript><style>${style}</style></noscript>`] }),
  };
}
