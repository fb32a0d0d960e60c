/** Between groups of three, as "12 400"; a space anywhere else is a slip. */
const SPACES = /[\s\u00a0\u202f](?=\d{3}(?!\d))/g;
// An exponent is how programs write, always with a sign; "1e308" is a typing slip.
const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]\d+)?$/;
/** "1.200" or "1,200": groups of three are thousands, in both languages. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;

/**
 * A number as typed in Danish or English: comma and point are both decimal signs, except between
 * groups of three.
 * @returns null for text that is not a number
 */
export function parseNumber(text: string): number | null {
  const bare = text.trim().replace(SPACES, '').replace('\u2212', '-');
  const lastSign = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const at = GROUPED.test(bare) ? -1 : lastSign;
  const whole = at < 0 ? bare : bare.slice(0, at);
  const decimals = at < 0 ? '' : `.${bare.slice(at + 1)}`;
  // What does not come in groups, or in groups of the decimal sign, keeps its signs and is none: "1.5.2026".
  const isGrouped = GROUPED.test(whole) && (at < 0 || !whole.includes(bare.charAt(at)));
  return finite((isGrouped ? whole.replace(/[.,]/g, '') : whole) + decimals);
}

/**
 * A number without grouping: degrees, where 55.676 is a latitude, and values in an address. Comma
 * and point are decimal signs.
 * @returns null for text that is not a number
 */
export function parseUngrouped(text: string): number | null {
  return finite(text.trim().replace('\u2212', '-').replace(',', '.'));
}

function finite(plain: string): number | null {
  const read = NUMBER.test(plain) ? Number(plain) : null;
  return Number.isFinite(read) ? read : null;
}

/** The shortest text that parseNumber reads back as the same number. */
export function numberText(value: number): string {
  const text = String(value);
  return GROUPED.test(text) ? `${text}0` : text;
}
