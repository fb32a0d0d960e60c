/** A request of which a stranger lengthens one thing. */
export type LongRequest = {
  /** What it is counted with in the report. */
  readonly kind: LongKind;
  readonly what: string;
  readonly method: string;
  readonly path: string;
  /** The length that is measured beside its double; the server takes four times as much too, or refuses both as too long. */
  readonly length: number;
  /** What follows the path, what is sent of headers, and the body, of this length. */
  readonly of: (length: number) => LongParts;
};

export type LongKind = 'path' | 'header' | 'query' | 'JSON' | 'form' | 'multipart form';

export type LongParts = {
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
};

/** Node takes 16 kB of an address and its headers together. */
export const HEAD_LENGTH = 3500;
export const FIELD_LENGTH = 20_000;
/** Of a body of 256 kB, as forms and calls may have it. */
export const BODY_LENGTH = 50_000;
/** Of a call of 64 kB, of which some signs take two. */
export const JSON_LENGTH = 7000;
/** Of a form of 2000 fields, with 8 characters for each. */
export const FIELDS_LENGTH = 3600;
export const UPLOAD_LENGTH = 2_000_000;

export const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
export const numbered = (length: number, one: (index: number) => string, each = 8) =>
  Array.from({ length: Math.ceil(length / each) }, (_, index) => one(index));
/** Blanks, digits, separators and letters, in turn. */
export const FILLINGS = ['+', '1', 'a,', '%0A', 'a+', '1+kr+', '(', '%3C'];
