import { sql, type Kysely } from 'kysely';

const FROZEN = 'A frozen calculation is never changed.';
const LACKING = 'A report or a request needs a calculation.';
const REFERRING = ['reports', 'offer_requests'] as const;

/**
 * What the database itself holds calculations to: none is changed, none goes that is referred to (the foreign keys
 * see to that), and each goes with its last reference, whichever command takes that away.
 * @param json the column type that holds JSON in this database
 */
export async function freezeCalculations(db: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  await (json === 'text' ? onSqlite(db) : onPostgres(db));
}

async function onSqlite(db: Kysely<never>): Promise<void> {
  const statements = [
    `create trigger calculations_are_frozen before update on calculations
      begin select raise(abort, '${FROZEN}'); end`,
    ...REFERRING.flatMap((table) => [
      ...(['insert on', 'update of calculation_id on'] as const).map(
        (
          change,
          index,
        ) => `create trigger ${table}_need_calculation_${index + 1} before ${change} ${table}
          when new.calculation_id is null begin select raise(abort, '${LACKING}'); end`,
      ),
      ...(['delete on', 'update of calculation_id on'] as const).map(
        (
          change,
          index,
        ) => `create trigger ${table}_let_go_${index + 1} after ${change} ${table} begin
          delete from calculations where calculation_id = old.calculation_id
            and not exists (select 1 from reports where calculation_id = old.calculation_id)
            and not exists (select 1 from offer_requests where calculation_id = old.calculation_id);
        end`,
      ),
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function onPostgres(db: Kysely<never>): Promise<void> {
  const statements = [
    `create function calculations_are_frozen() returns trigger language plpgsql as $$
      begin raise exception '${FROZEN}'; end $$`,
    `create trigger calculations_are_frozen before update on calculations
      for each row execute function calculations_are_frozen()`,
    // Two that let go of the last references at once wait for each other here; the later one sees none left.
    `create function let_go_of_calculation() returns trigger language plpgsql as $$
      begin
        perform 1 from calculations where calculation_id = old.calculation_id for update;
        delete from calculations where calculation_id = old.calculation_id
          and not exists (select 1 from reports where calculation_id = old.calculation_id)
          and not exists (select 1 from offer_requests where calculation_id = old.calculation_id);
        return null;
      end $$`,
    ...REFERRING.flatMap((table) => [
      `alter table ${table} alter column calculation_id set not null`,
      `create trigger ${table}_let_go after delete or update of calculation_id on ${table}
        for each row execute function let_go_of_calculation()`,
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
