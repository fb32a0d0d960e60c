import { inputId } from '../domain/input-id.ts';
import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** A field of an address that can't be used, with its name and the reason in words. */
export type RefusedLine = {
  readonly field: string;
  readonly name: string;
  readonly text: string;
};

/**
 * The lines of a summary, each linking to its field in the calculator. Identical lines appear once.
 */
export function refusedLines(
  errors: readonly RefusedLine[],
  calculatorUrl: string,
  locale: Locale,
) {
  const said = new Map(
    errors.map(({ field, name, text }) => {
      const words = m.report_error_field({ field: name, problem: text }, { locale });
      return [words, { href: `${calculatorUrl}#${inputId(field)}`, text: words }] as const;
    }),
  );
  return [...said.values()];
}

/**
 * The same for a file, which has no links: first that something was left out, then what; empty:
 * nothing was.
 */
export function refusedWords(errors: readonly RefusedLine[], locale: Locale): readonly string[] {
  if (errors.length === 0) return [];
  return [
    m.report_error_title({}, { locale }),
    ...refusedLines(errors, '', locale).map(({ text }) => text),
  ];
}
