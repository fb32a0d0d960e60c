import type { PriceLine, PriceResult } from '../estimate-figures.ts';
import type { BuildingType, RoofType } from '../estimate-input.ts';
import { applicable, type Adjustment } from './adjustments.ts';
import { inPostcodes } from './postcode-range.ts';
import type { PriceList, TravelZone } from './price-book.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

/** What is to be priced. */
export type QuoteSystem = {
  /** Catalogue model of the panel. */
  readonly panelModel: string;
  readonly numberOfPanels: number;
  readonly peakPowerKwp: number;
  /** '' where none is bought. */
  readonly inverterModelId: string;
  readonly batteryUnitCounts: Readonly<Record<string, number>>;
  /** Panels stand already: then a battery or an inverter alone is priced too. */
  readonly hasStandingPanels?: boolean;
  readonly roofType: RoofType;
  readonly buildingType: BuildingType;
  readonly cableLengthToRoofM: number;
  readonly electricalBoardOld: boolean;
  readonly postcode: string | null;
  /** Day of the quote, ISO date; null: rules with a period do not apply. */
  readonly date: string | null;
};

export const LINE_CODES = [
  'panel',
  'inverter',
  'battery',
  'mounting',
  'base-work',
  'scaffold',
  'cable',
  'electrical-board',
  'travel',
] as const;
export type LineCode = (typeof LINE_CODES)[number] | `adjustment:${string}`;

export type QuoteLine = {
  readonly code: LineCode;
  /** Which row of the price list: model, roof type, building type, travel zone; null where there is one only. */
  readonly item: string | null;
  readonly quantity: number;
  readonly unit: PriceLine['unit'];
  /** [øre excl. VAT]; of a percent line: one percent of what it is taken of, to the nearest øre. */
  readonly unitPriceOre: number;
  /** [øre excl. VAT] */
  readonly totalOre: number;
};

/** All amounts are integer øre. */
export type Quote = {
  readonly priceListId: string;
  readonly lines: readonly QuoteLine[];
  readonly totalExVatOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
};

function check({ numberOfPanels, cableLengthToRoofM, batteryUnitCounts }: QuoteSystem): void {
  for (const count of [numberOfPanels, ...Object.values(batteryUnitCounts)]) {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`a count is ${count}`);
  }
  if (!(cableLengthToRoofM >= 0 && cableLengthToRoofM < Infinity)) {
    throw new RangeError(`cable length ${cableLengthToRoofM} m`);
  }
}

function priceOf(prices: Readonly<Record<string, number>>, item: string): number {
  if (!Object.hasOwn(prices, item)) throw new RangeError(`the price list has no ${item}`);
  return prices[item]!;
}

function travelZoneOf(list: PriceList, postcode: string | null): TravelZone<number> {
  const zone =
    list.travel.find(({ postcodes }) => inPostcodes(postcode, postcodes)) ??
    list.travel.find(({ postcodes }) => postcodes.length === 0);
  if (!zone) throw new RangeError(`the price list has no travel zone for ${postcode}`);
  return zone;
}

function baseLines(system: QuoteSystem, list: PriceList): readonly QuoteLine[] {
  const lines: QuoteLine[] = [];
  const add = (
    code: LineCode,
    item: string | null,
    quantity: number,
    unit: QuoteLine['unit'],
    unitPriceOre: number,
  ): void => {
    if (quantity === 0) return;
    const totalOre = roundHalfAwayFromZero(quantity * unitPriceOre);
    lines.push({ code, item, quantity, unit, unitPriceOre, totalOre });
  };
  const { panelModel, inverterModelId, roofType, buildingType, numberOfPanels } = system;
  add('panel', panelModel, numberOfPanels, 'pcs', priceOf(list.panels, panelModel));
  if (inverterModelId !== '') {
    add('inverter', inverterModelId, 1, 'pcs', priceOf(list.inverters, inverterModelId));
  }
  for (const [model, count] of Object.entries(system.batteryUnitCounts)) {
    add('battery', model, count, 'pcs', priceOf(list.batteries, model));
  }
  add('mounting', roofType, numberOfPanels, 'pcs', list.mounting[roofType]);
  add('base-work', null, 1, 'job', list.baseWork);
  // Nobody climbs a roof, and no cable is laid there, for a battery or an inverter alone.
  const roofJobs = numberOfPanels > 0 ? 1 : 0;
  add('scaffold', buildingType, roofJobs, 'job', list.scaffold[buildingType]);
  const extraCableM = roofJobs * Math.max(0, system.cableLengthToRoofM - list.includedCableM);
  add('cable', null, extraCableM, 'm', list.cablePerM);
  add('electrical-board', null, system.electricalBoardOld ? 1 : 0, 'job', list.electricalBoard);
  const zone = travelZoneOf(list, system.postcode);
  add('travel', zone.id, 1, 'job', zone.price);
  return lines;
}

function adjustmentLine({ id, change }: Adjustment, soFarOre: number): QuoteLine {
  const code: LineCode = `adjustment:${id}`;
  // A discount never takes more than there is: the total stays at or above nothing.
  const floored = (ore: number) => Math.max(ore, -soFarOre);
  if (change.kind === 'percent') {
    return {
      code,
      item: null,
      quantity: change.percent,
      unit: 'percent',
      unitPriceOre: roundHalfAwayFromZero(soFarOre / 100),
      totalOre: floored(roundHalfAwayFromZero((soFarOre * change.percent) / 100)),
    };
  }
  const amountOre = floored(roundHalfAwayFromZero(change.amountOre));
  return {
    code,
    item: null,
    quantity: 1,
    unit: 'job',
    unitPriceOre: amountOre,
    totalOre: amountOre,
  };
}

function isPriced({ numberOfPanels, roofType, ...system }: QuoteSystem): boolean {
  if (numberOfPanels > 0) return roofType !== 'thatch';
  const hasUnits = Object.values(system.batteryUnitCounts).some((count) => count > 0);
  return system.hasStandingPanels === true && (system.inverterModelId !== '' || hasUnits);
}

/**
 * Prices a system. A thatched roof carries no panels, and a system without panels costs nothing unless some stand already:
 * then a quote has no lines.
 * @param system what is to be priced; peak power in kWp, cable in m
 * @param list sales prices [øre excl. VAT]
 * @returns lines and totals in integer øre, each line rounded once, halves away from zero
 * @throws RangeError a count that is no whole number ≥ 0, a cable length, or a model that the list lacks
 */
export function quote(system: QuoteSystem, list: PriceList): Quote {
  check(system);
  const lines: QuoteLine[] = [];
  let totalExVatOre = 0;
  if (isPriced(system)) {
    const push = (line: QuoteLine): void => {
      lines.push(line);
      totalExVatOre += line.totalOre;
    };
    baseLines(system, list).forEach(push);
    const hasBattery = Object.values(system.batteryUnitCounts).some((count) => count > 0);
    for (const rule of applicable(list.adjustments, { ...system, hasBattery })) {
      push(adjustmentLine(rule, totalExVatOre));
    }
  }
  const vatOre = roundHalfAwayFromZero((totalExVatOre * list.vatPercent) / 100);
  return { priceListId: list.id, lines, totalExVatOre, vatOre, totalOre: totalExVatOre + vatOre };
}

/** A line's total including VAT [DKK]; 0 where the quote has no such line. Several lines of a code are summed. */
export function lineTotalInclVatDkk(of: Quote, code: LineCode, vatPercent: number): number {
  const ore = of.lines.reduce((sum, line) => sum + (line.code === code ? line.totalOre : 0), 0);
  return roundHalfAwayFromZero((ore * (100 + vatPercent)) / 100) / 100;
}

/** The quote as the estimate shows it, in DKK. */
export function priceResult(of: Quote): PriceResult {
  return {
    lines: of.lines.map(({ code, quantity, unit, unitPriceOre, totalOre }) => ({
      code,
      quantity,
      unit,
      unitPrice: unitPriceOre / 100,
      total: totalOre / 100,
    })),
    totalExVat: of.totalExVatOre / 100,
    vat: of.vatOre / 100,
    totalPrice: of.totalOre / 100,
  };
}
