import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The log narrowed to somebody or to some deeds is read newest first, and what is rare is not looked for in all of it. */
export const auditLogNarrowed: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of ['actor', 'action']) {
      await schema
        .createIndex(`audit_log_by_${column}`)
        .on('audit_log')
        .columns([column, 'id'])
        .execute();
    }
  },
};
