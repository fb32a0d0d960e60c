import type { Locale } from './locale.ts';

const TAGS: Readonly<Record<Locale, string>> = { da: 'da-DK', en: 'en-GB' };

function formatted(at: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: 'Europe/Copenhagen',
    ...options,
  }).format(new Date(at));
}

/** "20. november 2026 kl. 08.52" / "20 November 2026 at 08:52" in Danish time. */
export function dateTime(at: string, locale: Locale): string {
  return formatted(at, locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** "Fredag 20. november 2026 kl. 08.52" / "Friday, 20 November 2026 at 08:52" in Danish time. */
export function fullDateTime(at: string, locale: Locale): string {
  const words = formatted(at, locale, { dateStyle: 'full', timeStyle: 'short' });
  return words.charAt(0).toUpperCase() + words.slice(1).replace(' den ', ' ');
}

/** "fredag den 20. november 2026 kl. 08.52.07" / "Friday 20 November 2026 at 08:52:07" in Danish time. */
export function exactDateTime(at: string, locale: Locale): string {
  return formatted(at, locale, { dateStyle: 'full', timeStyle: 'medium' });
}

/** "20. nov. 2026" / "20 Nov 2026". */
export function shortDate(at: string, locale: Locale): string {
  return formatted(at, locale, { dateStyle: 'medium' });
}

/** The day's name as "man." / "Mon". */
export function weekdayShort(day: string, locale: Locale): string {
  return formatted(`${day}T12:00:00Z`, locale, { weekday: 'short' });
}

/** "tirsdag den 24. november" / "Tuesday 24 November": of a day near enough to need no year. */
export function weekdayDate(day: string, locale: Locale): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatted(`${day}T12:00:00Z`, locale, options);
  const date = part({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0');
  return `${part({ weekday: 'long' })}${locale === 'da' ? ' den' : ''} ${date}`;
}

/** "24. nov." / "24 Nov". */
export function dayMonth(day: string, locale: Locale): string {
  return formatted(`${day}T12:00:00Z`, locale, { day: 'numeric', month: 'short' });
}

/** "20. nov. 2026 kl. 08.52" / "20 Nov 2026, 08:52". */
export const shortDateTime = (at: string, locale: Locale): string =>
  joined(shortDate(at, locale), at, locale);

/** "20. nov. kl. 08.52" / "20 Nov, 08:52" in Danish time: of what is a few weeks old at most. */
export const recentTime = (at: string, locale: Locale): string =>
  joined(formatted(at, locale, { day: 'numeric', month: 'short' }), at, locale);

/** A day and its time, as each language joins them. */
function joined(day: string, at: string, locale: Locale): string {
  const time = clockTime(at, locale);
  return locale === 'da' ? `${day} kl. ${time}` : `${day}, ${time}`;
}

/** "08.52" / "08:52" in Danish time. */
export const clockTime = (at: string, locale: Locale): string =>
  formatted(at, locale, { timeStyle: 'short' });

/** "08.52.40" / "08:52:40" in Danish time. */
export function timeOfDay(at: string, locale: Locale): string {
  return formatted(at, locale, { timeStyle: 'medium' });
}
