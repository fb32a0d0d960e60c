/** The words one searches for, in the address. */
export const SEARCH_PARAM = 'q';

/** More than this is no search any more. */
export const SEARCH_MAX_LENGTH = 100;
