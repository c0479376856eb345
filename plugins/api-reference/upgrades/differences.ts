import { changesBetween } from '../history/load';
import { pathOf } from '../history/places';
import type { Sdk } from '../../../src/lib/sdks';

/**
 * Returns the names that differ between two versions of an SDK, such as `JoinRoomConfig.url` or `useCamera(options)`.
 *
 * @throws Error when the API reference has not been generated.
 */
export function differencesBetween(from: string, to: string, sdk: Sdk): string[] {
  return [...new Set(changesBetween(sdk, from, to).map(({ symbol, place }) => pathOf(symbol, place)))];
}
