import type { Company } from './company.ts';
import type { FactName, LawyerTopic } from './facts.ts';
import type { PaperKind } from './papers.ts';

/** What has to be in place: facts that are given, a paper that was uploaded, or a lawyer who has read something. */
type Needs =
  | { readonly facts: readonly FactName[] }
  | { readonly paper: PaperKind }
  | { readonly lawyer: LawyerTopic };

type Duty = Needs & {
  /** blocks: no quote is sent without it. warns: staff are told. */
  readonly effect: 'blocks' | 'warns';
};

/**
 * What a seller owes a consumer before a contract. What the law leaves open, a lawyer has to confirm or somebody else
 * supplies, warns.
 * @source Directive 2011/83/EU, article 6(1); e-handelsloven § 7; Regulation (EU) 2025/1960
 */
export const DUTIES = {
  name: { effect: 'blocks', facts: ['name'] },
  cvr: { effect: 'blocks', facts: ['cvr'] },
  address: { effect: 'blocks', facts: ['street', 'postcode', 'town'] },
  phone: { effect: 'blocks', facts: ['phone'] },
  email: { effect: 'blocks', facts: ['email'] },
  payment: { effect: 'blocks', facts: ['paymentPlan'] },
  delivery: { effect: 'blocks', facts: ['deliveryFromWeeks', 'deliveryToWeeks'] },
  'withdrawal-form': { effect: 'blocks', paper: 'withdrawal-form' },
  'withdrawal-guide': { effect: 'blocks', paper: 'withdrawal-guide' },
  terms: { effect: 'blocks', paper: 'terms' },
  authorisation: { effect: 'warns', facts: ['authorisation'] },
  supervision: { effect: 'warns', facts: ['supervision'] },
  complaint: { effect: 'warns', facts: ['complaintBody'] },
  'terms-in-english': { effect: 'warns', paper: 'terms-in-english' },
  'eu-notice': { effect: 'warns', paper: 'eu-notice' },
  'eu-label': { effect: 'warns', paper: 'eu-label' },
  'lawyer-terms': { effect: 'warns', lawyer: 'terms' },
  'lawyer-period': { effect: 'warns', lawyer: 'period' },
  'lawyer-payment': { effect: 'warns', lawyer: 'payment' },
} as const satisfies Readonly<Record<string, Duty>>;
export type DutyId = keyof typeof DUTIES;
const DUTY_IDS = Object.keys(DUTIES) as readonly DutyId[];

/** Duties that are not met. */
export type CompanyGaps = {
  readonly blocks: readonly DutyId[];
  readonly warns: readonly DutyId[];
};

export function gapsOf(company: Pick<Company, 'facts' | 'papers'>): CompanyGaps {
  const open = DUTY_IDS.filter((id) => !isMet(DUTIES[id], company));
  return {
    blocks: open.filter((id) => DUTIES[id].effect === 'blocks'),
    warns: open.filter((id) => DUTIES[id].effect === 'warns'),
  };
}

function isMet(duty: Duty, { facts, papers }: Pick<Company, 'facts' | 'papers'>): boolean {
  if ('paper' in duty) return papers[duty.paper] !== undefined;
  if ('lawyer' in duty) return facts.readByLawyer.includes(duty.lawyer);
  return duty.facts.every((name) => facts[name] !== '' && facts[name] !== null);
}

/** The id of the field or the row on the company's page at which a duty is met. */
export function placeOfDuty(id: DutyId): string {
  const duty: Duty = DUTIES[id];
  if ('paper' in duty) return `paper-${duty.paper}`;
  if ('lawyer' in duty) return `lawyer-${duty.lawyer}`;
  return `fact-${duty.facts[0]}`;
}
