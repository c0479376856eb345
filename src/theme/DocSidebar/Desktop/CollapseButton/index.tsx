// Replaced: the sidebar cannot be hidden, so the button would only add to every page's script and styles.
export default function CollapseButton(): null {
  return null;
}
