/** A button that stays where it can be found, and says beside it why it does nothing yet. */
export const NOT_YET =
  'aria-disabled:cursor-not-allowed aria-disabled:border-sten-500 aria-disabled:text-blaek-600 aria-disabled:hover:bg-white';
