import { sql, type Kysely, type Transaction } from 'kysely';
import {
  BATTERY_FIELDS,
  batteryTexts,
  INVERTER_FIELDS,
  inverterTexts,
  MODEL_NAME,
  PANEL_FIELDS,
  panelTexts,
  readBatteryTexts,
  readInverterTexts,
  readPanelTexts,
} from '../../domain/records/catalogue-records.ts';
import type { RecordTexts } from '../../domain/records/record.ts';
import type { BatteryModel, InverterModel } from '../../engine/quote/catalogue.ts';
import { danishDayOf } from '../danish-day.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { storedBook, versionInForce } from '../pricing/stored-book.ts';
import type { Publishing, RecordOutcome, RecordStore } from '../records/record-store.ts';
import { inDanishOrder } from '../../words/danish-order.ts';

// A model is published under the name that prices are kept under, and only once it has a price: without one nothing
// with it could be quoted. What was calculated with a model keeps it, so that none is ever deleted.

type Db = Kysely<Tables> | Transaction<Tables>;

async function hasPrice(
  db: Db,
  group: 'panels' | 'inverters' | 'batteries',
  { id, now }: Pick<Publishing, 'id' | 'now'>,
): Promise<boolean> {
  const book = await storedBook(db, await versionInForce(db, danishDayOf(now)));
  return Object.hasOwn(book[group], id);
}

export const panelStore: RecordStore = {
  fields: PANEL_FIELDS,
  idPattern: MODEL_NAME,
  namesIn: [],
  keyOf: null,
  async list(db) {
    const rows = await db.selectFrom('solar_panels').selectAll().orderBy('model').execute();
    const byMaker = rows.toSorted(
      (one, other) =>
        inDanishOrder(one.manufacturer, other.manufacturer) ||
        inDanishOrder(one.model, other.model),
    );
    return byMaker.map((row) => ({
      id: row.model,
      isRetired: row.retired_at !== null,
      texts: panelTexts({
        manufacturerCode: row.manufacturer,
        manufacturer: row.manufacturer_name,
        peakPowerW: row.peak_power,
        x: row.x,
        y: row.y,
        isDefault: row.is_default === 1,
        datasheetChecked: row.datasheet_checked === 1,
        datasheetUrl: row.datasheet_url,
        datasheetReadOn: row.datasheet_read_on,
        guaranteeYears: row.guarantee_years,
        guaranteeIsExample: row.guarantee_example === 1,
      }),
    }));
  },
  problemsIn: (texts) => readPanelTexts(texts).problems,
  async publish(transaction, publishing) {
    if (!(await hasPrice(transaction, 'panels', publishing))) return 'no-price';
    const { value } = readPanelTexts(publishing.texts);
    const row = {
      manufacturer: value.manufacturerCode,
      manufacturer_name: value.manufacturer,
      peak_power: value.peakPowerW,
      x: value.x,
      y: value.y,
      is_default: value.isDefault ? 1 : 0,
      datasheet_checked: value.datasheetChecked ? 1 : 0,
      datasheet_url: value.datasheetUrl,
      datasheet_read_on: value.datasheetReadOn,
      guarantee_years: value.guaranteeYears,
      guarantee_example: value.guaranteeIsExample ? 1 : 0,
    };
    await transaction
      .insertInto('solar_panels')
      .values({ model: publishing.id, ...row, retired_at: null })
      .onConflict((conflict) => conflict.column('model').doUpdateSet(row))
      .execute();
    await keepOneDefault(transaction, value.manufacturerCode, publishing.id);
    return null;
  },
  setPlace: null,
  async setRetired(transaction, id, retiredAt) {
    if (retiredAt !== null && (await isLast(transaction, 'solar_panels', 'model', id))) {
      return 'last-one';
    }
    const { manufacturer } = await transaction
      .updateTable('solar_panels')
      .set({ retired_at: retiredAt })
      .where('model', '=', id)
      .returning('manufacturer')
      .executeTakeFirstOrThrow();
    await keepOneDefault(transaction, manufacturer, id);
    return null;
  },
};

/** A manufacturer's code stands for one model that is sold: the one that was just chosen, or the one it was. */
async function keepOneDefault(
  transaction: Transaction<Tables>,
  manufacturer: string,
  changed: string,
): Promise<void> {
  const sold = await transaction
    .selectFrom('solar_panels')
    .select(['model', 'is_default'])
    .where('manufacturer', '=', manufacturer)
    .where('retired_at', 'is', null)
    .orderBy('model')
    .execute();
  const chosen =
    sold.find((row) => row.model === changed && row.is_default === 1) ??
    sold.find((row) => row.is_default === 1) ??
    sold[0];
  await transaction
    .updateTable('solar_panels')
    .set({ is_default: sql<number>`case when model = ${chosen?.model ?? ''} then 1 else 0 end` })
    .where('manufacturer', '=', manufacturer)
    .execute();
}

async function isLast(
  transaction: Transaction<Tables>,
  table: 'solar_panels' | 'inverters' | 'batteries',
  key: 'model' | 'model_id',
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(key)} <> ${id} and retired_at is null limit 1`.execute(
    transaction,
  );
  return rows.length === 0;
}

type Guaranteed = { readonly guaranteeYears: number | null };

type ModelKind<Model> = {
  readonly table: 'inverters' | 'batteries';
  readonly fields: readonly string[];
  readonly textsOf: (model: Omit<Model, 'id'> & Guaranteed) => RecordTexts;
  readonly read: (texts: RecordTexts) => {
    readonly value: Omit<Model, 'id'> & Guaranteed & { readonly name: string };
    readonly problems: ReturnType<RecordStore['problemsIn']>;
  };
};

function modelStore<Model extends { readonly id: string }>({
  table,
  fields,
  textsOf,
  read,
}: ModelKind<Model>): RecordStore {
  return {
    fields,
    idPattern: MODEL_NAME,
    namesIn: [],
    keyOf: null,
    async list(db) {
      const rows = await db.selectFrom(table).selectAll().orderBy('model_id').execute();
      return rows.toSorted(byModelId).map((row) => ({
        id: row.model_id,
        isRetired: row.retired_at !== null,
        texts: textsOf({
          ...(decodeJson(row.details) as Model),
          guaranteeYears: row.guarantee_years,
        }),
      }));
    },
    problemsIn: (texts) => read(texts).problems,
    async publish(transaction, publishing): Promise<RecordOutcome> {
      const { id } = publishing;
      if (!(await hasPrice(transaction, table, publishing))) return 'no-price';
      // What the engine calculates with, and what it does not.
      const { guaranteeYears, ...value } = read(publishing.texts).value;
      const row = {
        product_name: value.name,
        details: encodeJson({ id, ...value }),
        guarantee_years: guaranteeYears,
      };
      await transaction
        .insertInto(table)
        .values({ model_id: id, ...row, retired_at: null })
        .onConflict((conflict) => conflict.column('model_id').doUpdateSet(row))
        .execute();
      return null;
    },
    setPlace: null,
    async setRetired(transaction, id, retiredAt) {
      if (retiredAt !== null && (await isLast(transaction, table, 'model_id', id))) {
        return 'last-one';
      }
      await transaction
        .updateTable(table)
        .set({ retired_at: retiredAt })
        .where('model_id', '=', id)
        .execute();
      return null;
    },
  };
}

export const inverterStore = modelStore<InverterModel>({
  table: 'inverters',
  fields: INVERTER_FIELDS,
  textsOf: inverterTexts,
  read: readInverterTexts,
});

export const batteryStore = modelStore<BatteryModel>({
  table: 'batteries',
  fields: BATTERY_FIELDS,
  textsOf: batteryTexts,
  read: readBatteryTexts,
});

type OfModel = { readonly model_id: string };
const byModelId = (one: OfModel, other: OfModel) => inDanishOrder(one.model_id, other.model_id);
