// Replaced: the sidebar cannot be hidden, so the button would only add to every page's script.
export default function DocRootLayoutSidebarExpandButton(): null {
  return null;
}
