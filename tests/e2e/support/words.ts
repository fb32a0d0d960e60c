import { m } from '../../../messages/compiled/messages.js';
import type { Locale } from '../../../words/locale.ts';

type Message = (values: object, options: { locale: Locale }) => string;

export type Words = (name: keyof typeof m, values?: object) => string;

const messages = new Map(Object.entries(m) as readonly (readonly [string, Message])[]);

/** The site's own words in one language, by which a person finds a control. */
export function wordsIn(locale: Locale): Words {
  return (name, values = {}) => messages.get(name)!(values, { locale });
}
