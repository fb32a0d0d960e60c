import type { Transaction } from 'kysely';
import type { OfferedPart } from '../../domain/staff/quotes.ts';
import type { SystemResult } from '../../engine/estimate-figures.ts';
import type { BatteryModel, InverterModel } from '../../engine/quote/catalogue.ts';
import type { Database } from '../db/database.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';

type Db = Database | Transaction<Tables>;

/**
 * The models of a calculated system, with what the catalogue says of each, also of one that is sold no longer. One that
 * it does not know is left out: nothing is made up.
 */
export async function offeredParts(db: Db, system: SystemResult): Promise<readonly OfferedPart[]> {
  if (system.numberOfPanels === 0) return [];
  return [
    ...(await offeredPanel(db, system)),
    ...(await offeredInverter(db, system)),
    ...(await offeredBatteries(db, system)),
  ];
}

/** The calculation keeps the panel's manufacturer and power: of its models with that power the usual one. */
async function offeredPanel(db: Db, system: SystemResult): Promise<readonly OfferedPart[]> {
  const row = await db
    .selectFrom('solar_panels')
    .selectAll()
    .where('manufacturer', '=', system.panelManufacturer)
    .where('peak_power', '=', system.panelPeakPowerW)
    .orderBy('is_default', 'desc')
    .orderBy('model')
    .executeTakeFirst();
  if (row === undefined) return [];
  return [
    {
      kind: 'panel',
      quantity: system.numberOfPanels,
      model: `${row.manufacturer_name} ${row.model}`,
      size: { value: system.panelPeakPowerW, unit: 'W' },
      dataSheet: row.datasheet_url,
      guaranteeYears: row.guarantee_years,
      isExample: row.guarantee_years !== null && row.guarantee_example === 1,
    },
  ];
}

async function offeredInverter(db: Db, system: SystemResult): Promise<readonly OfferedPart[]> {
  const row = await db
    .selectFrom('inverters')
    .selectAll()
    .where('model_id', '=', system.inverterModelId)
    .executeTakeFirst();
  if (row === undefined) return [];
  const { acPowerW, isExample } = decodeJson(row.details) as InverterModel;
  return [
    {
      kind: 'inverter',
      quantity: 1,
      model: row.product_name,
      size: { value: acPowerW / 1000, unit: 'kW' },
      dataSheet: null,
      guaranteeYears: row.guarantee_years,
      isExample,
    },
  ];
}

async function offeredBatteries(
  db: Db,
  { batteryUnitCounts: counts }: SystemResult,
): Promise<readonly OfferedPart[]> {
  const ids = Object.keys(counts).filter((id) => counts[id] !== 0);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('batteries')
    .selectAll()
    .where('model_id', 'in', ids)
    .orderBy('model_id')
    .execute();
  return rows.map((row): OfferedPart => {
    const { usableKwh, isExample } = decodeJson(row.details) as BatteryModel;
    return {
      kind: 'battery',
      quantity: counts[row.model_id]!,
      model: row.product_name,
      size: { value: usableKwh, unit: 'kWh' },
      dataSheet: null,
      guaranteeYears: row.guarantee_years,
      isExample,
    };
  });
}
