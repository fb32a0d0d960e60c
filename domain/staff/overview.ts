import type { CompanyGaps } from '../company/duties.ts';
import type { Deviation } from './deviation.ts';
import type { Freshness } from '../tariffs/freshness.ts';
import type { LeadRow } from './leads.ts';
import type { NextDay } from './next-days.ts';

/** How many wait, and since when the first of them does; null: none does. */
export type Waiting = { readonly count: number; readonly oldest: string | null };

export type Delivery = {
  readonly kind: 'mail' | 'sms';
  readonly sent: number;
  readonly pending: number;
  readonly dead: number;
  /** When the last one was delivered; null: none was. */
  readonly lastSentAt: string | null;
  /** When the first of those that wait is tried; null: none waits. */
  readonly nextTryAt: string | null;
};

/** Since when nothing goes out, and who stopped it; null: somebody who is gone. */
export type SendingPause = { readonly since: string; readonly by: string | null };

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
  /** First day of what is in force, ISO date; null: not from a row of ours. */
  readonly from: string | null;
  /** How many of all are in this state. */
  readonly count: number;
  readonly all: number;
};

/** Whether the data behind the answers is as new as it should be. */
export type SourceLight =
  | {
      readonly what: 'prices';
      readonly version: string;
      readonly from: string;
      readonly days: number;
      readonly light: Light;
    }
  | {
      readonly what: 'spot';
      /** The newest hour that is stored of both zones; null: those that come with the program. */
      readonly until: string | null;
      /** Last day of the year of prices that is calculated with, ISO. */
      readonly yearTo: string;
      readonly days: number;
      readonly light: Light;
    }
  | TariffLight
  | {
      readonly what: 'yields';
      /** Whether an outside service is asked. */
      readonly isAsked: boolean;
      readonly light: Light;
    };

/** What needs somebody. */
export type Waits = {
  /** Leads without an owner, and when the oldest of them came. */
  readonly unownedLeads: Waiting;
  /** The viewer's own: those whose next step is overdue, and the first of them. */
  readonly overdueLeads: { readonly count: number; readonly first: LeadRow | null };
  /** The newest draft of prices in which something was changed; isTried: as it is now. */
  readonly priceDraft: {
    readonly number: number;
    readonly isTried: boolean;
    readonly savedAt: string;
  } | null;
  readonly accessRequests: Waiting;
  readonly deadMessages: Waiting;
  /** What the company has to fill in. */
  readonly companyGaps: CompanyGaps;
};

export type Deliveries = {
  /** Of the last seven days. */
  readonly lately: readonly Delivery[];
  /** null: messages go out. */
  readonly pause: SendingPause | null;
};

/** Each card by itself: null where it could not be read, which takes nothing away from the others. */
export type Overview = {
  readonly at: string;
  /** Today's date in Denmark. */
  readonly today: string;
  /** How far back the funnel looks. */
  readonly days: FunnelDays;
  readonly waits: Waits | null;
  /** The earliest first. */
  readonly nextDays: readonly NextDay[] | null;
  readonly funnel: Funnel | null;
  /** Agreements compared with what had been calculated. */
  readonly deviation: Deviation | null;
  readonly deliveries: Deliveries | null;
  readonly sources: readonly SourceLight[] | null;
};
