import type { Edits } from '../../../../domain/prices/draft.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';

/** What was typed into a draft's cells. */
export const textsOf = ({ cells }: Pick<PriceDraft, 'cells'>): Edits =>
  Object.fromEntries(Object.entries(cells).map(([key, { text }]) => [key, text]));
