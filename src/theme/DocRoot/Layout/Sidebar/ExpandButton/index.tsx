// Replaced: the menu of this site cannot be hidden, and the button that is never shown was in the script of every page.
export default function DocRootLayoutSidebarExpandButton(): null {
  return null;
}
