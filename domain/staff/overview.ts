import type { Deviation } from './deviation.ts';
import type { Freshness } from '../tariffs/freshness.ts';
import type { LeadRow } from './leads.ts';

/** So many, and since when the first of them waits; null: none does. */
export type Waiting = { readonly count: number; readonly oldest: string | null };

export type Delivery = {
  readonly kind: 'mail' | 'sms';
  readonly sent: number;
  readonly pending: number;
  readonly dead: number;
  /** When the last one was delivered; null: none was. */
  readonly lastSentAt: string | null;
};

/** How far back the funnel looks. */
export const FUNNEL_DAYS = [7, 30, 90, 365] as const;
export type FunnelDays = (typeof FUNNEL_DAYS)[number];

export type FunnelStep = 'calculated' | 'saved' | 'requested' | 'offered' | 'signed';

export type Funnel = {
  readonly days: FunnelDays;
  readonly steps: readonly { readonly step: FunnelStep; readonly count: number }[];
};

type Light = Freshness['light'];

export type TariffLight = {
  readonly what: 'grid' | 'national' | 'tax';
  readonly light: Light;
  readonly freshness: Freshness;
  /** First day of what is in force, ISO date; null: not by a row of ours. */
  readonly from: string | null;
  /** So many of all stand so. */
  readonly count: number;
  readonly all: number;
};

/** Whether what answers rest on is as new as it should be. */
export type SourceLight =
  | {
      readonly what: 'prices';
      readonly name: string;
      readonly from: string;
      readonly days: number;
      readonly light: Light;
    }
  | {
      readonly what: 'spot';
      /** The newest hour that is stored of both zones; null: those that come with the program. */
      readonly until: string | null;
      readonly days: number;
      readonly light: Light;
    }
  | TariffLight
  | {
      readonly what: 'yields';
      /** Whether anybody outside is asked. */
      readonly isAsked: boolean;
      readonly light: Light;
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
  readonly funnel: Funnel;
  /** Agreements against what had been calculated. */
  readonly deviation: Deviation;
  readonly accessRequests: Waiting;
  readonly deadMessages: Waiting;
  /** Of the last seven days. */
  readonly deliveries: readonly Delivery[];
  readonly sources: readonly SourceLight[];
};
