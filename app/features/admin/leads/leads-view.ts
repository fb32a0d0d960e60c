import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { LeadCsvLine } from '../../../../domain/staff/lead-csv.ts';
import type {
  BoardColumn,
  DoneChange,
  LEAD_LOOKS,
  LeadOwner,
  LeadRow,
  LeadSearch,
} from '../../../../domain/staff/leads.ts';
import type { Moved } from '../order/order-view.ts';

export type LeadLook = (typeof LEAD_LOOKS)[number];

/** A tab over the list. */
export type LeadTab = {
  /** all, mine, unowned, overdue, or the id of a saved search. */
  readonly id: string;
  /** Of a saved search; the others go by their own words. */
  readonly name: string | null;
  readonly search: LeadSearch;
  /** null: not known. */
  readonly count: number | null;
  readonly isOwn: boolean;
};

export type LeadsView = {
  readonly search: LeadSearch;
  readonly look: LeadLook;
  /** The board; null: it could not be read. */
  readonly columns: readonly BoardColumn[] | null;
  /** A page of the list; null: it could not be read. */
  readonly list: { readonly rows: readonly LeadRow[]; readonly next: string | null } | null;
  readonly isFirstPage: boolean;
  readonly tabs: readonly LeadTab[];
  /** The saved search that one came from, where it is one's own. */
  readonly from: LeadTab | null;
  readonly owners: readonly LeadOwner[];
  /** The moment, and the Danish day that it is. */
  readonly at: string;
  readonly today: string;
  readonly done: DoneChange | null;
  /** The saved search that was just put elsewhere among them. */
  readonly moved: Moved | null;
  /** Whether the field for a view's name is open. */
  readonly isSaving: boolean;
  /** Whether a file can be read in here. */
  readonly isImporting: boolean;
};

/** Of a refused form. */
export type LeadsRefusal = {
  readonly kind: 'changed' | 'withdrawn' | 'not-found' | 'not-undone' | 'no-name' | 'too-many';
  readonly name: string;
};

/** A chosen lead that stays as it is. */
export type MissedLead = {
  readonly id: string;
  readonly name: string;
  readonly why: 'changed' | 'withdrawn' | 'not-found';
};

export type LeadsAnswer =
  | LeadsRefusal
  | { readonly kind: 'rehearsed'; readonly csv: string; readonly lines: readonly LeadCsvLine[] }
  /** eventIds: of a file's lines, one for each lead that it changed. */
  | { readonly kind: 'taken'; readonly eventIds: readonly string[] }
  /** Of several that were chosen. */
  | { readonly kind: 'none-chosen' | 'too-many-chosen' | 'no-such-day' | 'no-such-owner' }
  | {
      readonly kind: 'partly';
      readonly of: number;
      readonly done: DoneChange | null;
      readonly missed: readonly MissedLead[];
    }
  | {
      readonly kind: 'csv-refused';
      readonly why: 'no-file' | 'too-large' | 'no-columns' | 'too-many-lines';
    };

export const LEADS_FIELDS = {
  intent: INTENT_FIELD,
  id: 'id',
  version: 'version',
  stage: 'stage',
  event: 'event',
  name: 'name',
  shared: 'shared',
  file: 'file',
  csv: 'csv',
  chosen: 'chosen',
  step: 'step',
  day: 'day',
  time: 'time',
  owner: 'owner',
} as const;

/** What the address says beside the search. */
export const LEADS_QUERY = {
  look: 'look',
  after: 'after',
  done: 'done',
  save: 'save',
  /** Id of the saved search that one came from. */
  view: 'view',
  csv: 'csv',
  /** Ids of the leads that a file is made of. */
  chosen: 'chosen',
} as const;
