import type { Kysely, Selectable, Transaction } from 'kysely';
import type {
  PublishedTariff,
  TariffFigures,
  TariffPart,
} from '../../domain/records/tariff-records.ts';
import {
  companiesWith,
  electricityTaxFrom,
  nationalChargesFrom,
} from '../../domain/tariffs/published-tariffs.ts';
import type { TaxTable } from '../../engine/data/electricity-tax.ts';
import type { RowStanding } from '../../engine/data/grid-company.ts';
import type { NationalCharges } from '../../engine/data/national-charges.ts';
import { gridTariffs, type GridTariff } from '../../engine/tariff/grid-tariff.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { TariffRowTable } from '../db/tables/catalogue.ts';
import { byEdition } from '../publishing/by-edition.ts';
import type { EditionReader } from '../publishing/publications.ts';

export function tariffIn(row: Selectable<TariffRowTable>): PublishedTariff {
  return {
    company: row.company,
    part: row.part as TariffPart,
    from: row.valid_from,
    figures: decodeJson(row.figures) as TariffFigures,
    standing: row.standing as RowStanding,
    source: row.source,
    readOn: row.read_on,
  };
}

/** What is published and was not withdrawn. */
export async function publishedTariffs(
  db: Kysely<Tables> | Transaction<Tables>,
): Promise<readonly PublishedTariff[]> {
  const rows = await db
    .selectFrom('tariff_rows')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('valid_from')
    .execute();
  return rows.map(tariffIn);
}

/** Tariffs as the calculator has them. */
export type Tariffs = {
  readonly gridTariffs: readonly GridTariff[];
  readonly nationalCharges: readonly NationalCharges[];
  readonly electricityTax: TaxTable;
};

export type TariffReader = () => Promise<Tariffs>;

export function tariffReader(db: Kysely<Tables>, edition: EditionReader): TariffReader {
  return byEdition(edition, () => publishedTariffs(db), tariffsFrom);
}

export const tariffsFrom = (rows: readonly PublishedTariff[]): Tariffs => ({
  gridTariffs: gridTariffs(companiesWith(rows)),
  nationalCharges: nationalChargesFrom(rows),
  electricityTax: electricityTaxFrom(rows),
});
