import { isDay } from '../../../../domain/calendar-days.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import type { FieldLook } from './field-look.ts';

/** What a field holds, where it is read and not typed; of a choice that nobody knows what was typed. */
export function shownText({ type, options }: FieldLook, text: string): string {
  if (type === 'yes') return text === 'yes' ? m.records_yes() : m.records_no();
  if (isDay(text)) return shortDate(text, getLocale());
  return options?.find(({ value }) => value === text)?.label ?? text;
}

/** A kept figure as it is typed in the reader's language; what is none stays as it was typed. */
export const readerFigure = (text: string): string =>
  getLocale() === 'en' && /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
