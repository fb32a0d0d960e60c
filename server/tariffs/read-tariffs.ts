import type { Kysely, Selectable, Transaction } from 'kysely';
import type {
  PublishedTariff,
  StoredTariff,
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
import { readFigures } from '../../domain/records/stored-figures.ts';
import { readJson, tellUnreadable } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { TariffRowTable } from '../db/tables/catalogue.ts';
import { byEdition } from '../publishing/by-edition.ts';
import type { Logger } from '../logger.ts';
import type { EditionReader } from '../publishing/publications.ts';

export function tariffIn(row: Selectable<TariffRowTable>): StoredTariff {
  const figures = readJson(row.figures, readFigures);
  return {
    company: row.company,
    part: row.part as TariffPart,
    from: row.valid_from,
    figures: figures.ok ? figures.value : null,
    standing: row.standing as RowStanding,
    source: row.source,
    readOn: row.read_on,
  };
}

/** What is published and was not withdrawn. A row that can't be read is left out, with a line in the log. */
export async function publishedTariffs(
  db: Kysely<Tables> | Transaction<Tables>,
  log: Logger | undefined,
): Promise<readonly PublishedTariff[]> {
  const rows = await db
    .selectFrom('tariff_rows')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('valid_from')
    .execute();
  return rows.flatMap((row) => {
    const { figures, ...tariff } = tariffIn(row);
    if (figures !== null) return [{ ...tariff, figures }];
    tellUnreadable({ log, table: 'tariff_rows', id: row.id });
    return [];
  });
}

/** Tariffs as the calculator has them. */
export type Tariffs = {
  readonly gridTariffs: readonly GridTariff[];
  readonly nationalCharges: readonly NationalCharges[];
  readonly electricityTax: TaxTable;
};

export type TariffReader = () => Promise<Tariffs>;

export function tariffReader(
  { db, log }: { readonly db: Kysely<Tables>; readonly log: Logger },
  edition: EditionReader,
): TariffReader {
  return byEdition(edition, () => publishedTariffs(db, log), tariffsFrom);
}

export const tariffsFrom = (rows: readonly PublishedTariff[]): Tariffs => ({
  gridTariffs: gridTariffs(companiesWith(rows)),
  nationalCharges: nationalChargesFrom(rows),
  electricityTax: electricityTaxFrom(rows),
});
