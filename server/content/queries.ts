import { ok } from '../../domain/result.ts';
import type { Locale } from '../../words/locale.ts';
import type { PartnerTable, TestimonialTable } from '../db/tables/content.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

type Needs = Pick<Services, 'db'>;

export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly house: string;
  /** Empty where there is no system. */
  readonly system: string;
  /** Empty where the person is not named. */
  readonly name: string;
  readonly picture: TestimonialTable['picture'];
  /** Shown as an example until there is proof of the words and a yes to showing them. */
  readonly isExample: boolean;
};

/** What is published, in its order, in one language. */
export const readTestimonials = query(
  { name: 'content.testimonials', access: 'anyone' },
  async ({ db }: Needs, _who, { atMost = 100 }: { readonly atMost?: number }, locale: Locale) => {
    const rows = await db
      .selectFrom('testimonials')
      .selectAll()
      .where('published', '=', 1)
      .orderBy('sort_order')
      .orderBy('id')
      .limit(atMost)
      .execute();
    return ok(
      rows.map((row): Testimonial => ({
        id: row.id,
        quote: row[`quote_${locale}`],
        house: row[`house_${locale}`],
        system: row[`system_${locale}`],
        name: row.shown_name,
        picture: row.picture,
        isExample: row.is_example === 1 || !isProved(row),
      })),
    );
  },
);

const isProved = (row: Pick<TestimonialTable, 'proof' | 'proof_file' | 'consent_date'>) =>
  (row.proof !== null || row.proof_file !== null) && row.consent_date !== null;

export type Partner = {
  readonly id: string;
  readonly name: string;
  readonly kind: PartnerTable['kind'];
  readonly area: string;
  readonly text: string;
  readonly url: string | null;
  /** Of its logo's file; null: it has none. */
  readonly logoKey: string | null;
  /** ISO date; null where it is not told. */
  readonly since: string | null;
  readonly isExample: boolean;
};

export const readPartners = query(
  { name: 'content.partners', access: 'anyone' },
  async ({ db }: Needs, _who, _input: object, locale: Locale) => {
    const rows = await db
      .selectFrom('partners')
      .selectAll()
      .where('published', '=', 1)
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
    return ok(
      rows.map((row): Partner => ({
        id: row.id,
        name: row.name,
        kind: row.kind,
        area: row[`area_${locale}`],
        text: row[`text_${locale}`],
        url: row.url,
        logoKey: row.logo_key,
        since: row.since,
        isExample: row.is_example === 1,
      })),
    );
  },
);
