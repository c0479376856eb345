// Replaced: the site has one color mode, so the toggle would only add to every page's script and styles.
export default function ColorModeToggle(): null {
  return null;
}
