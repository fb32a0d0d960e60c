import type { EstimateInput } from '../../engine/estimate-input.ts';
import type { SystemResult } from '../../engine/estimate-figures.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import { inPostcodes } from '../../engine/quote/postcode-range.ts';
import type { CostPrice, PriceBook } from '../../engine/quote/price-book.ts';
import { salesPriceOre } from '../../engine/quote/price-list.ts';
import { roundHalfAwayFromZero } from '../../engine/quote/rounding.ts';
import { DISCOUNT } from '../../domain/staff/quoted-lines.ts';
import type { ReportPriceLine } from '../../domain/report/price-lines.ts';

/** Which row of a price book a line comes from, and what it costs us. For staff only. */
export type LineCost = {
  /** A model as it is called, a roof, a zone, or a rule's name; null: there is one row only. */
  readonly rule: string | null;
  /** [øre excl. VAT]; null: the book has no such row any more. A rule costs nothing. */
  readonly costOre: number | null;
};

export type CostBasis = {
  readonly book: PriceBook;
  readonly catalogue: Catalogue;
  /** As the frozen calculation has it; null: one that kept none. */
  readonly input: EstimateInput | null;
  readonly system: SystemResult;
};

/** The cost of each line of a frozen price, by the book that it was priced with. */
export function lineCosts(
  lines: readonly ReportPriceLine[],
  basis: CostBasis,
): readonly LineCost[] {
  return lines.map((line) => lineCost(line, basis));
}

/** [øre excl. VAT]; null: what one of the lines costs is not known. */
export function costOf(costs: readonly LineCost[]): number | null {
  return costs.reduce<number | null>(
    (sum, { costOre }) => (sum === null || costOre === null ? null : sum + costOre),
    0,
  );
}

function lineCost(line: ReportPriceLine, basis: CostBasis): LineCost {
  const { code, quantity } = line;
  const { book } = basis;
  if (code === DISCOUNT) return { rule: line.reason ?? null, costOre: 0 };
  if (code.startsWith('adjustment:')) {
    const rule = book.adjustments.find(({ id }) => `adjustment:${id}` === code);
    return { rule: rule?.name ?? null, costOre: 0 };
  }
  const [item, price] = rowOf(line, basis);
  return {
    rule: item === null ? null : modelCalled(item, basis.catalogue),
    costOre: price === undefined ? null : roundHalfAwayFromZero(quantity * price.costOre),
  };
}

/** What a model's id stands for; a roof or a zone is no model. */
function modelCalled(item: string, { panels, inverters, batteries }: Catalogue): string {
  const panel = panels.find(({ model }) => model === item);
  if (panel !== undefined) {
    // Some models bear their maker's name already.
    const { manufacturer, model } = panel;
    const isSaid = model.toLowerCase().startsWith(manufacturer.toLowerCase());
    return isSaid ? model : `${manufacturer} ${model}`;
  }
  return [...inverters, ...batteries].find(({ id }) => id === item)?.name ?? item;
}

type BookRow = readonly [item: string | null, price: CostPrice | undefined];

function rowOf(line: ReportPriceLine, { book, catalogue, input, system }: CostBasis): BookRow {
  const named = (prices: Readonly<Record<string, CostPrice>>, likely: string | undefined) =>
    modelOf(prices, likely, line);
  switch (line.code) {
    case 'panel':
      return named(book.panels, panelModel(catalogue, input, system));
    case 'inverter':
      return named(book.inverters, system.inverterModelId);
    case 'battery':
      return named(
        book.batteries,
        Object.keys(system.batteryUnitCounts).find(
          (model) => system.batteryUnitCounts[model] === line.quantity,
        ),
      );
    case 'mounting':
      return named(book.mounting, input?.roofType);
    case 'scaffold':
      return named(book.scaffold, input?.buildingType);
    case 'travel':
      return named(
        Object.fromEntries(book.travel.map(({ id, price }) => [id, price])),
        zoneOf(book, input?.postcode ?? null),
      );
    case 'base-work':
      return [null, book.baseWork];
    case 'cable':
      return [null, book.cablePerM];
    case 'electrical-board':
      return [null, book.electricalBoard];
    default:
      return [null, undefined];
  }
}

/** The likely row; where it doesn't have the line's price, the one that has. */
function modelOf(
  prices: Readonly<Record<string, CostPrice>>,
  likely: string | undefined,
  { unitPriceOre }: ReportPriceLine,
): BookRow {
  const price = likely === undefined ? undefined : prices[likely];
  if (likely !== undefined && price !== undefined && salesPriceOre(price) === unitPriceOre) {
    return [likely, price];
  }
  const found = Object.entries(prices).find(([, other]) => salesPriceOre(other) === unitPriceOre);
  return found ?? [likely ?? null, undefined];
}

function panelModel(
  { panels }: Catalogue,
  input: EstimateInput | null,
  { panelPeakPowerW }: SystemResult,
): string | undefined {
  const ofMaker = panels.filter(
    ({ manufacturerCode }) => manufacturerCode === input?.selectedPanelManufacturer,
  );
  return ofMaker.find(({ peakPowerW }) => peakPowerW === panelPeakPowerW)?.model;
}

function zoneOf({ travel }: PriceBook, postcode: string | null): string | undefined {
  return (
    travel.find(({ postcodes }) => inPostcodes(postcode, postcodes)) ??
    travel.find(({ postcodes }) => postcodes.length === 0)
  )?.id;
}
