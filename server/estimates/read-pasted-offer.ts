import { LONGEST_OFFER, type ReadOffer } from '../../domain/offers-compared/read-offer.ts';
import type { Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

/** Reads an offer that was pasted as text into the form's fields. Nothing of it is kept. */
export const readPastedOffer = query(
  { name: 'offers.read', access: 'anyone' },
  async (
    { work }: Pick<Services, 'work'>,
    who,
    { text }: { readonly text: string },
  ): Promise<Result<ReadOffer, WorkRefusal>> =>
    work.run(who, { kind: 'letter', order: { text: text.slice(0, LONGEST_OFFER) } }),
);
