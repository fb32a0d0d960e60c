import type { ComparedColumn, CompareView } from './compare-view.ts';

type Apart = { readonly low: number; readonly high: number; readonly perKwp: boolean };

/** What the comparison comes to, before it is put into words. */
export type Headline =
  | { readonly kind: 'thatch' | 'none' | 'differ' }
  /** One offer beside our estimate. */
  | ({ readonly kind: 'one-dearer' | 'one-cheaper'; readonly of: ComparedColumn } & Apart)
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
  | { readonly kind: 'cheapest-too'; readonly looks: ComparedColumn; readonly perKwp: boolean };

/** A column's price, of the whole or of a kWp. */
type Priced = {
  readonly column: ComparedColumn;
  readonly written: number;
  readonly low: number;
  readonly mid: number;
  readonly high: number;
};

/** Systems whose power differs by more are compared by what a kWp costs. */
const SAME_SIZE = 1.1;

const hasBattery = ({ offer }: ComparedColumn) => offer?.battery === 'with';
const meets = (a: Priced, b: Priced) => a.low <= b.high && b.low <= a.high;

/** The finding of a comparison, from what each system costs when nothing is missing. */
export function headlineOf(
  { columns, isThatched }: Pick<CompareView, 'columns' | 'isThatched'>,
  ownHasBattery: boolean,
): Headline {
  if (isThatched) return { kind: 'thatch' };
  const offers = columns.filter(({ letter }) => letter !== null);
  const own = columns.find(({ letter }) => letter === null);
  const [first] = offers;
  if (first === undefined) return { kind: 'none' };
  const compared = offers.length === 1 && own !== undefined ? [first, own] : offers;
  const batteries = compared.map((column) =>
    column.letter === null ? ownHasBattery : hasBattery(column),
  );
  if (new Set(batteries).size > 1) return { kind: 'differ' };
  const powers = compared.map(({ kwp }) => kwp);
  const perKwp = Math.max(...powers) / Math.min(...powers) > SAME_SIZE;
  const priced = compared.map((column) => pricedAs(column, perKwp));
  const [a, b] = priced;
  if (offers.length === 1) {
    return a === undefined || b === undefined ? { kind: 'none' } : besideOwn(a, b, perKwp);
  }
  return amongOffers(priced, perKwp);
}

function pricedAs(column: ComparedColumn, perKwp: boolean): Priced {
  const { basis, kwp } = column;
  const by = perKwp ? kwp : 1;
  return {
    column,
    written: basis.writtenDkk / by,
    low: basis.low / by,
    mid: basis.mid / by,
    high: basis.high / by,
  };
}

function amongOffers(offers: readonly Priced[], perKwp: boolean): Headline {
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
  const isWhole = looks.column.basis.added.high === 0;
  return {
    kind: isWhole ? 'alike' : 'looks-cheapest-alike',
    looks: looks.column,
    other: alike.column,
  };
}

function besideOwn(of: Priced, own: Priced, perKwp: boolean): Headline {
  const [low, high] = [of.low - own.high, of.high - own.low];
  if (low > 0) return { kind: 'one-dearer', of: of.column, low, high, perKwp };
  if (high < 0) return { kind: 'one-cheaper', of: of.column, low: -high, high: -low, perKwp };
  return { kind: 'one-alike', of: of.column };
}

const least = (priced: readonly Priced[], by: 'written' | 'mid'): Priced =>
  priced.reduce((best, each) => (each[by] < best[by] ? each : best));
