import type { Locale } from './locale.ts';

// The only place that uses Intl. Danish notation: full stop between thousands, comma before
// decimals, U+2212 for minus, and a non-breaking space between figure and unit.

const NBSP = '\u00a0';
const TAGS: Record<Locale, string> = { da: 'da-DK', en: 'en-GB' };
const UNITS = {
  da: { year: 'år', years: 'år', month: 'måned', months: 'måneder' },
  en: { year: 'year', years: 'years', month: 'month', months: 'months' },
} as const;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numberFormat(locale: Locale, minDigits: number, maxDigits: number): Intl.NumberFormat {
  const key = `${locale}${minDigits}${maxDigits}`;
  const kept = numberFormats.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat(TAGS[locale], {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
    useGrouping: 'always',
  });
  numberFormats.set(key, made);
  return made;
}

function dateFormat(
  locale: Locale,
  key: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const kept = dateFormats.get(locale + key);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(TAGS[locale], { timeZone: 'Europe/Copenhagen', ...options });
  dateFormats.set(locale + key, made);
  return made;
}

/** One figure with exactly `digits` decimals: "1.234,5" / "1,234.5". */
export function decimal(value: number, locale: Locale, digits = 0): string {
  const text = numberFormat(locale, digits, digits).format(value).replace('-', '−');
  // −0,4 rounded to no decimals is zero, and zero has no sign.
  return /[1-9]/.test(text) ? text : text.replace('−', '');
}

/** One figure with at most `digits` decimals, without trailing zeros: "35", "2,5". */
export function shortDecimal(value: number, locale: Locale, digits = 2): string {
  return numberFormat(locale, 0, digits).format(value).replace('-', '−').replace(/^−0$/, '0');
}

/** An amount in øre as kroner, without the unit: whole, or with both decimals: "1.487", "1.487,50". */
export function kronerOf(ore: number, locale: Locale): string {
  const whole = Math.round(ore);
  return decimal(whole / 100, locale, whole % 100 === 0 ? 0 : 2);
}

/** A figure that always has its sign: "+2.200", "−1.435"; zero has none. */
export function signed(value: number, locale: Locale, digits = 0): string {
  const text = decimal(value, locale, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

export type FigureParts = {
  readonly value: string;
  readonly unit: string;
  readonly unitFirst: boolean;
};

/** Figure and currency separately, for figures whose unit is set smaller. */
export function krParts(dkk: number, locale: Locale): FigureParts {
  const value = decimal(dkk, locale);
  return locale === 'da'
    ? { value, unit: 'kr.', unitFirst: false }
    : { value, unit: 'DKK', unitFirst: true };
}

/** "12.400 kr." / "DKK 12,400". */
export function kr(dkk: number, locale: Locale): string {
  return locale === 'da'
    ? `${decimal(dkk, locale)}${NBSP}kr.`
    : `DKK${NBSP}${decimal(dkk, locale)}`;
}

/** "+2.200 kr." / "+DKK 2,200". */
export function signedKr(dkk: number, locale: Locale): string {
  const text = signed(dkk, locale);
  if (locale === 'da') return `${text}${NBSP}kr.`;
  const sign = /^[+−]/.exec(text)?.[0] ?? '';
  return `${sign}DKK${NBSP}${text.slice(sign.length)}`;
}

/** "5.900 kWh". */
export function kWh(value: number, locale: Locale, digits = 0): string {
  return `${decimal(value, locale, digits)}${NBSP}kWh`;
}

/** "6,2 kWp". */
export function kWp(value: number, locale: Locale): string {
  return `${decimal(value, locale, 1)}${NBSP}kWp`;
}

/** From a share 0–1: "40 %" / "40%". */
export function percent(share: number, locale: Locale, digits = 0): string {
  return `${decimal(share * 100, locale, digits)}${locale === 'da' ? NBSP : ''}%`;
}

/** "10,4 år" / "10.4 years"; with no decimals "1 år" / "1 year". */
export function years(value: number, locale: Locale, digits = 1): string {
  const text = decimal(value, locale, digits);
  return `${text}${NBSP}${text === '1' ? UNITS[locale].year : UNITS[locale].years}`;
}

/** The unit alone, for figures whose unit is set smaller. */
export function yearsUnit(locale: Locale): string {
  return UNITS[locale].years;
}

/** "13.30" / "13:30", from hours since midnight in Danish time [h]: where it is plain that it is a time. */
export function timeFigures(hour: number, locale: Locale): string {
  const minutes = Math.round(hour * 60);
  const hh = String(Math.floor(minutes / 60));
  const mm = String(minutes % 60).padStart(2, '0');
  return locale === 'da' ? `${hh}.${mm}` : `${hh.padStart(2, '0')}:${mm}`;
}

/** "kl. 13.30", "kl. 8" / "13:30", "08:00". */
export function clock(hour: number, locale: Locale): string {
  const figures = timeFigures(hour, locale);
  return locale === 'da' ? `kl.${NBSP}${figures.replace(/\.00$/, '')}` : figures;
}

/** "kl. 17–21" / "17:00–21:00": from the first hour up to the second. */
export function hourSpan(
  { from, to }: { readonly from: number; readonly to: number },
  locale: Locale,
): string {
  const end = clock(to, locale);
  return `${clock(from, locale)}–${end.slice(end.indexOf(NBSP) + 1)}`;
}

/** "28. november 2026" / "28 November 2026" in Danish time; takes an ISO date or a moment. */
export function date(at: string | Date, locale: Locale): string {
  return dateFormat(locale, 'date', { day: 'numeric', month: 'long', year: 'numeric' })
    .format(typeof at === 'string' ? new Date(at) : at)
    .replaceAll(' ', NBSP);
}

/** Month 1–12: "marts" / "March". */
export function monthName(month: number, locale: Locale): string {
  return dateFormat(locale, 'month', { month: 'long' }).format(
    new Date(Date.UTC(2026, month - 1, 15)),
  );
}

/** Month 1–12 in three letters without a full stop: "mar" / "Mar". */
export function monthShort(month: number, locale: Locale): string {
  return monthName(month, locale).slice(0, 3);
}

/** «a, b og c», “a, b and c”. */
export const listed = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale).format(items);
