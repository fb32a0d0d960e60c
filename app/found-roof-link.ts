import { page } from './links.ts';

/** The page of a found roof: loaded only where one is asked for. */
export const foundRoofLink = page('/calculator/found-roof');
