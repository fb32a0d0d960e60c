import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEAN_RUNTIME, leanMessage } from './lean-messages.ts';

const MESSAGES = join(import.meta.dirname, '../../messages');

/** A message with several texts per language, chosen by number, is not a plain string. */
function writtenIn(locale: string): Record<string, unknown> {
  const folder = join(MESSAGES, locale);
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as object));
}

/** Returns every placeholder as it is written. */
const PLACEHOLDERS = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

type Message = (inputs: object, options: { locale: string }) => string;

test('every message reads in the browser as it is written', async () => {
  const danish = writtenIn('da');
  const english = writtenIn('en');
  const lean = readdirSync(join(MESSAGES, 'compiled/messages')).map((file) =>
    leanMessage(readFileSync(join(MESSAGES, 'compiled/messages', file), 'utf8')),
  );
  const source = [LEAN_RUNTIME, ...lean].join('\n').replaceAll(/^import.*$/gm, '');
  const said = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as Record<string, Message>;
  const plain = Object.keys(danish).filter((name) => typeof danish[name] === 'string');
  expect(
    Object.keys(said)
      .filter((name) => name in danish)
      .toSorted(),
  ).toEqual(plain.toSorted());
  for (const name of plain) {
    expect(said[name]?.(PLACEHOLDERS, { locale: 'da' }), name).toBe(danish[name]);
    expect(said[name]?.(PLACEHOLDERS, { locale: 'en' }), name).toBe(english[name]);
  }
});

test('a message with several texts per language is left alone', () => {
  expect(leanMessage('export const x = () => plural();')).toBeNull();
});
