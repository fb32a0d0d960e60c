import type { Company, CompanyChange } from './company.ts';
import type { CompanyGaps } from './duties.ts';
import type { PaperKind } from './papers.ts';

/** A version as staff see it in the list. */
export type CompanyVersion = {
  readonly number: number;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Who of staff; null: came with the program. */
  readonly by: string | null;
  readonly reason: string;
  readonly changes: readonly CompanyChange[];
  /** Quotes that were sent with it. */
  readonly quotes: number;
};

/** A paper in force, as staff see it. */
export type CompanyPaper = {
  readonly id: string;
  readonly kind: PaperKind;
  readonly at: string;
  readonly bytes: number;
  /** The version it came with. */
  readonly number: number;
};

/** All that staff see of what is known about the company. */
export type CompanyDesk = {
  readonly company: Company;
  readonly gaps: CompanyGaps;
  readonly papers: readonly CompanyPaper[];
  /** The newest first. */
  readonly versions: readonly CompanyVersion[];
};
