import { FACT_NAMES, type CompanyFacts, type FactName } from './facts.ts';
import { NO_FACTS } from './no-facts.ts';
import { PAPER_KINDS, type PaperKind } from './papers.ts';

/** Which paper of each kind, by its id. */
export type CompanyPapers = Readonly<Partial<Record<PaperKind, string>>>;

/** A version of what is known about the company. */
export type Company = {
  /** 0: nothing was entered yet. */
  readonly number: number;
  /** Made up for trying the site, and shown as such. */
  readonly isExample: boolean;
  readonly facts: CompanyFacts;
  readonly papers: CompanyPapers;
};

export const NO_COMPANY: Company = { number: 0, isExample: false, facts: NO_FACTS, papers: {} };

/** What differs from the version before. */
export type CompanyChange = { readonly fact: FactName } | { readonly paper: PaperKind };

export function changesBetween(before: Company, after: Company): readonly CompanyChange[] {
  return [
    ...FACT_NAMES.filter(
      (fact) => JSON.stringify(before.facts[fact]) !== JSON.stringify(after.facts[fact]),
    ).map((fact) => ({ fact })),
    ...PAPER_KINDS.filter((kind) => before.papers[kind] !== after.papers[kind]).map((paper) => ({
      paper,
    })),
  ];
}
