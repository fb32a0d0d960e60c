import type { TariffDesk, TariffEffect } from '../../../../domain/staff/tariffs.ts';
import type { RecordAnswer, RecordDesk } from '../records/record-view.ts';

/** Intent of a post that fetches what the companies have published. */
export const FETCH_TARIFFS = 'fetch';

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
  /** Whether companies' published rows can be fetched. */
  readonly canFetch: boolean;
};

/** Of a form on the page: a row's, a file's, or the one that fetches. */
export type TariffAnswer =
  | RecordAnswer
  | {
      readonly kind: 'fetch-refused';
      readonly why: 'nobody-asked' | 'nothing-new' | 'busy' | 'unreadable' | 'unavailable';
    };
