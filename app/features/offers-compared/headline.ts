import type { MiddledSpan } from '../../../domain/offers-compared/like-with-like.ts';
import type { ComparedColumn, CompareView } from './compare-view.ts';

type Apart = { readonly low: number; readonly high: number };

/** What the comparison comes to, before it is put into words. */
export type Headline =
  | { readonly kind: 'thatch' | 'none' }
  /** The size of an offer's battery is not said, so its price cannot be held against the others'. */
  | { readonly kind: 'battery-unsaid'; readonly of: ComparedColumn }
  | Compared;

/** @property perKwp what a kWp costs is compared, without batteries: the systems differ in size */
type Compared = { readonly perKwp: boolean } & (
  | /** One offer beside our estimate. */ ({
      readonly kind: 'one-dearer' | 'one-cheaper';
      readonly of: ComparedColumn;
    } & Apart)
  | { readonly kind: 'one-alike'; readonly of: ComparedColumn }
  /** What looks cheapest is so no more when everything is in it. */
  | {
      readonly kind: 'looks-cheapest-alike' | 'alike';
      readonly looks: ComparedColumn;
      readonly other: ComparedColumn;
    }
  | ({
      readonly kind: 'looks-cheapest-dearer';
      readonly looks: ComparedColumn;
      readonly other: ComparedColumn;
    } & Apart)
  | { readonly kind: 'cheapest-too'; readonly looks: ComparedColumn }
);

/** A column's price, of the whole or of a kWp. */
type Priced = MiddledSpan & { readonly column: ComparedColumn; readonly written: number };

/** Systems whose power differs by more are compared by what a kWp costs. */
const SAME_SIZE = 1.1;

const meets = (a: Priced, b: Priced) => a.low <= b.high && b.low <= a.high;

/** The finding of a comparison, from what each system costs when nothing is missing, with and without battery alike. */
export function headlineOf({
  columns,
  isThatched,
}: Pick<CompareView, 'columns' | 'isThatched'>): Headline {
  if (isThatched) return { kind: 'thatch' };
  const offers = columns.filter(({ letter }) => letter !== null);
  const own = columns.find(({ letter }) => letter === null);
  const [first] = offers;
  if (first === undefined) return { kind: 'none' };
  const compared = offers.length === 1 && own !== undefined ? [first, own] : offers;
  const powers = compared.map(({ kwp }) => kwp);
  const perKwp = Math.max(...powers) / Math.min(...powers) > SAME_SIZE;
  const priced: Priced[] = [];
  for (const column of compared) {
    const its = pricedAs(column, perKwp);
    if (its === null) return { kind: 'battery-unsaid', of: column };
    priced.push(its);
  }
  const [a, b] = priced;
  if (offers.length === 1) {
    return a === undefined || b === undefined ? { kind: 'none' } : besideOwn(a, b, perKwp);
  }
  return amongOffers(priced, perKwp);
}

function pricedAs(column: ComparedColumn, perKwp: boolean): Priced | null {
  const { basis, like } = column;
  if (perKwp) return like.perKwp && { column, written: like.perKwp.writtenDkk, ...like.perKwp };
  return like.alike && { column, written: basis.writtenDkk, ...like.alike };
}

function amongOffers(offers: readonly Priced[], perKwp: boolean): Compared {
  const looks = least(offers, 'written');
  const cheapest = least(offers, 'mid');
  if (cheapest !== looks && !meets(looks, cheapest)) {
    return {
      kind: 'looks-cheapest-dearer',
      looks: looks.column,
      other: cheapest.column,
      low: looks.low - cheapest.high,
      high: looks.high - cheapest.low,
      perKwp,
    };
  }
  const alike = offers.find((other) => other !== looks && meets(looks, other));
  if (alike === undefined) return { kind: 'cheapest-too', looks: looks.column, perKwp };
  return {
    kind: isAsWritten(looks.column) ? 'alike' : 'looks-cheapest-alike',
    looks: looks.column,
    other: alike.column,
    perKwp,
  };
}

/** Nothing was added to its price, and nothing taken out. */
export const isAsWritten = ({ basis, like }: Pick<ComparedColumn, 'basis' | 'like'>): boolean =>
  basis.added.high === 0 && like.change === null;

function besideOwn(of: Priced, own: Priced, perKwp: boolean): Compared {
  const [low, high] = [of.low - own.high, of.high - own.low];
  if (low > 0) return { kind: 'one-dearer', of: of.column, low, high, perKwp };
  if (high < 0) return { kind: 'one-cheaper', of: of.column, low: -high, high: -low, perKwp };
  return { kind: 'one-alike', of: of.column, perKwp };
}

const least = (priced: readonly Priced[], by: 'written' | 'mid'): Priced =>
  priced.reduce((best, each) => (each[by] < best[by] ? each : best));
