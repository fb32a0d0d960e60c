import { page } from './links.ts';

/** The roof on a page of its own: linked to only where the roof is drawn. */
export const roofLink = page('/calculator/solrig-calculator/roof');
