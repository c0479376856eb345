// Replaced: the only menu in the navbar is the version menu; in the drawer, the footer lists the versions.
export default function DropdownNavbarItemMobile(): null {
  return null;
}
