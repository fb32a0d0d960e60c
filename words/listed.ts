import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** "Erik Dahl, Per Skov og Anne Bruun". */
export function listed(names: readonly string[], locale: Locale): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return m.listed_names({ names: names.slice(0, -1).join(', '), last }, { locale });
}
