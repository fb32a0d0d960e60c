import type { ChargeType } from './listed-charges.ts';

/** A row of the price list that grid companies and Energinet publish. */
export type PriceListRow = {
  readonly gln: string;
  readonly type: ChargeType;
  readonly code: string;
  /** First day, ISO date. */
  readonly from: string;
  /** The day on which it holds no more; null: until another takes over. */
  readonly to: string | null;
  /** Excl. VAT: of a tariff each hour of the day [DKK/kWh], of a subscription one [DKK/month]. */
  readonly prices: readonly number[];
};

/**
 * Days in a row on which one charge has one price. The list mostly holds a row a day: 95 % of the tariff rows read on
 * 27 May 2026.
 */
export type PricePeriod = PriceListRow & {
  /**
   * First day of the row that ends a chain without an end of its own, ISO date; null if the period has an end. The list
   * writes such a row for the last day that is published, and gives it an end later: prices are known up to that day.
   */
  readonly openFrom: string | null;
};

/**
 * The periods after the list was read again. What the list says wins on the days it covers; days it has lost keep the
 * price that was read before, because the list is a register of today and drops rows that were in force.
 *
 * @param kept periods from earlier readings, of any charges
 * @param read rows of one reading, of any charges, in any order
 * @returns periods by charge and first day; touching ones of one charge differ in price
 */
export function keptPeriods(
  kept: readonly PricePeriod[],
  read: readonly PriceListRow[],
): readonly PricePeriod[] {
  const rowsOf = Map.groupBy(read, chargeKey);
  const keptOf = Map.groupBy(kept, chargeKey);
  const keys = [...new Set([...rowsOf.keys(), ...keptOf.keys()])].toSorted();
  return keys.flatMap((key) => {
    const rows = (rowsOf.get(key) ?? []).map((row): PricePeriod => ({
      ...row,
      openFrom: row.to === null ? row.from : null,
    }));
    return joined([...rows, ...(keptOf.get(key) ?? []).flatMap((old) => uncovered(old, rows))]);
  });
}

/** A tariff with what a code of its own takes off or adds, hour by hour, on the days on which both are in force. */
export function discounted(
  periods: readonly PricePeriod[],
  discounts: readonly PricePeriod[],
): readonly PricePeriod[] {
  const days = discounts.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
  const parts = periods
    .flatMap((period) => cutAt(period, days))
    .map((part) => {
      const by = discounts.filter(({ from, to }) => from <= part.from && (to ?? NEVER) > part.from);
      return {
        ...part,
        prices: part.prices.map((price, hour) =>
          sum([price, ...by.map(({ prices }) => prices[hour] ?? 0)]),
        ),
      };
    });
  return joined(parts);
}

/** The list has six decimals at most. */
const sum = (prices: readonly number[]) =>
  Math.round(prices.reduce((all, price) => all + price, 0) * 1e6) / 1e6;

function cutAt(period: PricePeriod, days: readonly string[]): readonly PricePeriod[] {
  const inside = [...new Set(days)]
    .filter((day) => period.from < day && day < endOf(period))
    .toSorted();
  const starts = [period.from, ...inside];
  return starts.map((from, index) => {
    const to = starts[index + 1];
    return to === undefined ? { ...period, from } : { ...period, from, to, openFrom: null };
  });
}

const chargeKey = ({ gln, type, code }: PriceListRow) => `${gln} ${type} ${code}`;

/** Later than every day of the list. */
const NEVER = '9999-12-31';
const endOf = ({ to }: PriceListRow) => to ?? NEVER;

/** What is left of an earlier period outside the days that rows of the same charge cover. */
function uncovered(old: PricePeriod, rows: readonly PricePeriod[]): readonly PricePeriod[] {
  let left = closedBy(old, rows);
  for (const row of rows) {
    left = left.flatMap((part) => {
      const isApart = endOf(row) <= part.from || endOf(part) <= row.from;
      if (isApart) return [part];
      const before = part.from < row.from ? [{ ...part, to: row.from, openFrom: null }] : [];
      const after = endOf(row) < endOf(part) ? [{ ...part, from: endOf(row) }] : [];
      return [...before, ...after];
    });
  }
  return left;
}

/** A period without an end gets the one that the list names by now: its row's own, or the next row's first day. */
function closedBy(old: PricePeriod, rows: readonly PricePeriod[]): readonly PricePeriod[] {
  const { openFrom } = old;
  if (openFrom === null) return [old];
  const end = rows
    .filter(({ from }) => from >= openFrom)
    .map(({ from }) => from)
    .toSorted()[0];
  if (end === undefined) return [old];
  return end > old.from ? [{ ...old, to: end, openFrom: null }] : [];
}

/** Touching periods of the same price as one. */
function joined(periods: readonly PricePeriod[]): readonly PricePeriod[] {
  const whole: PricePeriod[] = [];
  for (const period of periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = whole.at(-1);
    const goesOn = last?.to === period.from && isSamePrice(last, period);
    if (last !== undefined && goesOn) {
      whole[whole.length - 1] = { ...last, to: period.to, openFrom: period.openFrom };
    } else whole.push(period);
  }
  return whole;
}

function isSamePrice(a: PriceListRow, b: PriceListRow): boolean {
  return (
    a.prices.length === b.prices.length && a.prices.every((price, at) => price === b.prices[at])
  );
}
