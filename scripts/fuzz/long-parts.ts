/** A request of which a stranger lengthens one thing. */
export type LongRequest = {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  /** The single length that is measured beside its double. */
  readonly length: number;
  /** What follows the path, what is sent of headers, and the body, of this length. */
  readonly of: (length: number) => LongParts;
};

export type LongParts = {
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
};

/** Node takes 16 kB of an address and its headers together. */
export const HEAD_LENGTH = 7000;
export const FIELD_LENGTH = 20_000;
/** Of a body of 256 kB, as forms and calls may have it. */
export const BODY_LENGTH = 100_000;
export const UPLOAD_LENGTH = 1_000_000;

export const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
export const numbered = (length: number, one: (index: number) => string, each = 8) =>
  Array.from({ length: Math.ceil(length / each) }, (_, index) => one(index));
/** Blanks, digits, separators and letters, in turn. */
export const FILLINGS = ['+', '1', 'a,', '%0A', 'a+', '1+kr+', '(', '%3C'];
