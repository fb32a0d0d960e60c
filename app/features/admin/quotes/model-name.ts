import { m } from '../../../../messages/compiled/messages.js';
import type { Locale } from '../../../../words/locale.ts';
import { kWh } from '../../../../words/format.ts';

const EXAMPLE_BATTERY = /^Batteri (\d+) kWh$/;

/** A model as the catalogue calls it; the example batteries, which have no maker's name, in the reader's language. */
export function modelName(name: string, locale: Locale): string {
  const [, size] = EXAMPLE_BATTERY.exec(name) ?? [];
  return size === undefined ? name : m.quotes_example_battery({ size: kWh(Number(size), locale) });
}
