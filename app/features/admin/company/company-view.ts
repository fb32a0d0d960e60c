import type { CompanyDesk } from '../../../../domain/company/company-desk.ts';
import { FACT_NAMES, type CompanyFacts, type FactName } from '../../../../domain/company/facts.ts';
import type { PaperKind } from '../../../../domain/company/papers.ts';
import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import { cvrText, phoneText } from '../../../../words/company-words.ts';
import type { FileProblem } from '../../../../domain/uploads/upload-rules.ts';

export type CompanyView = {
  readonly desk: CompanyDesk;
  /** The field or row that is to be filled in. */
  readonly fill: string | null;
  /** The version that was put into force a moment ago. */
  readonly saved: number | null;
  /** All versions are shown. */
  readonly isWhole: boolean;
};

/** What was typed, by the name of its field. */
export type TypedFacts = Readonly<Record<FactName, string | readonly string[]>>;

export type PaperProblem = FileProblem | { readonly kind: 'no-file' | 'not-a-pdf' | 'changed' };

/** Why a form was not taken. changed: somebody else was faster. */
export type CompanyAnswer =
  | {
      readonly kind: 'invalid' | 'changed';
      readonly typed: TypedFacts;
      readonly reason: string;
      readonly errors: Readonly<Partial<Record<FactName, string>>>;
    }
  | { readonly kind: 'paper'; readonly paper: PaperKind; readonly problem: PaperProblem };

export const COMPANY_FORM = {
  intent: INTENT_FIELD,
  base: 'base',
  reason: 'reason',
  paper: 'paper',
  file: 'file',
} as const;

export const COMPANY_QUERY = { fill: 'fill', saved: 'saved', all: 'all' } as const;

/** The facts as their fields hold them. */
export function typedOf(facts: CompanyFacts): TypedFacts {
  const typed = FACT_NAMES.map((name) => {
    const value = facts[name];
    if (Array.isArray(value)) return [name, value];
    const text = String(value ?? '');
    return [name, name === 'phone' ? phoneText(text) : name === 'cvr' ? cvrText(text) : text];
  });
  return Object.fromEntries(typed) as TypedFacts;
}
