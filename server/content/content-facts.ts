import { ok } from '../../domain/result.ts';
import { storeOf } from '../records/record-stores.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { proofsByTestimonial } from './proofs.ts';

/** What stands beside the rows of content: how many there are, the partners' logos, and the testimonials' proofs. */
export const contentFacts = query(
  { name: 'content.facts', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, _input: object) => {
    const partners = await db.selectFrom('partners').select(['id', 'logo_key']).execute();
    const testimonials = await storeOf('testimonial').list(db);
    return ok({
      proofs: await proofsByTestimonial(db),
      counts: { testimonial: testimonials.length, partner: partners.length },
      logos: Object.fromEntries(
        partners.flatMap(({ id, logo_key }) => (logo_key === null ? [] : [[id, logo_key]])),
      ) as Readonly<Record<string, string>>,
    });
  },
);
