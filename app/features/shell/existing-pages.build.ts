import { PAGES } from '../../pages.ts';

/** The addresses that there is a page for, so that the table with its files does not travel. */
export default PAGES.map(({ path }) => path);
