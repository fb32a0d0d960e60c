/** What a long text repeats: single signs, and those that our readers look for. */
const REPEATED = [
  ...' \t\n\u00a0aAå0159.,;:-–_/\\|=&%+*#@!?\'"()[]{}<>$€\u0000',
  'a ',
  '0 ',
  'a,',
  '1,',
  '1.',
  '1.000,',
  ', ',
  ' ,',
  'a.',
  'a@',
  'a-',
  'a/',
  '../',
  'a=',
  'a=b&',
  'a=b;',
  'a;q=0.5,',
  'a\n',
  '1\n',
  '\r\n',
  '"a";',
  '""',
  '<a',
  '<a ',
  '<a>',
  '&amp',
  '%20',
  '((1 ',
  '1 1,',
  '1*',
  '1_1*',
  '8000 ',
  '8000, ',
  'kr ',
  '1 kr. ',
  '1 kWh\n',
  'ikke ',
  '1 år ',
  '💡',
];
/** A text that ends otherwise makes a reader try again what it had found. */
const ENDS = ['', '!', ' a', '1'];

/** Makers of long texts, each of the length that is asked for. */
export const longTexts: readonly ((length: number) => string)[] = REPEATED.flatMap((repeated) =>
  ENDS.map((end) => (length: number) => repeated.repeat(Math.ceil(length / repeated.length)) + end),
);

/** The same length as JSON: wide, deep, and of many fields. */
export const longJson: readonly ((length: number) => unknown)[] = [
  (length) => Array.from({ length: length / 4 }, (_, index) => index),
  (length) => Array.from({ length: length / 4 }, () => 'a'),
  (length) =>
    Object.fromEntries(Array.from({ length: length / 8 }, (_, index) => [`a${index}`, 1])),
  (length) => JSON.parse('['.repeat(length / 2) + ']'.repeat(length / 2)) as unknown,
  (length) => JSON.parse('{"a":'.repeat(length / 6) + '1' + '}'.repeat(length / 6)) as unknown,
];
