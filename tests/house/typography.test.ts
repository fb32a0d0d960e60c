import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// What an editor marks on paper: a figure that can part from its unit at the end of a line, quotation marks and
// dashes of the other language, an apostrophe from a typewriter.

type Mark = { readonly name: string; readonly wrong: RegExp };

/** Units as they stand after a figure; in English the currency stands before it. */
const UNITS = 'kWh|kWp|kW|W|MB|kB|m²|m|km|kg|°C';
const DANISH_UNITS = `${UNITS}|%|kr\\.|øre|ton|år`;

const MARKS: Readonly<Record<'da' | 'en', readonly Mark[]>> = {
  da: [
    {
      name: 'a figure stays with its unit',
      wrong: new RegExp(String.raw`[\d}] (?:${DANISH_UNITS})(?![\wæøå²])`),
    },
    { name: 'quotes are Danish', wrong: /["“”]/ },
    { name: 'dashes are Danish', wrong: /—/ },
    { name: 'an ellipsis is one character', wrong: /\.\.\./ },
    { name: 'a percentage stands apart from its figure', wrong: /\d%/ },
  ],
  en: [
    {
      name: 'a figure stays with its unit',
      wrong: new RegExp(String.raw`[\d}] (?:${UNITS})(?![\w²])|DKK [\d{]`),
    },
    { name: 'quotes are curly', wrong: /["»«]/ },
    { name: 'apostrophes are curly', wrong: /\w'\w|s' / },
    { name: 'an ellipsis is one character', wrong: /\.\.\./ },
    { name: 'a percentage stands at its figure', wrong: /\d[  ]%/ },
  ],
};

/**
 * After a colon a sentence goes on in both languages, also where Danish leaves the choice: only names have a capital.
 * An abbreviation is one by its second letter.
 */
const CAPITAL_AFTER_COLON = {
  name: 'a small letter follows a colon',
  wrong: /\S: (?!(?:Solrig|Statens|Danish|Radius))[A-ZÆØÅ][a-zæøå]/,
};

/** Said yes to in these very words; other words would need another version. */
const SAID_YES_TO = /consent_(email|phone)$|mail_consent$/;

const room = join(import.meta.dirname, '../../messages');

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

function textsOf(locale: 'da' | 'en'): readonly (readonly [key: string, text: string])[] {
  return globSync(`${locale}/*.json`, { cwd: room }).flatMap((file) => {
    const messages = JSON.parse(readFileSync(join(room, file), 'utf8')) as Record<string, Message>;
    return Object.entries(messages)
      .filter(([key]) => !SAID_YES_TO.test(key))
      .flatMap(([key, message]) =>
        typeof message === 'string'
          ? [[key, message] as const]
          : message.flatMap(({ match }) => Object.values(match).map((one) => [key, one] as const)),
      );
  });
}

describe.each(['da', 'en'] as const)('messages in %s', (locale) => {
  const texts = textsOf(locale);

  test.each([...MARKS[locale], CAPITAL_AFTER_COLON])('$name', ({ wrong }) => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

const content = join(import.meta.dirname, '../../content');

test.each(globSync('{da,en}/**/*.mdx', { cwd: content }))(
  'a small letter follows a colon in %s',
  (file) => {
    const [, , ...text] = readFileSync(join(content, file), 'utf8').split(/^---$/m);
    const lines = text.join('').split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => CAPITAL_AFTER_COLON.wrong.test(line))).toEqual([]);
  },
);
