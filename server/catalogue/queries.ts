import type {
  BatteryModel,
  Catalogue,
  InverterModel,
  PanelModel,
} from '../../engine/quote/catalogue.ts';
import type { Database } from '../db/database.ts';
import { decodeJson } from '../db/json.ts';
import { byEdition } from '../publishing/by-edition.ts';
import type { EditionReader } from '../publishing/publications.ts';

/**
 * Everything that is sold and can be installed. A panel without power and size is left out: nothing fits it.
 */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const panels = await db
    .selectFrom('solar_panels')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('model')
    .execute();
  const inverters = await db
    .selectFrom('inverters')
    .select('details')
    .where('retired_at', 'is', null)
    .orderBy('model_id')
    .execute();
  const batteries = await db
    .selectFrom('batteries')
    .select('details')
    .where('retired_at', 'is', null)
    .orderBy('model_id')
    .execute();
  return {
    panels: panels.flatMap((row): readonly PanelModel[] => {
      const { peak_power: peakPowerW, x, y } = row;
      if (!isPositive(peakPowerW) || !isPositive(x) || !isPositive(y)) return [];
      return [
        {
          model: row.model,
          manufacturerCode: row.manufacturer,
          manufacturer: row.manufacturer_name,
          peakPowerW,
          x,
          y,
          isDefault: row.is_default === 1,
          datasheetChecked: row.datasheet_checked === 1,
        },
      ];
    }),
    inverters: inverters
      .map(({ details }) => decodeJson(details) as InverterModel)
      .sort((a, b) => a.acPowerW - b.acPowerW),
    batteries: batteries
      .map(({ details }) => decodeJson(details) as BatteryModel)
      .sort((a, b) => a.usableKwh - b.usableKwh),
  };
}

export type CatalogueReader = () => Promise<Catalogue>;

export function catalogueReader(db: Database, edition: EditionReader): CatalogueReader {
  return byEdition(
    edition,
    () => readCatalogue(db),
    (catalogue) => catalogue,
  );
}

export type StoredPanel = {
  readonly manufacturer: string;
  readonly manufacturerName: string;
  readonly model: string;
  readonly peak_power: unknown;
  readonly x: unknown;
  readonly y: unknown;
};

/** One panel per manufacturer, the model its code stands for; of one manufacturer where a code is given. */
export async function readPanels(
  db: Database,
  manufacturer?: string,
): Promise<readonly StoredPanel[]> {
  let query = db
    .selectFrom('solar_panels')
    .select(['manufacturer', 'manufacturer_name', 'model', 'peak_power', 'x', 'y'])
    .where('is_default', '=', 1)
    .where('retired_at', 'is', null)
    .orderBy('manufacturer');
  if (manufacturer !== undefined) query = query.where('manufacturer', '=', manufacturer);
  const rows = await query.execute();
  return rows.map(({ manufacturer_name, ...row }) => ({
    ...row,
    manufacturerName: manufacturer_name,
  }));
}

function isPositive(value: number | null): value is number {
  return typeof value === 'number' && value > 0;
}
