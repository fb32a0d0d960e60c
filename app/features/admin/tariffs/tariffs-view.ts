import type { TariffDesk, TariffEffect } from '../../../../domain/staff/tariffs.ts';
import type { RecordAnswer, RecordDesk } from '../records/record-view.ts';

/** Intents of posts: read the companies' price list; show what in it is new. */
export const READ_PRICE_LIST = 'read-list';
export const LIST_NEW_TARIFFS = 'list-new';

export const TARIFF_QUERY = { company: 'company' } as const;

export type TariffsView = RecordDesk & {
  readonly desk: TariffDesk;
  /** Whose rows are shown. */
  readonly company: string;
  /** null: what is charged in the whole country. */
  readonly facts: { readonly name: string; readonly zone: string; readonly code: string } | null;
  /** How many rows of any company are typed and not published. */
  readonly drafts: number;
  /** Of this company's drafts; null: it has none that could be published. */
  readonly effect: TariffEffect | null;
  /** Whether the companies' price list can be read. */
  readonly canFetch: boolean;
};

/** Of a form on the page: a row's, a file's, or one about the price list. */
export type TariffAnswer =
  | RecordAnswer
  | { readonly kind: 'reading' }
  | { readonly kind: 'not-listed'; readonly why: 'nobody-asked' | 'nothing-new' | 'not-read' };
