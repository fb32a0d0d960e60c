// Characters nobody can type or see: control characters, unpaired surrogates, line and paragraph
// separators, and marks that change the text direction. PostgreSQL refuses some, mail headers
// others, and all can mislead.
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A name or an address: one line of visible text. */
export function oneLine(written: string): string {
  return written.replace(UNSEEN, ' ');
}

/** A note: visible text in lines, whether or not a form sent it. */
export function severalLines(written: string): string {
  return written.replace(/\r\n?/g, '\n').split('\n').map(oneLine).join('\n');
}
