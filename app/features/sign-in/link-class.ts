/** A link inside or above the text, tall enough for a finger. */
export const LINK =
  'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 hover:text-gran-900';
