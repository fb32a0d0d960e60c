import { readPanels } from '../catalogue/queries.ts';
import { PANEL_FIELDS_MISSING } from '../../domain/records/catalogue-records.ts';
import { notePublication } from '../publishing/publications.ts';
import type { Services } from '../services.ts';
import { unknownIn } from './known-fields.ts';
import { alreadyHere, refuse, take, type Planner } from './outcome.ts';

const CODE = /^[\w .+/-]{1,80}$/;

/** A manufacturer that is not here yet. One that is keeps its panel: prices and reports rest on it. */
export function panelPlanner({ db }: Services): Planner {
  return async (code, document) => {
    if (!CODE.test(code)) return refuse('Its id is not a code of a manufacturer.');
    const { peak_power, x, y } = document;
    const isSize = (value: unknown): value is number =>
      typeof value === 'number' && Number.isFinite(value);
    if (!isSize(peak_power) || !isSize(x) || !isSize(y)) return refuse(PANEL_FIELDS_MISSING);
    const leftOut = unknownIn(document, ['peak_power', 'x', 'y']);
    const [here] = await readPanels(db, code);
    if (here !== undefined) {
      if (here.peak_power === peak_power && here.x === x && here.y === y)
        return alreadyHere(leftOut);
      const shown = (panel: { peak_power: unknown; x: unknown; y: unknown }) =>
        `${String(panel.peak_power)} W, ${String(panel.x)} m, ${String(panel.y)} m`;
      return refuse(
        `The catalogue has a panel of this manufacturer (${shown(here)}; in the file ${shown({ peak_power, x, y })}). Change it there.`,
      );
    }
    const sameName = await db
      .selectFrom('solar_panels')
      .select('model')
      .where('model', '=', code)
      .executeTakeFirst();
    if (sameName !== undefined) return refuse('The catalogue has a model with this name.');
    return take(async (transaction) => {
      await transaction
        .insertInto('solar_panels')
        .values({
          model: code,
          manufacturer: code,
          manufacturer_name: code,
          peak_power,
          x,
          y,
          is_default: 1,
          datasheet_checked: 0,
        })
        .execute();
      await notePublication(transaction);
    }, leftOut);
  };
}
