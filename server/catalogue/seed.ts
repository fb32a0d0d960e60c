import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import type { Database } from '../db/database.ts';
import { encodeJson } from '../db/json.ts';
import { EXAMPLE_GUARANTEE_YEARS } from './guarantees.ts';

/** Fills an empty catalogue with the example that ships. */
export async function seedCatalogue(
  db: Database,
  catalogue: Catalogue = EXAMPLE_CATALOGUE,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('solar_panels')
      .select('model')
      .limit(1)
      .execute();
    if (existing.length > 0) return;
    const panels = catalogue.panels.map((panel) => ({
      model: panel.model,
      manufacturer: panel.manufacturerCode,
      manufacturer_name: panel.manufacturer,
      peak_power: panel.peakPowerW,
      x: panel.x,
      y: panel.y,
      is_default: panel.isDefault ? 1 : 0,
      datasheet_checked: panel.datasheetChecked ? 1 : 0,
      guarantee_years: EXAMPLE_GUARANTEE_YEARS.panels,
      guarantee_example: 1,
    }));
    const modelRow =
      (guaranteeYears: number) => (model: { readonly id: string; readonly name: string }) => ({
        model_id: model.id,
        product_name: model.name,
        details: encodeJson(model),
        guarantee_years: guaranteeYears,
      });
    // Two servers may start at once on one database; the second finds the rows there.
    await transaction
      .insertInto('solar_panels')
      .values(panels)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('inverters')
      .values(catalogue.inverters.map(modelRow(EXAMPLE_GUARANTEE_YEARS.inverter)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('batteries')
      .values(catalogue.batteries.map(modelRow(EXAMPLE_GUARANTEE_YEARS.battery)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
