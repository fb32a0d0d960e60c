import type { Deviation } from './deviation.ts';
import type { LeadRow, StageSum } from './leads.ts';

/** So many, and since when the first of them waits; null: none does. */
export type Waiting = { readonly count: number; readonly oldest: string | null };

export type Delivery = {
  readonly kind: 'mail' | 'sms';
  readonly sent: number;
  readonly pending: number;
  readonly dead: number;
};

export type Overview = {
  readonly at: string;
  /** The Danish day that it is. */
  readonly today: string;
  /** Leads that are nobody's; since when the oldest came. */
  readonly unownedLeads: Waiting;
  /** Of who looks: those whose next step is past, and the first of them. */
  readonly overdueLeads: { readonly count: number; readonly first: LeadRow | null };
  /** What who looks is to do within a week, the next first. */
  readonly nextDays: readonly LeadRow[];
  /** Open leads by their stage. */
  readonly stages: readonly StageSum[];
  /** Agreements against what had been calculated. */
  readonly deviation: Deviation;
  readonly accessRequests: Waiting;
  readonly deadMessages: Waiting;
  /** Of the last seven days. */
  readonly deliveries: readonly Delivery[];
  readonly priceBook: { readonly name: string; readonly validFrom: string };
};
