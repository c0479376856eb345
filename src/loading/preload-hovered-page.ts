import preload from '@docusaurus/core/lib/client/preload';

/**
 * Loads the page of a link that the reader points at. Called by the framework instead of its own `preload`, whose failure
 * nobody would catch: what cannot be loaded is told when the reader goes there.
 *
 * @param pathname - path of the page.
 * @returns whether it is there.
 */
export default async function preloadHoveredPage(pathname: string): Promise<boolean> {
  try {
    await preload(pathname);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
