import { m } from '../../../messages/compiled/messages.js';
import { decimal, years } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import type { ScenarioKey } from './range-findings.ts';

type Ends = { readonly low: number | null; readonly high: number | null };

/** «12,3–24,6 år», «12,3 – over 25 år», «ikke inden for 25 år». */
export function spanWords({ low, high }: Ends, locale: Locale): string {
  if (low === null) return m.range_never();
  if (high === null) return `${decimal(low, locale, 1)} – ${m.range_over()}`;
  return `${decimal(low, locale, 1)}–${years(high, locale)}`;
}

export const yearsOrNever = (value: number | null, locale: Locale): string =>
  value === null ? m.range_never() : years(value, locale);

export function scenarioName(key: ScenarioKey): string {
  switch (key) {
    case 'law':
      return m.range_tax_law();
    case 'unchanged':
      return m.range_tax_unchanged();
    case 'higher':
      return m.range_tax_higher();
    case 'own':
      return m.range_tax_own();
    case 'falling':
      return m.range_falling();
  }
}
