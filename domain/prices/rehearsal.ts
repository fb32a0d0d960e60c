import type { EstimateInput } from '../../engine/estimate-input.ts';
import { quoteSystem } from '../../engine/estimate-setup.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import type { PriceList } from '../../engine/quote/price-book.ts';
import { quote, type LineCode, type Quote } from '../../engine/quote/quote.ts';
import { chooseSystem } from '../../engine/quote/system-choice.ts';
import { lineKey, type PriceLine } from './price-lines.ts';

/** A price rise above this needs a reason [%]. */
export const RISE_LIMIT_PERCENT = 5;
/** How many of the latest reports a draft is tried on. */
export const REHEARSED_REPORTS = 50;

export type RehearsedReport = {
  readonly reportId: string;
  readonly kwp: number;
  readonly roofType: EstimateInput['roofType'];
  readonly hasBattery: boolean;
  /** Including VAT [øre]. */
  readonly beforeOre: number;
  readonly afterOre: number;
  /** [%] */
  readonly changePercent: number;
  /** Codes of the lines that differ. */
  readonly lines: readonly string[];
  /** Ids of the rules that the draft applies to it. */
  readonly rules: readonly string[];
  /** Keys of the prices that it is made of, with the draft. */
  readonly prices: readonly string[];
};

export type Rehearsal = {
  readonly reports: readonly RehearsedReport[];
  /** Reports that one of the two can't price. */
  readonly unpriced: number;
};

type Saved = { readonly reportId: string; readonly input: EstimateInput };

/** What one home is quoted from a price list. */
export function quoteFor(input: EstimateInput, catalogue: Catalogue, list: PriceList): Quote {
  const chosen = chooseSystem(input, { catalogue, priceList: list });
  return quote(quoteSystem(input, chosen, chosen.batteryUnitCounts, { catalogue }), list);
}

/** Prices saved reports with the version in force and with a draft. */
export function rehearse(
  saved: readonly Saved[],
  catalogue: Catalogue,
  { before, after }: { readonly before: PriceList; readonly after: PriceList },
): Rehearsal {
  const reports = saved.flatMap((report) => rehearsed(report, catalogue, before, after) ?? []);
  return { reports, unpriced: saved.length - reports.length };
}

function rehearsed(
  { reportId, input }: Saved,
  catalogue: Catalogue,
  before: PriceList,
  after: PriceList,
): RehearsedReport | null {
  try {
    const chosen = chooseSystem(input, { catalogue, priceList: after });
    const [was, is] = [quoteFor(input, catalogue, before), quoteFor(input, catalogue, after)];
    if (was.totalOre === 0) return null;
    return {
      reportId,
      kwp: (chosen.numberOfPanels * chosen.panel.peakPowerW) / 1000,
      roofType: input.roofType,
      hasBattery: Object.keys(chosen.batteryUnitCounts).length > 0,
      beforeOre: was.totalOre,
      afterOre: is.totalOre,
      changePercent: (is.totalOre / was.totalOre - 1) * 100,
      lines: changedLines(was, is),
      rules: is.lines.flatMap(({ code }) =>
        code.startsWith('adjustment:') ? [code.slice('adjustment:'.length)] : [],
      ),
      prices: is.lines.flatMap(({ code, item }) => {
        const line = PRICE_OF[code]?.(item ?? '');
        return line === undefined ? [] : [lineKey(line)];
      }),
    };
  } catch (error) {
    // A removed model, or one that one of the two has no price for.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Which price of a book a quote's line is taken from. */
const PRICE_OF: Partial<Record<LineCode, (item: string) => PriceLine>> = {
  panel: (item) => ({ group: 'panels', item }),
  inverter: (item) => ({ group: 'inverters', item }),
  battery: (item) => ({ group: 'batteries', item }),
  mounting: (item) => ({ group: 'mounting', item }),
  scaffold: (item) => ({ group: 'scaffold', item }),
  travel: (item) => ({ group: 'travel', item }),
  'base-work': () => ({ group: 'work', item: 'baseWork' }),
  cable: () => ({ group: 'work', item: 'cablePerM' }),
  'electrical-board': () => ({ group: 'work', item: 'electricalBoard' }),
};

function changedLines(was: Quote, is: Quote): readonly string[] {
  const totals = ({ lines }: Quote) => new Map(lines.map((line) => [line.code, line.totalOre]));
  const [before, after] = [totals(was), totals(is)];
  const codes = new Set([...before.keys(), ...after.keys()]);
  return [...codes].filter((code) => before.get(code) !== after.get(code));
}

/** A rehearsal's result in figures. */
export function rehearsalSums({ reports }: Rehearsal) {
  const sorted = reports.map(({ changePercent }) => changePercent).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number) => sorted[index] ?? 0;
  return {
    dearer: reports.filter(({ beforeOre, afterOre }) => afterOre > beforeOre).length,
    cheaper: reports.filter(({ beforeOre, afterOre }) => afterOre < beforeOre).length,
    same: reports.filter(({ beforeOre, afterOre }) => afterOre === beforeOre).length,
    over: reports.filter(isOverLimit).length,
    leastPercent: at(0),
    mostPercent: at(sorted.length - 1),
    medianPercent: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
  };
}

/** The five whose price changes most, the most first. */
export const worstOf = ({ reports }: Rehearsal): readonly RehearsedReport[] =>
  reports.toSorted((a, b) => Math.abs(b.changePercent) - Math.abs(a.changePercent)).slice(0, 5);

export const isOverLimit = ({ changePercent }: Pick<RehearsedReport, 'changePercent'>): boolean =>
  changePercent > RISE_LIMIT_PERCENT;
