/** What a text may name a person by. */
export type PersonKeys = {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  /** In the one normal form. */
  readonly phones: readonly string[];
  /** Street and number. */
  readonly streets: readonly string[];
};

/** What stands in the place of a word about a person who was erased. */
export const ERASED = '…';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wordsIn = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
const whole = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');

/** One word alone, as «Anna», is anybody's; and what holds no letters or several lines is no name. */
const isWholeName = (words: readonly string[]) =>
  words.length >= 2 &&
  words.length <= 6 &&
  words.every((word) => /^\p{L}[\p{L}.'’-]*$/u.test(word));

/** The whole name; without the middle ones; and the last one first. */
function ofName(name: string): readonly RegExp[] {
  const words = wordsIn(name);
  if (!isWholeName(words)) return [];
  const [first, last] = [words[0]!, words.at(-1)!].map(escaped) as [string, string];
  const gap = String.raw`[\s,]{1,3}`;
  const all = words.map(escaped).join(gap);
  return [whole(`${all}|${first}${gap}${last}|${last}${gap}${first}`)];
}

/** However its digits are grouped, with or without the country's. */
function ofPhone(phone: string): readonly RegExp[] {
  const digits = phone.replace(/^\+45/, '').replaceAll(/\D/g, '');
  if (digits.length < 8) return [];
  const grouped = [...digits].join(String.raw`[\s.\-/]?`);
  return [new RegExp(String.raw`(?:(?:\+|00)\s?45[\s.\-]?)?(?<!\d)${grouped}(?!\d)`, 'g')];
}

/** The street with its number, without the town. */
function ofStreet(street: string): readonly RegExp[] {
  const words = wordsIn(street.split(',')[0] ?? '');
  if (words.length < 2 || !words.slice(1).some((word) => /\d/.test(word))) return [];
  return [whole(words.map(escaped).join(String.raw`[\s,]{1,3}`))];
}

/** @returns takes whatever names the person out of a text */
export function withoutPerson(keys: PersonKeys): (text: string) => string {
  const patterns = [
    ...keys.emails.flatMap((email) => (email.includes('@') ? [whole(escaped(email))] : [])),
    ...keys.phones.flatMap(ofPhone),
    ...keys.names.flatMap(ofName),
    ...keys.streets.flatMap(ofStreet),
  ];
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, ERASED), text);
}

/** Patterns of `like`, in small letters, that every text naming the person has: the texts themselves are looked at then. */
export function likelyTexts(keys: PersonKeys): readonly string[] {
  const of = (words: readonly string[]) => [`%${words.join('%')}%`.toLowerCase()];
  const plain = (text: string) => text.replaceAll(/[\\%_]/g, '_');
  return [
    ...keys.emails.flatMap((email) => of([plain(email)])),
    ...keys.phones.flatMap((phone) => of([...phone.replace(/^\+45/, '').replaceAll(/\D/g, '')])),
    ...keys.names.flatMap((name) => {
      const words = wordsIn(name).map(plain);
      if (!isWholeName(wordsIn(name))) return [];
      const [first, last] = [words[0]!, words.at(-1)!];
      return [...of([first, last]), ...of([last, first])];
    }),
    ...keys.streets.flatMap((street) => {
      const words = wordsIn(street.split(',')[0] ?? '').map(plain);
      return words.length < 2 ? [] : of([words[0]!, words.at(-1)!]);
    }),
  ];
}
