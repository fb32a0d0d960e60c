import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { freezeCalculations } from './calculation-triggers.ts';

type Json = 'text' | 'jsonb';

/**
 * What was calculated moves from `reports` into a table of its own, to which reports and requests refer. A request's
 * copy of a report, a report of nobody's, is then no longer needed.
 * @param json the column type that holds JSON in this database
 */
export function calculations(json: Json): Migration {
  return {
    async up(db: Kysely<never>) {
      await createTable(db, json);
      await moveCalculations(db, json);
      await referFromReports(db);
      await referFromRequests(db, json);
      await dropWhatMoved(db);
      await freezeCalculations(db, json);
    },
  };
}

async function createTable({ schema }: Kysely<never>, json: Json): Promise<void> {
  await schema
    .createTable('calculations')
    .addColumn('calculation_id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('engine_version', 'text', (column) => column.notNull())
    .addColumn('price_book_version', 'text', (column) => column.notNull())
    .addColumn('yield_source', 'text', (column) => column.notNull())
    .addColumn('input', json, (column) => column.notNull())
    .addColumn('result', json, (column) => column.notNull())
    .addColumn('quote', json)
    .addColumn('figures', json)
    .addColumn('pvgis_response', json)
    .execute();
}

/** Under the id of their report. Texts about a person, which an input carried along, are left behind. */
async function moveCalculations(db: Kysely<never>, json: Json): Promise<void> {
  const { input, quote, figures } = json === 'text' ? SQLITE_PARTS : POSTGRES_PARTS;
  await sql`
    insert into calculations (calculation_id, created_at, format, engine_version, price_book_version,
      yield_source, input, result, quote, figures, pvgis_response)
    select report_id, coalesce(recalculated_at, created_at),
      case
        when result -> 'yield' -> 'faces' is null then 1
        when result -> 'ownOffer' is null then 2
        when result -> 'energy' -> 'gridToBatteryKwh' is null then 3
        when engine_version = '1.2.0' then 4
        else 5
      end,
      engine_version, price_book_version, result -> 'yield' ->> 'source',
      ${input}, result, ${quote}, ${figures}, pvgis_response
    from reports`.execute(db);
}

type Parts = Readonly<Record<'input' | 'quote' | 'figures', RawBuilder<unknown>>>;

const SQLITE_PARTS: Parts = {
  input: sql`json_remove(coalesce(figures -> 'input', calculator_state), '$.address', '$.receivedPreviousOffers')`,
  quote: sql`case when figures is not null then
    json_object('lines', figures -> 'lines', 'priceList', figures -> 'priceList') end`,
  figures: sql`json_remove(figures, '$.input', '$.lines', '$.priceList')`,
};

const POSTGRES_PARTS: Parts = {
  input: sql`coalesce(figures -> 'input', calculator_state) - 'address' - 'receivedPreviousOffers'`,
  quote: sql`case when figures is not null then
    jsonb_build_object('lines', figures -> 'lines', 'priceList', figures -> 'priceList') end`,
  figures: sql`figures - 'input' - 'lines' - 'priceList'`,
};

async function referFromReports(db: Kysely<never>): Promise<void> {
  await addReference(db, 'reports');
  await sql`update reports set calculation_id = report_id`.execute(db);
}

async function referFromRequests(db: Kysely<never>, json: Json): Promise<void> {
  const requests = () => db.schema.alterTable('offer_requests');
  await addReference(db, 'offer_requests');
  await requests().addColumn('calculator_state', json).execute();
  await requests().addColumn('saved_report_id', 'text').execute();
  await sql`
    update offer_requests set calculation_id = report_id,
      calculator_state =
        (select copy.calculator_state from reports as copy where copy.report_id = offer_requests.report_id),
      saved_report_id =
        (select copy.copied_from from reports as copy where copy.report_id = offer_requests.report_id)`.execute(
    db,
  );
  await db.schema.dropIndex('offer_requests_by_report').execute();
  await requests().dropColumn('report_id').execute();
  await db.schema
    .createIndex('offer_requests_of_saved_report')
    .on('offer_requests')
    .column('saved_report_id')
    .where(sql.ref('saved_report_id'), 'is not', null)
    .execute();
  // The copies. One that somebody was given all the same stays theirs.
  await sql`
    delete from reports where owner_uid is null
      and calculation_id in (select calculation_id from offer_requests)
      and report_id not in (select report_id from user_report_index)`.execute(db);
}

async function addReference(
  { schema }: Kysely<never>,
  table: 'reports' | 'offer_requests',
): Promise<void> {
  await schema
    .alterTable(table)
    .addColumn('calculation_id', 'text', (column) =>
      column.references('calculations.calculation_id'),
    )
    .execute();
  // A calculation whose reference goes asks who else refers to it.
  await schema.createIndex(`${table}_of_calculation`).on(table).column('calculation_id').execute();
}

async function dropWhatMoved({ schema }: Kysely<never>): Promise<void> {
  await schema.dropIndex('reports_copied').execute();
  const moved = ['result', 'figures', 'pvgis_response', 'engine_version', 'price_book_version'];
  for (const name of [...moved, 'copied_from']) {
    await schema.alterTable('reports').dropColumn(name).execute();
  }
}
