import type { RecordKind } from '../records/record.ts';

export const CATALOGUE_KINDS = ['panel', 'inverter', 'battery'] as const satisfies RecordKind[];
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** What is shown beside the models of the catalogue. */
export type CatalogueFacts = {
  /** What a customer pays without VAT, by model; those without a price are not in it. */
  readonly pricesOre: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<CatalogueKind, number>>;
  /** How many rows have unpublished changes. */
  readonly drafts: number;
  /** Id of the price book in force. */
  readonly book: string;
};
