import { changesBetween } from '../api-reference/history/load';
import { pathOf } from '../api-reference/history/places';
import type { Sdk } from '../api-reference/purposes';

/**
 * Returns the names that differ between two versions of an SDK, such as `JoinRoomConfig.url` or `useCamera(options)`.
 *
 * @throws Error when the API reference has not been generated.
 */
export function differencesBetween(from: string, to: string, sdk: Sdk): string[] {
  return [...new Set(changesBetween(sdk, from, to).map(({ symbol, place }) => pathOf(symbol, place)))];
}
