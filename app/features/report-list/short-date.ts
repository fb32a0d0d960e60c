import { date } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';

const LETTERS = 3;

/** «20. dec.» / «20 Dec», of a day that is less than a year away. */
export function shortDate(at: string, locale: Locale): string {
  const [day = '', month = ''] = date(at, locale).split(/\s/);
  const stop = locale === 'da' && month.length > LETTERS ? '.' : '';
  return `${day}\u00a0${month.slice(0, LETTERS)}${stop}`;
}
