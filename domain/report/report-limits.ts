/** Characters in what an owner calls a report. */
export const LONGEST_TITLE = 80;
/**
 * How many reports one user keeps: about 10 MB, and many times what a home owner compares. What is imported is not
 * counted, but counts.
 */
export const MOST_REPORTS = 200;
/** How many reports may stand beside each other. */
export const MOST_COMPARED = 3;
/** How long a deletion can be taken back. */
export const UNDO_MINUTES = 10;
