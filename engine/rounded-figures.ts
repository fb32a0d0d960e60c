/** Decimals by the unit at the end of a field's name; the longest ending wins. */
const DECIMALS: readonly (readonly [ending: string, decimals: number])[] = [
  ['DkkPerKwh', 4],
  ['PerKwhDkk', 4],
  ['Dkk', 2],
  ['Price', 2],
  ['total', 2],
  ['vat', 2],
  ['ExVat', 2],
  ['Kwh', 3],
  ['kwhPerKwp', 2],
  ['Share', 5],
  ['Years', 2],
  ['Percent', 3],
  ['Kg', 1],
  ['FirstYear', 1],
  ['peakPower', 3],
];

/** By field: an estimate has some hundred numbers in a few fields. */
const known = new Map<string, number | undefined>();

function decimalsOf(field: string): number | undefined {
  if (!known.has(field)) {
    known.set(field, DECIMALS.find(([ending]) => field.endsWith(ending))?.[1]);
  }
  return known.get(field);
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const result = Math.round(value * factor) / factor;
  return result === 0 ? 0 : result;
}

/**
 * The same figures, each rounded to what its unit can bear: money to øre, energy to watt-hours.
 * @param figures any tree of objects, arrays and numbers
 * @returns a new tree; numbers whose field names no unit stay as they are
 */
export function roundFigures<Tree>(figures: Tree): Tree {
  return roundField('', figures) as Tree;
}

function roundField(field: string, value: unknown): unknown {
  if (typeof value === 'number') {
    const decimals = decimalsOf(field);
    return decimals === undefined ? value : rounded(value, decimals);
  }
  if (Array.isArray(value)) return value.map((item) => roundField(field, item));
  if (typeof value !== 'object' || value === null) return value;
  const tree: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) tree[key] = roundField(key, inner);
  return tree;
}
