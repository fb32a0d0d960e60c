/** Asks the server for the page with all that a browser draws by itself otherwise. */
export const WHOLE_PARAM = 'whole';
