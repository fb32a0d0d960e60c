import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const AT_ONCE = '1970-01-01T00:00:00.000Z';

/**
 * Files that prove a testimonial and the yes to showing it. A file whose row goes leaves its key on the list of what
 * is to be removed, and a draft that was never published takes its files along: the database sees to both.
 * @param json the column type that holds JSON in this database
 */
export const testimonialProofs = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('testimonial_proofs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // Also of one that is only a draft so far.
      .addColumn('testimonial_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('by_uid', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('blob_key', 'text', (column) => column.notNull().unique())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addUniqueConstraint('testimonial_proofs_once', ['testimonial_id', 'source_hash'])
      .execute();
    for (const statement of json === 'text' ? ON_SQLITE : ON_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
    // When those that were taken down before went is not known: their time begins now.
    await sql`update testimonials set retired_at = ${new Date().toISOString()}
      where published = 0`.execute(db);
  },
});

/** Nobody's words are shown as theirs without proof of them, in words or as a file, and a yes to it. */
const PROVED = `published = 0 or is_example = 1
  or ((proof is not null or proof_file is not null) and consent_date is not null)`;

const COLUMNS = `id, quote_da, quote_en, house_da, house_en, system_da, system_en, shown_name, picture, is_example,
  proof, consent_date, sort_order, published`;

const REMEMBER = `insert into blob_removals (blob_key, due_at) values (old.blob_key, '${AT_ONCE}')
  on conflict (blob_key) do update set due_at = excluded.due_at`;
const NEVER_PUBLISHED = `old.kind = 'testimonial'
  and not exists (select 1 from testimonials where testimonials.id = old.id)`;
const ITS_PROOFS = 'delete from testimonial_proofs where testimonial_id = old.id';

// SQLite changes no constraint of a table that is there: it is made anew under its own name.
// contracts: nothing of testimonials; each of its columns is there again, and the two new ones may be empty.
const ON_SQLITE = [
  `create table testimonials_proved (
    id text primary key, quote_da text not null, quote_en text not null, house_da text not null,
    house_en text not null, system_da text not null, system_en text not null, shown_name text not null,
    picture text, is_example integer not null, proof text, consent_date text,
    sort_order integer not null, published integer not null, proof_file text, retired_at text,
    constraint testimonials_proved check (${PROVED}))`,
  `insert into testimonials_proved (${COLUMNS}) select ${COLUMNS} from testimonials`,
  `drop table testimonials`,
  `alter table testimonials_proved rename to testimonials`,
  `create trigger testimonial_proofs_leave_file after delete on testimonial_proofs
   begin ${REMEMBER}; end`,
  `create trigger record_drafts_take_proofs after delete on record_drafts when ${NEVER_PUBLISHED}
   begin ${ITS_PROOFS}; end`,
];
const ON_POSTGRES = [
  `alter table testimonials add column proof_file text, add column retired_at text,
   drop constraint testimonials_proved, add constraint testimonials_proved check (${PROVED})`,
  `create function testimonial_proofs_leave_file() returns trigger language plpgsql as $$
    begin ${REMEMBER}; return null; end $$`,
  `create trigger testimonial_proofs_leave_file after delete on testimonial_proofs
    for each row execute function testimonial_proofs_leave_file()`,
  `create function record_drafts_take_proofs() returns trigger language plpgsql as $$
    begin
      if ${NEVER_PUBLISHED} then ${ITS_PROOFS}; end if;
      return null;
    end $$`,
  `create trigger record_drafts_take_proofs after delete on record_drafts
    for each row execute function record_drafts_take_proofs()`,
];
