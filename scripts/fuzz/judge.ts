import { join } from 'node:path';
import type { Answer } from './read-answers.ts';

/**
 * What may never be in an answer: where the code lies, what failed in it, what the database said.
 */
const INSIDES: readonly RegExp[] = [
  /\n\s+at [\w.<>[\] ]+ ?\(?(?:file:|node:|\/)/,
  /node_modules|server\/\w+\/[\w-]+\.ts|build\/server/,
  /SQLITE_|SqliteError|SqlError|syntax error at or near/,
  /(?:Type|Reference|Range|Syntax|Zod)Error\b/,
  /Cannot read propert|is not a function|is not iterable|Unexpected token|Invalid URL/,
];
const ROOT = join(import.meta.dirname, '..', '..');
const ON_EVERY_ANSWER = ['content-security-policy', 'x-content-type-options'];

export type Verdict =
  | { readonly kind: 'sound' }
  /** More than the server may take on: it says when to retry. */
  | { readonly kind: 'limit'; readonly what: string }
  | { readonly kind: 'fault'; readonly what: string };

const SOUND: Verdict = { kind: 'sound' };
const fault = (what: string): Verdict => ({ kind: 'fault', what });

export function judge({ status, headers, text }: Answer): Verdict {
  if (status === 0) return fault('what came back is no answer');
  if (text.includes(ROOT)) return fault(`${status}, and it tells where the code lies`);
  const told = INSIDES.map((inside) => inside.exec(text)?.[0]).find((found) => found !== undefined);
  if (told !== undefined) return fault(`${status}, and it tells of the inside: «${told.trim()}»`);
  const bare = ON_EVERY_ANSWER.filter((name) => !headers.has(name));
  if (bare.length > 0) return fault(`${status} without ${bare.join(' and ')}`);
  if (status === 503 && headers.has('retry-after')) return { kind: 'limit', what: limitOf(text) };
  if (status >= 500) return fault(String(status));
  return SOUND;
}

/** What there was too much of, in the answer's own words. */
function limitOf(text: string): string {
  const title = /"title":"([^"]+)"|<h1[^>]*>([^<]+)/.exec(text);
  return title?.[1] ?? title?.[2] ?? text.slice(0, 60);
}
