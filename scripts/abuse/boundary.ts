/** Node's own reader of forms takes none of fewer than 27 letters. */
export const BOUNDARY = 'boundary-of-at-least-27-letters';
