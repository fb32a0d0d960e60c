import {
  lineKey,
  lineOf,
  pricesIn,
  PRICE_GROUPS,
  type PriceLine,
} from '../../../../domain/prices/price-lines.ts';
import { PRICE_CELLS } from '../../../../domain/prices/price-cells.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';

/**
 * The lines of the sheet: those that the version has, and models that have no price yet, published or not.
 */
export function gridLines({
  base: { book },
  catalogue,
  unpublished,
}: Pick<PriceDraft, 'base' | 'catalogue' | 'unpublished'>): readonly PriceLine[] {
  const keys = new Set([
    ...pricesIn(book).keys(),
    ...catalogue.panels.map(({ model }) => lineKey({ group: 'panels', item: model })),
    ...catalogue.inverters.map(({ id }) => lineKey({ group: 'inverters', item: id })),
    ...catalogue.batteries.map(({ id }) => lineKey({ group: 'batteries', item: id })),
    ...unpublished.map(lineKey),
  ]);
  const lines = [...keys].flatMap((key) => lineOf(key) ?? []);
  return PRICE_GROUPS.flatMap((group) => lines.filter((line) => line.group === group));
}

export const cellKeysOf = (line: PriceLine): readonly string[] =>
  PRICE_CELLS.map((cell) => `${lineKey(line)}.${cell}`);
