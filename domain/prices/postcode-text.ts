import type { PostcodeRange } from '../../engine/quote/postcode-range.ts';

const SPAN = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/;
const EXCEPT = /\s(?:uden|except)\s/i;

/**
 * Postcodes as staff write them: «1000–4799, 5000», «1000–4999 uden 3700–3799».
 * @returns null: not postcodes
 */
export function readPostcodes(text: string): readonly PostcodeRange[] | null {
  const [with_ = '', without = '', ...more] = text.trim().split(EXCEPT);
  const included = spans(with_);
  const excluded = without === '' ? [] : spans(without);
  if (included === null || excluded === null || more.length > 0) return null;
  return excluded.reduce((left, gap) => left.flatMap((range) => cutOut(range, gap)), included);
}

export function postcodeText(ranges: readonly PostcodeRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
}

function spans(text: string): readonly PostcodeRange[] | null {
  const read: PostcodeRange[] = [];
  for (const part of text.split(',')) {
    const [, from, to = from] = SPAN.exec(part.trim()) ?? [];
    if (from === undefined || to === undefined || to < from) return null;
    read.push({ from, to });
  }
  return read;
}

function cutOut(range: PostcodeRange, gap: PostcodeRange): readonly PostcodeRange[] {
  if (gap.to < range.from || gap.from > range.to) return [range];
  const code = (value: number) => String(value).padStart(4, '0');
  return [
    ...(gap.from > range.from ? [{ from: range.from, to: code(Number(gap.from) - 1) }] : []),
    ...(gap.to < range.to ? [{ from: code(Number(gap.to) + 1), to: range.to }] : []),
  ];
}
