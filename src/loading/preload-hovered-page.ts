import preload from '@docusaurus/core/lib/client/preload';

/**
 * Loads the page of a link that the reader points at. Called by the framework instead of its own `preload`, whose failure
 * nobody would catch: what cannot be loaded is told when the reader goes there.
 *
 * @param pathname - path of the page.
 */
export default function preloadHoveredPage(pathname: string): Promise<unknown> {
  return preload(pathname).catch((error: unknown) => console.warn(error));
}
