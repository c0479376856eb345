/** In the place of the framework's banner about a wrong base address. */
export default function NoBanner(): null {
  return null;
}
