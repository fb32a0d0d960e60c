import { join } from 'node:path';
import { expect, test } from 'vitest';
import { growsTooFast, inWords } from './doubled.ts';
import { besideIt, longInputs } from './long-input.ts';
import { textReaders, type TextReader } from './text-readers.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LENGTH = 8000;

type Read = (...given: readonly unknown[]) => unknown;
type Measured = { readonly hasRead: boolean; readonly tooSlow: readonly string[] };

/** Those that take none of these texts. They need something else beside it, or only read what we wrote. */
const READ_NOTHING = [
  'app/features/admin/leads/lead-path.ts leadPath',
  'app/features/admin/messages/message-words.ts momentWords',
  'app/features/calculator/number-problem.ts typedNumber',
  'app/forms/proof/work-beside.ts workBeside',
  'app/route-middleware.server.ts middlewareNamed',
  'app/routes/public/article-cards.server.ts articlesAfter',
  'app/routes/public/article.server.ts articleAt',
  'app/routes/seo/sitemap.server.ts xmlAnswer',
  'domain/calendar-days.ts dayAfter',
  'domain/contract/withdrawal-period.ts promiseBegins',
  'domain/offers-compared/counted-size.ts countBefore',
  'domain/offers-compared/vat-words.ts vatNear',
  'domain/prices/price-cells.ts typedPrice',
  'server/backup/backup-lines.ts parseLine',
  'server/backup/bucket-files.ts pathOfKey',
  'server/http/forwarded.ts forwardedHeaders',
  'server/leads/lead-address.ts leadAddress',
  'server/leads/lead-address.ts leadButton',
  'server/offers/change-messages.ts additionNotice',
  'server/offers/change-messages.ts rerouteNotice',
  'server/offers/change-messages.ts withdrawalNotice',
  'server/report-pdf/plain-font.ts plainFont',
  'server/report-pdf/svg-tree.ts parseSvg',
  'server/sealed-text.ts sealText',
  'server/uploads/tiff-with-profile.ts tiffWithProfile',
  'words/date-time.ts dayMonth',
  'words/date-time.ts weekdayDate',
  'words/date-time.ts weekdayShort',
];
async function measured({ file, name, types }: TextReader): Promise<Measured> {
  // The texts of the site are read by its build only.
  const module_ = await import(join(ROOT, file)).then(
    (loaded) => loaded as Readonly<Record<string, Read>>,
    () => null,
  );
  const read = module_?.[name];
  if (read === undefined) return { hasRead: false, tooSlow: [] };
  let hasRead = false;
  const tooSlow: string[] = [];
  for (const input of longInputs(types[0]!)) {
    const timed = (length: number) => {
      const first = input(length);
      const text = typeof first === 'string' ? first : 'a';
      const others = types.slice(1).map((type) => besideIt(type, text));
      const began = performance.now();
      try {
        read(first, ...others);
        hasRead = true;
      } catch {
        // Refusing a text may not take longer either.
      }
      return performance.now() - began;
    };
    const result = await growsTooFast(LENGTH, timed);
    if (result !== null) {
      const shown = JSON.stringify(input(24)) ?? '';
      tooSlow.push(`${file} ${name} ${shown.slice(0, 60)}: ${inWords(result)}`);
    }
  }
  return { hasRead, tooSlow };
}

test(
  'no exported reader of a text takes more than 2.6 times as long for double the length',
  { timeout: 180_000 },
  async () => {
    const readers = textReaders(['domain', 'app', 'server', 'words']);
    expect(readers.length).toBeGreaterThan(200);
    const readNothing: string[] = [];
    const tooSlow: string[] = [];
    for (const reader of readers) {
      const found = await measured(reader);
      tooSlow.push(...found.tooSlow);
      if (!found.hasRead) readNothing.push(`${reader.file} ${reader.name}`);
    }
    expect(tooSlow).toEqual([]);
    // A new one that none of these texts gets into has to be looked at by hand.
    expect(readNothing.toSorted()).toEqual(READ_NOTHING.toSorted());
  },
);

test('a reader that goes back at every sign is found', async () => {
  const timed = (length: number) => {
    const began = performance.now();
    /\d+x/.test('1'.repeat(length));
    return performance.now() - began;
  };
  expect(await growsTooFast(LENGTH / 4, timed)).not.toBeNull();
});
