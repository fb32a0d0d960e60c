export type DecimalSign = ',' | '.';

/** The amounts of a file can be read; or they hold one that can be read in two ways. */
export type NumberPattern =
  | { readonly kind: 'known'; readonly decimal: DecimalSign }
  | { readonly kind: 'doubtful'; readonly written: string };

/** A number with one sign before exactly three digits: «1.250» is 1250, or 1¼. */
const TWO_WAYS = /^-?[1-9]\d{0,2}([.,])\d{3}$/;
const PLAIN = /^-?\d+$/;

/** The amount without spaces, and with its minus in front. */
export function compactAmount(written: string): string {
  const bare = written.replace(/[\s\u00a0\u202f\u2009'’]/g, '').replace(/^[\u2212\u2013]/, '-');
  return /^[^-].*-$/.test(bare) ? `-${bare.slice(0, -1)}` : bare;
}

/**
 * The decimal sign of a file's amounts, as its own amounts show it.
 * @param amounts compact amounts, with the factor to kWh of each
 */
export function numberPattern(
  amounts: Iterable<{ readonly text: string; readonly factor: number }>,
): NumberPattern {
  const votes = { ',': 0, '.': 0 };
  let doubtful: string | null = null;
  let doubtfulSign: DecimalSign = ',';
  let isInWh = false;
  let hasPlain = false;
  let hasLongPlain = false;
  let bothSigns = false;
  for (const { text, factor } of amounts) {
    const twoWays = TWO_WAYS.exec(text);
    if (twoWays !== null) {
      const sign = twoWays[1] as DecimalSign;
      bothSigns ||= doubtful !== null && sign !== doubtfulSign;
      doubtful ??= text;
      doubtfulSign = sign;
      isInWh ||= factor < 1;
      continue;
    }
    if (PLAIN.test(text)) {
      const digits = text.replace(/^-?0*/, '').length;
      hasPlain ||= digits > 0;
      hasLongPlain ||= digits > 3;
      continue;
    }
    const sign = certainSign(text);
    if (sign !== null) votes[sign] += 1;
  }
  if (doubtful === null) return known(votes['.'] > votes[','] ? '.' : ',');
  if (votes[','] > 0 !== votes['.'] > 0) return known(votes[','] > 0 ? ',' : '.');
  const other: DecimalSign = doubtfulSign === ',' ? '.' : ',';
  if (votes[','] === 0) {
    // A thousand kWh in an hour is no house; so the sign divides.
    if (!isInWh && !bothSigns) return known(doubtfulSign);
    // Whole numbers beside it: a file without decimals, in which the sign can only part thousands.
    if (isInWh && hasPlain && !hasLongPlain && !bothSigns) return known(other);
  }
  return { kind: 'doubtful', written: doubtful };
}

const known = (decimal: DecimalSign): NumberPattern => ({ kind: 'known', decimal });

/** The decimal sign of an amount that can be read in one way only; null where it has none, or is no number. */
function certainSign(text: string): DecimalSign | null {
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  if (commas + points === 0) return null;
  if (commas > 1) return '.';
  if (points > 1) return ',';
  if (commas === 1 && points === 1) return text.indexOf(',') > text.indexOf('.') ? ',' : '.';
  return commas === 1 ? ',' : '.';
}

/**
 * An amount as a number.
 * @param compact as compactAmount gives it
 * @param decimal the file's decimal sign, which decides where an amount can be read in two ways
 * @returns null for anything else
 */
export function meterAmount(compact: string, decimal: DecimalSign): number | null {
  if (PLAIN.test(compact)) return Number(compact);
  const scientific = /^(-?[\d.,]+)e([+-]?\d{1,2})$/i.exec(compact);
  if (scientific !== null) {
    const mantissa = meterAmount(scientific[1]!, decimal);
    return mantissa === null ? null : mantissa * 10 ** Number(scientific[2]);
  }
  const sign = TWO_WAYS.test(compact) ? decimal : (certainSign(compact) ?? '.');
  const thousands = sign === ',' ? '.' : ',';
  const [whole = '', decimals = ''] = compact.split(sign);
  if (whole.includes(thousands) && !isGrouped(whole, thousands)) return null;
  const plain = `${whole.replaceAll(thousands, '')}.${decimals}`;
  return /^-?(\d+\.\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** «1.250.000»: a group before, and groups of three. By hand, since a pattern with a repeated group may be slow. */
function isGrouped(whole: string, sign: string): boolean {
  const [first = '', ...groups] = whole.replace('-', '').split(sign);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
