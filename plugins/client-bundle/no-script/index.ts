import type { Plugin } from '@docusaurus/types';

/**
 * Styles for readers without JavaScript. They show content that otherwise requires a script: tab panels, versions, and
 * the menu on narrow screens, which is then below the page. They hide buttons that need a script.
 */
const style = `
[role="tabpanel"][hidden] { display: block !important; }
.tabs, .navbar__toggle, .search-button, .page-copy, .changes-link, .menu__caret, [class*="buttonGroup_"], .dropdown > button { display: none !important; }
.navbar, .navbar__items { height: auto !important; }
.navbar__items { flex-wrap: wrap; }
.navbar__item.dropdown { display: block; align-self: center; }
.dropdown > .dropdown__menu[hidden] {
  display: flex; position: static; visibility: visible; opacity: 1;
  min-width: 0; padding: 0; margin: 0; box-shadow: none; background: none; pointer-events: auto;
}
.tab-label { display: block !important; }
.theme-doc-toc-mobile, .theme-announcement-bar .close { display: none !important; }
@media (max-width: 996px) {
  [class*="docRoot_"] { flex-wrap: wrap; }
  .theme-doc-sidebar-container { display: block !important; order: 1; width: 100% !important; margin: 0 !important; border: 0 !important; }
}
`;

/** Adds a `noscript` style to every page, so that the content of all tabs can be read with JavaScript off. */
export default function noScript(): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({ headTags: [`<noscript><style>${style}</style></noscript>`] }),
  };
}
