import type { FieldError } from '../field-error.ts';
import { numberText, type NumberLanguage } from '../number-text.ts';
import {
  kindOf,
  SURVEY_DEFAULTS,
  SURVEY_FIELDS,
  SURVEY_GROUPS,
  type SurveyAnswers,
  type SurveyGroup,
} from './answers.ts';
import { readWritten } from './read-value.ts';

export type ReadSurvey = {
  /** Every field that could be read; a wrong one is left at its default. */
  readonly answers: SurveyAnswers;
  readonly errors: readonly FieldError[];
};

/** The answers that a posted form carries: its own fields, and those of the other screens hidden beside them, in the page's language. */
export function readSurveyForm(form: FormData, language: NumberLanguage): ReadSurvey {
  const errors: FieldError[] = [];
  const answers = Object.fromEntries(
    SURVEY_GROUPS.map((group) => {
      const values: Record<string, unknown> = { ...SURVEY_DEFAULTS[group] };
      for (const field of Object.keys(SURVEY_FIELDS[group])) {
        const written = form.get(field);
        const kind = kindOf(group, field);
        if (typeof written !== 'string' || kind === undefined) continue;
        const read = readWritten(kind, written, language);
        if (read.ok) values[field] = read.value;
        else errors.push({ field, ...read.error });
      }
      return [group, values];
    }),
  ) as SurveyAnswers;
  return { answers, errors };
}

/** A hidden field's text for an answer; null if it has its default. */
export function writtenValue(group: SurveyGroup, field: string, value: unknown): string | null {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value !== 'boolean') return null;
  if (value) return 'yes';
  return kindOf(group, field)?.kind === 'answer' ? 'no' : null;
}
