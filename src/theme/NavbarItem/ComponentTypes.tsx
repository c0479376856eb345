// Ejected: contains only the item types that this site's navbar uses, because each type adds to every page's script. Add
// a type here before you use it in docusaurus.config.ts.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default {
  default: DefaultNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
};
