import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For how many years a maker guarantees a model, and whether a panel's are an example. Null: nobody has said it. */
export const guarantees: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const table of ['solar_panels', 'inverters', 'batteries']) {
      await schema.alterTable(table).addColumn('guarantee_years', 'double precision').execute();
    }
    await schema.alterTable('solar_panels').addColumn('guarantee_example', 'integer').execute();
  },
};
