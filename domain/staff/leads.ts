import * as z from 'zod/mini';
import type { LeadReach } from './lead-reach.ts';

/** Where a request stands on its way to a signature; the five columns of the board. */
export const LEAD_STAGES = ['new', 'contacted', 'visit', 'sent', 'signed'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** How one ends without a signature: the customer withdrew it, or staff closed it. */
export const CLOSED_STAGES = ['withdrawn', 'lost'] as const;
export type AnyStage = LeadStage | (typeof CLOSED_STAGES)[number];

/** What is to be done next. */
export const LEAD_STEPS = [
  'assign',
  'contact',
  'call-back',
  'pictures',
  'visit',
  'send-offer',
  'follow-up',
  'order',
  'none',
] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];

/** A row of the list, and a card of the board. */
export type LeadRow = {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: string;
  readonly name: string;
  /** With its postcode and town, as it was typed. */
  readonly address: string;
  readonly postcode: string;
  readonly town: string;
  readonly peakPowerKw: number;
  readonly batteryKwh: number;
  readonly priceOre: number;
  readonly channel: 'email' | 'phone';
  readonly stage: AnyStage;
  readonly owner: LeadOwner | null;
  readonly step: LeadStep;
  /** A Danish calendar day, and a time of it where one was set; null: no date. */
  readonly due: LeadDue | null;
  readonly isOverdue: boolean;
  readonly version: number;
};

export type LeadOwner = { readonly uid: string; readonly name: string };
export type LeadDue = { readonly day: string; readonly time: string | null };

export type StageSum = {
  readonly stage: AnyStage;
  readonly count: number;
  readonly priceOre: number;
};

export type BoardColumn = StageSum & {
  /** The earliest of them. */
  readonly rows: readonly LeadRow[];
};

/** How the list is looked at: as columns, as rows, or both. */
export const LEAD_LOOKS = ['board', 'table', 'both'] as const;

const without = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.enum(['', ...values]), '');

/** What the list's address says: who is looked for, in which order. A value that means nothing is left out. */
export const leadSearchSchema = z.object({
  q: z.catch(z.string().check(z.maxLength(100)), ''),
  /** me, none, or the uid of somebody. */
  owner: z.catch(z.string().check(z.maxLength(128)), ''),
  region: without(['west', 'east']),
  due: without(['overdue', 'today', 'week']),
  stage: without([...LEAD_STAGES, ...CLOSED_STAGES]),
  sort: without(['newest', 'price']),
  /** Those that look like another one. */
  doubles: without(['open']),
});
export type LeadSearch = z.infer<typeof leadSearchSchema>;

export const NO_LEAD_SEARCH: LeadSearch = leadSearchSchema.parse({});

export function readLeadSearch(query: URLSearchParams): LeadSearch {
  return leadSearchSchema.parse(Object.fromEntries(query));
}

/** The address of a search, without what it leaves open; sorted, so that equal searches have equal addresses. */
export function leadQuery(search: LeadSearch): string {
  const said = Object.entries(search).filter(([, value]) => value !== '');
  return new URLSearchParams(said.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** Where a lead stands in a list. */
export type LeadPlace = {
  /** From 1; null: the search does not find it any more. */
  readonly place: number | null;
  readonly count: number;
  /** Ids of the leads before and after it; null: there is none. */
  readonly previous: string | null;
  readonly next: string | null;
};

/** A saved search: one's own, or everybody's. */
export type LeadView = {
  readonly id: string;
  readonly name: string;
  readonly search: LeadSearch;
  readonly isShared: boolean;
  readonly isOwn: boolean;
};

export const LEAD_EVENTS = [
  'received',
  'added',
  'rerouted',
  'withdrawn',
  'moved',
  'planned',
  'closed',
  'merged',
  'noted',
  'quoted',
  'recalled',
  'sent',
  'opened',
  'accepted',
  'declined',
  'contract-withdrawn',
] as const;
export type LeadEventKind = (typeof LEAD_EVENTS)[number];

/** What a change sets, and what it was before. */
export type LeadFields = {
  readonly stage?: AnyStage;
  readonly ownerUid?: string | null;
  readonly step?: LeadStep;
  readonly due?: string;
};

/** Which leads a merge took in, and what each was merged into before; null: nothing. */
export type MergedIn = readonly { readonly id: string; readonly into: string | null }[];

export type LeadEvent = {
  readonly id: string;
  readonly at: string;
  readonly kind: LeadEventKind;
  /** null: the customer, or the site by itself. */
  readonly actor: string | null;
  readonly note: string;
  readonly before: LeadFields | null;
  readonly after: LeadFields | null;
  /** What was changed is in no form that is known. */
  readonly isUnreadable: boolean;
  /** What the customer changed of how they are answered; null: it is no such event. */
  readonly reach: LeadReach | null;
  readonly isUndone: boolean;
  /** Of a request that was merged into the lead: its number; null: of the lead's own. */
  readonly mergedReference: string | null;
  /** Nothing has changed since what it changed. */
  readonly canBeUndone: boolean;
};

/** A change that was just made and can be taken back. */
export type DoneChange = {
  /** One for each lead that was changed; the first is of `leadId`. */
  readonly eventIds: readonly string[];
  readonly leadId: string;
  readonly names: readonly string[];
  readonly kind: LeadEventKind;
  readonly stage: AnyStage;
  /** Who owns it now, if that is all that was changed; null: nobody. */
  readonly ownerBecame: { readonly name: string | null } | null;
  /** Of a merge: the number of what it took in. */
  readonly note: string;
};

/** Leads that are chosen and changed at once: as many as a page of the list. */
export const MOST_CHOSEN = 50;

/** Ids as an address or a form carries them. */
export const idsIn = (text: string, atMost = MOST_CHOSEN): readonly string[] =>
  text === '' ? [] : text.split(',').slice(0, atMost);

export const idsText = (ids: readonly string[]): string => ids.join(',');
