import type { LeadConsent } from './lead-consent.ts';
import type { LeadRow } from './leads.ts';

/** Why two leads may be the same, the surest reason first. */
export const SAME_KINDS = ['phone', 'mail', 'address'] as const;
export type SameKind = (typeof SAME_KINDS)[number];

/** Another lead that looks like the one that is shown. */
export type LeadDouble = {
  readonly lead: LeadRow;
  readonly consentAt: string;
  readonly same: readonly SameKind[];
  /** Staff have said that they are different leads. */
  readonly isApart: boolean;
};

/** A request that was merged into the lead: it keeps its own words, consent and report. */
export type MergedLead = {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: string;
  readonly isWithdrawn: boolean;
  readonly name: string;
  readonly locale: string;
  readonly address: string;
  readonly maskedEmail: string | null;
  readonly maskedPhone: string | null;
  readonly notes: string;
  readonly peakPowerKw: number;
  readonly consent: LeadConsent;
};
