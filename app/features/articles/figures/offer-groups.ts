export type OfferLine = { readonly code: string; readonly totalDkk: number };

export type OfferGroup = {
  readonly kind: 'goods' | 'work' | 'vat';
  readonly sumDkk: number;
  readonly lines: readonly OfferLine[];
};

/** Equipment that can be carried away again; every other line is somebody's work. */
const GOODS = new Set(['panel', 'inverter', 'battery']);

/** The lines of a price by what they pay for; the groups' sums add up to the price. */
export function offerGroups(price: {
  readonly lines: readonly OfferLine[];
  readonly vatDkk: number;
}): readonly OfferGroup[] {
  const group = (kind: OfferGroup['kind'], lines: readonly OfferLine[]): OfferGroup => ({
    kind,
    sumDkk: lines.reduce((sum, { totalDkk }) => sum + totalDkk, 0),
    lines,
  });
  return [
    group(
      'goods',
      price.lines.filter(({ code }) => GOODS.has(code)),
    ),
    group(
      'work',
      price.lines.filter(({ code }) => !GOODS.has(code)),
    ),
    group('vat', [{ code: 'vat', totalDkk: price.vatDkk }]),
  ];
}
