import { isWithinReach } from '../engine/climate/reach.ts';
import type { Place } from '../engine/place.ts';
import type { FieldError } from './field-error.ts';

/**
 * Whether there is Danish land at a place. The server checks every place it receives; pages get
 * their places from the server and need not load the country's outline.
 */
export function placeErrors({ lat, lon }: Place): readonly FieldError[] {
  return isWithinReach({ lat, lon }) ? [] : [{ field: 'lat', code: 'at-sea' }];
}
