import { sql, type RawBuilder } from 'kysely';

/** A text in small letters, the Danish ones too: SQLite's own lower() knows none beyond A–Z. */
export const inSmallLetters = (text: RawBuilder<unknown>) =>
  sql<string>`replace(replace(replace(lower(${text}), 'Æ', 'æ'), 'Ø', 'ø'), 'Å', 'å')`;

/** A pattern of `like`, with `escape '\'`, that matches any text with these letters in it. */
export const patternOf = (letters: string) =>
  `%${letters.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
