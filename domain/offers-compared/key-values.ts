import type { OfferLine } from './offer-lines.ts';

// What a web page's form or a program writes: «system.inverter.kw: 5», «warranty_panels_years = 25».

/** A key of several words with its value. */
const KEY_VALUE =
  /^(\s*["']?)([\p{L}\d]+(?:[._-][\p{L}\d]+)+)(["']?\s*[:=]\s*["']?)([^"',]{1,40})/u;
/** The unit that a key ends in. */
const UNIT = /[._-](kwh_per_year|kwh|kwp|kw|watts?|w|years|aar|dkk|count|qty|antal|number|stk)$/i;
const WRITTEN: Readonly<Record<string, string>> = {
  kwh_per_year: 'kwh a year',
  count: 'stk',
  qty: 'stk',
  antal: 'stk',
  number: 'stk',
  aar: 'år',
};

/** The lines with such a key in words, and its unit behind its number; every line stays as long as it was. */
export const withKeysInWords = (lines: readonly OfferLine[]): readonly OfferLine[] =>
  lines.map((line) => {
    const match = KEY_VALUE.exec(line.text);
    if (match === null) return line;
    const [whole, indent = '', key = '', colon = '', value = ''] = match;
    const unit = UNIT.exec(key);
    const name = key.slice(0, unit?.index).replace(/[._-]/g, ' ');
    const rest = line.text.slice(whole.length);
    if (unit === null || !/^\d[\d.,]*$/.test(value))
      return { ...line, text: indent + key.replace(/[._-]/g, ' ') + colon + value + rest };
    const said = (unit[1] ?? '').toLowerCase();
    const start = `${indent}${name}: `;
    const end = `${value} ${WRITTEN[said] ?? said}`;
    const room = whole.length - end.length;
    return { ...line, text: start.slice(0, room).padEnd(room) + end + rest };
  });
