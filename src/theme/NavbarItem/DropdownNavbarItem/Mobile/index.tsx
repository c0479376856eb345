// Replaced: the only menu of the bar is that of versions, which stand at the foot of the drawer.
export default function DropdownNavbarItemMobile(): null {
  return null;
}
