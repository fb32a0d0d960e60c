import { m } from '../../messages/compiled/messages.js';
import { fieldName } from './field-names.ts';

/** A field of an address that can't be used, with the reason in words. */
export type RefusedLine = { readonly field: string; readonly text: string };

/** The lines of a summary, each leading to its field in the calculator. What reads the same is said once. */
export function refusedLines(errors: readonly RefusedLine[], calculatorUrl: string) {
  const said = new Map(
    errors.map(({ field, text }) => {
      const name = fieldName(field);
      // Latitude and longitude are one field to a visitor.
      const id = name === fieldName('address') ? 'q' : field;
      const words = m.report_error_field({ field: name, problem: text });
      return [words, { href: `${calculatorUrl}#${id}`, text: words }] as const;
    }),
  );
  return [...said.values()];
}
