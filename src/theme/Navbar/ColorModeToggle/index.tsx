// Replaced: the site has one mode of colours, and the toggle that is never shown was in the script of every page.
export default function ColorModeToggle(): null {
  return null;
}
