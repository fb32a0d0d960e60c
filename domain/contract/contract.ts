import * as z from 'zod/mini';
import type { PaperKind } from '../company/papers.ts';
import { readStoredFacts, type CompanyFacts, type storableFacts } from '../company/facts.ts';
import { ok } from '../result.ts';
import type { ShownQuote } from '../staff/quotes.ts';
import {
  fieldsIn,
  formatOf,
  isOfKind,
  UNREADABLE,
  type Read,
  type Upgrades,
} from '../stored-value.ts';
import type { WithdrawalPeriod } from './withdrawal-period.ts';

/** How a withdrawal reached us: on its page, or otherwise and entered by staff. */
export const ENTERED_HOWS = ['mail', 'letter', 'phone'] as const;
export type EnteredHow = (typeof ENTERED_HOWS)[number];
export type WithdrawalHow = 'page' | EnteredHow;

/** A paper that the quote came with. */
export type FrozenPaper = {
  readonly kind: PaperKind;
  readonly id: string;
  /** Hexadecimal. */
  readonly sha256: string;
};

/** All that was agreed, as the customer saw it in the moment they ordered. */
export type ContractSnapshot = {
  readonly quote: ShownQuote;
  readonly company: {
    /** The version of its facts; 0: none was known. */
    readonly number: number;
    readonly isExample: boolean;
    readonly facts: CompanyFacts;
  };
  readonly papers: readonly FrozenPaper[];
  /** What the customer ticked and pressed, in their language. */
  readonly texts: { readonly agreed: string; readonly button: string };
};

/** What is read from a stored snapshot again. */
export type AgreedFacts = {
  readonly reference: string;
  readonly number: number;
  readonly place: string;
  readonly totalOre: number;
  readonly system: ShownQuote['system'];
  readonly company: CompanyFacts;
  /** The id of the paper with which one withdraws; null: none came with the quote. */
  readonly withdrawalForm: string | null;
};

const UPGRADES: Upgrades = [];

/** As it is stored, with the numbers of its formats. */
export const storableSnapshot = (
  snapshot: Omit<ContractSnapshot, 'company'> & {
    readonly company: Omit<ContractSnapshot['company'], 'facts'> & {
      readonly facts: ReturnType<typeof storableFacts>;
    };
  },
) => ({ format: formatOf(UPGRADES), ...snapshot });

const agreedSchema = z.object({
  quote: z.object({
    reference: z.string(),
    number: z.number(),
    place: z.string(),
    totalOre: z.number(),
    system: z.object({
      numberOfPanels: z.number(),
      peakPowerKw: z.number(),
      batteryKwh: z.number(),
      annualKwh: z.number(),
      tenYearMeanDkk: z.number(),
      paybackYears: z.nullable(z.number()),
    }),
  }),
  company: z.object({ facts: z.unknown() }),
  papers: z.array(z.object({ kind: z.string(), id: z.string() })),
});

/** A stored snapshot, whichever version of this program wrote it. */
export function readAgreed(stored: unknown): Read<AgreedFacts> {
  const fields = fieldsIn(stored, UPGRADES);
  if (fields === null || !isOfKind(agreedSchema, fields)) return UNREADABLE;
  const facts = readStoredFacts(fields.company.facts);
  if (!facts.ok) return facts;
  const { reference, number, place, totalOre, system } = fields.quote;
  const form = fields.papers.find(({ kind }) => kind === 'withdrawal-form');
  return ok({
    reference,
    number,
    place,
    totalOre,
    system,
    company: facts.value,
    withdrawalForm: form?.id ?? null,
  });
}

/** A withdrawal as its receipt tells it. */
export type ShownWithdrawal = {
  readonly receivedAt: string;
  /** Of a letter or a mail that was sent on a day before; null: no other than that of receipt. */
  readonly sentOn: string | null;
  readonly how: WithdrawalHow;
  readonly name: string;
  /** Masked; null: none was given. */
  readonly email: string | null;
  readonly said: string;
  readonly isLate: boolean;
};

/** A contract as its customer and staff see it. */
export type ShownContract = AgreedFacts & {
  readonly id: string;
  readonly orderedAt: string;
  /** As the customer signed. */
  readonly name: string;
  readonly email: string | null;
  readonly deliveredOn: string | null;
  readonly sha256: string;
  readonly period: WithdrawalPeriod;
  /** The last day has passed; a withdrawal is taken all the same. */
  readonly isOver: boolean;
  /** null: the contract holds. */
  readonly withdrawal: ShownWithdrawal | null;
};
