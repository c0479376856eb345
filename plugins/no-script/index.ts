import type { Plugin } from '@docusaurus/types';

/** Shows what needs a script to be reached, the panels of tabs and the versions, to readers without scripts. */
const style = `
[role="tabpanel"][hidden] { display: block !important; }
.tabs, .navbar__toggle, .search-button, .dropdown > button { display: none !important; }
.navbar, .navbar__items { height: auto !important; }
.navbar__items { flex-wrap: wrap; }
.navbar__item.dropdown { display: block; align-self: center; }
.dropdown > .dropdown__menu[hidden] {
  display: flex; position: static; visibility: visible; opacity: 1;
  min-width: 0; padding: 0; margin: 0; box-shadow: none; background: none; pointer-events: auto;
}
.tab-label { display: block !important; }
`;

/** Adds a `noscript` style to every page, so that the content of all tabs can be read with JavaScript off. */
export default function noScript(): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({ headTags: [`<noscript><style>${style}</style></noscript>`] }),
  };
}
