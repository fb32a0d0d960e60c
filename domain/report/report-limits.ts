/** Characters in an owner's name for a report. */
export const LONGEST_TITLE = 80;
/**
 * How many reports a user may keep: about 10 MB, and many times what a home owner compares. Imports
 * are not limited, but they count.
 */
export const MOST_REPORTS = 200;
/** How many reports can be compared side by side. */
export const MOST_COMPARED = 3;
/** How long a deletion can be undone. */
export const UNDO_MINUTES = 10;
