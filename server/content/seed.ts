import type { Database } from '../db/database.ts';
import { EXAMPLE_PARTNERS, EXAMPLE_TESTIMONIALS } from './example-voices.ts';

/** Puts the examples where there is nothing yet. For a local server: a deployed one shows nobody invented. */
export async function seedVoices(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const voice = await transaction.selectFrom('testimonials').select('id').limit(1).execute();
    const partner = await transaction.selectFrom('partners').select('id').limit(1).execute();
    if (voice.length + partner.length > 0) return;
    const shown = { is_example: 1, published: 1 };
    // Two servers may start at once on one database; the second finds the rows there.
    await transaction
      .insertInto('testimonials')
      .values(
        EXAMPLE_TESTIMONIALS.map((testimonial, index) => ({
          ...testimonial,
          ...shown,
          shown_name: '',
          proof: null,
          proof_file: null,
          retired_at: null,
          consent_date: null,
          person_email: null,
          sort_order: index + 1,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('partners')
      .values(
        EXAMPLE_PARTNERS.map((example, index) => ({
          ...example,
          ...shown,
          url: null,
          since: null,
          sort_order: index + 1,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
