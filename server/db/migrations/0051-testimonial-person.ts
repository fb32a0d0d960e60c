import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mail address of whoever is quoted, by which they are found, told and erased. Null: nobody has entered it. */
export const testimonialPerson: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('testimonials').addColumn('person_email', 'text').execute();
  },
};
