/** The field of a form that something is confirmed with: which of its buttons was pressed. */
export const CODE_INTENT = 'intent';
