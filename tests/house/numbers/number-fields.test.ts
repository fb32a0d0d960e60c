import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { LOCALES } from '../../../words/locale.ts';
import { numberForms } from './forms.ts';
import { waysToWrite } from './ways.ts';

const ROOT = join(import.meta.dirname, '../../..');

afterEach(() => overwriteGetLocale(() => 'da'));

describe.each(LOCALES)('in %s', (locale) => {
  overwriteGetLocale(() => locale);
  const forms = numberForms(locale).map((form) => [form.name, form] as const);

  test.each(forms)(
    'every number field of %s reads what people write, or says why not',
    (_name, form) => {
      overwriteGetLocale(() => locale);
      const wrong: unknown[] = [];
      for (const [field, takes] of Object.entries(form.fields)) {
        for (const { text, means, isPlain = false } of waysToWrite(takes, locale)) {
          const became = form.read(field, text, locale);
          const isRight =
            became !== null &&
            ('value' in became
              ? means.some((value) => Math.abs(value - became.value) < 1e-9)
              : !isPlain && became.words.trim() !== '');
          if (!isRight) wrong.push({ field, text, means, became });
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(forms)('unseen signs alone are an empty field of %s', (_name, form) => {
    overwriteGetLocale(() => locale);
    for (const field of Object.keys(form.fields)) {
      expect([field, form.read(field, ' \u200b\u00ad\ufeff', locale)]).toEqual([
        field,
        form.read(field, '', locale),
      ]);
    }
  });
});

test('every field for a number says which keyboard it needs by what it takes', () => {
  const files = globSync('app/**/*.tsx', { cwd: ROOT });
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/inputMode=(\S+)|type="number"/g)].map(
      ([written, mode = '']) => ({ file, written, mode }),
    ),
  );
  // Phone numbers, mail addresses, codes and the sum that shows a person are read otherwise.
  const others = /"(?:tel|email)"/;
  const ofDigits = ['app/features/sign-in/code-input.tsx', 'app/forms/person-question.tsx'];
  expect(
    found.filter(
      ({ file, mode }) =>
        !/numberMode\(|modeOf\(|takes/.test(mode) &&
        !/^\{(?:kind|type|takes)/.test(mode) &&
        !others.test(mode) &&
        !ofDigits.includes(file),
    ),
  ).toEqual([]);
});

test('text becomes a number in one place', () => {
  const readers = globSync('{app,domain,server,words}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) =>
      !file.includes('.test.') &&
      /\.replace\('?\/?,'?\/?g?, '\.'\)|parseFloat\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(readers.toSorted()).toEqual([
    // A chart's rem.
    'app/charts/chart-picture.tsx',
    'app/features/admin/records/shown-text.ts',
    'domain/number-text.ts',
  ]);
});
