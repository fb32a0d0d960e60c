import type { RecordKind } from '../records/record.ts';

export type CatalogueKind = Extract<RecordKind, 'panel' | 'inverter' | 'battery'>;

/** What stands beside the models of the catalogue. */
export type CatalogueFacts = {
  /** What a customer pays without VAT, by model; those without a price are not in it. */
  readonly pricesOre: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<CatalogueKind, number>>;
  /** How many rows have something that is not published. */
  readonly drafts: number;
  /** Name of the price book in force. */
  readonly book: string;
  readonly isExample: boolean;
};
