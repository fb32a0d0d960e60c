import type { SystemResult } from '../../engine/estimate-figures.ts';
import { panelOf } from '../../engine/quote/system-choice.ts';
import type { BatteryModel, Catalogue, InverterModel } from '../../engine/quote/catalogue.ts';
import type { Database } from '../db/database.ts';
import { decodeJson } from '../db/json.ts';

/**
 * Guarantees of the example catalogue [years]. Source: an example, the same for every model so that nobody takes it
 * for a maker's word; makers of common panels give 12 to 30 years on the product, of inverters 5 to 10, of batteries
 * 10. Valid from 2026-11-01.
 */
export const EXAMPLE_GUARANTEE_YEARS = { panels: 25, inverter: 10, battery: 10 } as const;

/** What makers guarantee of a system's parts [years]; null: the catalogue does not say, or there is no such part. */
export type SystemGuarantees = {
  readonly panels: number | null;
  readonly inverter: number | null;
  /** The shortest, where there are batteries of several kinds. */
  readonly battery: number | null;
  /** One of them is an example. */
  readonly isExample: boolean;
};

type Said = { readonly years: number | null; readonly isExample: boolean };
const UNSAID: Said = { years: null, isExample: false };

/** The guarantees of the models that a calculated system is made of. */
export async function systemGuarantees(
  db: Database,
  catalogue: Catalogue,
  system: Pick<SystemResult, 'panelManufacturer' | 'inverterModelId' | 'batteryUnitCounts'>,
): Promise<SystemGuarantees> {
  const panel = await db
    .selectFrom('solar_panels')
    .select(['guarantee_years', 'guarantee_example'])
    .where('model', '=', panelOf(catalogue, system.panelManufacturer)?.model ?? '')
    .executeTakeFirst();
  const panels = panel
    ? { years: panel.guarantee_years, isExample: panel.guarantee_example === 1 }
    : UNSAID;
  const [inverter = UNSAID] = await modelGuarantees(db, 'inverters', [system.inverterModelId]);
  const batteries = await modelGuarantees(
    db,
    'batteries',
    Object.keys(system.batteryUnitCounts).filter((id) => system.batteryUnitCounts[id] !== 0),
  );
  return {
    panels: panels.years,
    inverter: inverter.years,
    battery: shortest(batteries),
    isExample: [panels, inverter, ...batteries].some(
      ({ years, isExample }) => years !== null && isExample,
    ),
  };
}

async function modelGuarantees(
  db: Database,
  table: 'inverters' | 'batteries',
  ids: readonly string[],
): Promise<readonly Said[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select(['guarantee_years', 'details'])
    .where('model_id', 'in', ids)
    .execute();
  return rows.map(({ guarantee_years: years, details }) => ({
    years,
    isExample: (decodeJson(details) as InverterModel | BatteryModel).isExample,
  }));
}

/** One that nobody has said leaves it open what the whole is guaranteed for. */
function shortest(all: readonly Said[]): number | null {
  const years = all.flatMap((said) => said.years ?? []);
  return years.length === 0 || years.length < all.length ? null : Math.min(...years);
}
