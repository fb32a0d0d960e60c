import * as z from 'zod/mini';
import { rangeAtOnce } from '../../engine/range/range-at-once.ts';
import { roundFigures } from '../../engine/rounded-figures.ts';

/** The JSON of a stored calculation, of any format. */
export type Stored = {
  readonly input: unknown;
  readonly result: unknown;
  readonly quote: unknown;
  readonly figures: unknown;
  readonly pvgisResponse: unknown;
};

/** What is written today. A change of what is stored raises it, with an upgrade from the one before and a sample. */
export const FORMAT = 12;

/** From each format to the next, by the format that is read. Figures are said in today's terms; none is made up. */
export const UPGRADES: Readonly<Record<number, (stored: Stored) => Stored>> = {
  1: withFace,
  2: withoutOwnOffer,
  3: withoutGridCharging,
  4: withWhatWasMade,
  5: withoutAnswers,
  6: withoutDrawing,
  7: withOneTax,
  8: withWholeRange,
  9: withBatteryAndDay,
  10: withBandOfWeather,
  11: withoutStanding,
};

const oneRoof = z.object({ slope: z._default(z.number(), 35), azimuth: z._default(z.number(), 0) });
const wholeYield = z.looseObject({
  yield: z.looseObject({ kwhPerKwp: z.number() }),
  system: z.looseObject({ numberOfPanels: z.number(), peakPower: z.number() }),
});

/**
 * There was one roof; what its answers leave open was the default. Its yield before the inverter's limit was not told
 * apart from the one behind it.
 */
function withFace(stored: Stored): Stored {
  const { slope, azimuth } = z.parse(oneRoof, stored.input);
  const result = z.parse(wholeYield, stored.result);
  const { numberOfPanels, peakPower } = result.system;
  const { kwhPerKwp } = result.yield;
  const faces = [{ slope, azimuth, numberOfPanels, peakPower, kwhPerKwp }];
  return { ...stored, result: { ...result, yield: { ...result.yield, faces } } };
}

/** Another firm's offer was not compared yet. */
function withoutOwnOffer(stored: Stored): Stored {
  const result = z.parse(z.looseObject({}), stored.result);
  return { ...stored, result: { ...result, ownOffer: null } };
}

const months = z.looseObject({
  energy: z.looseObject({ monthly: z.array(z.looseObject({})) }),
});

/** No battery was charged from the grid yet. */
function withoutGridCharging(stored: Stored): Stored {
  const result = z.parse(months, stored.result);
  const monthly = result.energy.monthly.map((month) => ({ ...month, gridToBatteryKwh: 0 }));
  const energy = { ...result.energy, gridToBatteryKwh: 0, monthly };
  return { ...stored, result: { ...result, energy } };
}

const used = z.looseObject({
  directKwh: z.number(),
  batteryInKwh: z.number(),
  exportedKwh: z.number(),
});
const production = z.looseObject({
  energy: z.looseObject({ ...used.shape, monthly: z.array(used) }),
});

const WH_PER_KWH = 1000;
const SHARE_STEPS = 100_000;

/** Production was what the sun could have given, also while the inverter was stopped; now it is what was made. */
function withWhatWasMade(stored: Stored): Stored {
  const result = z.parse(production, stored.result);
  const made = ({ directKwh, batteryInKwh, exportedKwh }: z.infer<typeof used>) =>
    Math.round((directKwh + batteryInKwh + exportedKwh) * WH_PER_KWH) / WH_PER_KWH;
  const productionKwh = made(result.energy);
  const ownKwh = result.energy.directKwh + result.energy.batteryInKwh;
  const share = productionKwh > 0 ? ownKwh / productionKwh : 0;
  const energy = {
    ...result.energy,
    productionKwh,
    selfConsumptionShare: Math.round(share * SHARE_STEPS) / SHARE_STEPS,
    monthly: result.energy.monthly.map((month) => ({ ...month, productionKwh: made(month) })),
  };
  return { ...stored, result: { ...result, energy } };
}

/** A request kept the answers in the input's place, and not what the engine was given. */
function withoutAnswers(stored: Stored): Stored {
  return stored.quote === null ? { ...stored, input: null } : stored;
}

/** Nobody could draw a roof yet. */
function withoutDrawing(stored: Stored): Stored {
  if (stored.figures === null) return stored;
  return { ...stored, figures: { ...z.parse(z.looseObject({}), stored.figures), roof: null } };
}

/** Of what is said without VAT today. */
const VAT_FACTOR = 1.25;
const asked = z.looseObject({ assumptions: z.looseObject({}) });

/**
 * Every home paid one tax from 2028, which stood still; all grid companies took the same of sold electricity, without
 * VAT, and Energinet no balance tariff.
 */
function withOneTax(stored: Stored): Stored {
  if (stored.input === null) return stored;
  const input = z.parse(asked, stored.input);
  const assumptions = {
    ...input.assumptions,
    exportSubscriptionDkkPerMonth: 0,
    gridFeedInDkkPerKwh: 0.0063 / VAT_FACTOR,
    energinetFeedInDkkPerKwh: 0.005 / VAT_FACTOR,
    electricCarTaxRefund: false,
  };
  return { ...stored, input: { ...input, electricallyHeated: false, assumptions } };
}

const number = z.number();
const ranged = z.looseObject({
  price: z.looseObject({ totalPrice: number }),
  system: z.looseObject({ batteryUsableKwh: number }),
  savings: z.looseObject({
    tenYearMeanDkk: number,
    firstYearDkk: number,
    exportIncomeDkk: number,
  }),
  economy: z.looseObject({
    paybackYears: z.nullable(number),
    cashFlow: z.array(z.looseObject({ year: number, cumulativeDkk: number })),
    events: z.array(z.looseObject({ year: number, kind: z.string(), costDkk: number })),
  }),
  energy: z.looseObject({
    directKwh: number,
    batteryOutKwh: number,
    exportedKwh: number,
    consumptionKwh: number,
  }),
});
const strategy = z.nullable(z.looseObject({ batteryStrategy: z.optional(z.string()) }));

/**
 * The range of saving and payback was the sun's alone; that one still stands in the cash flow. What is paid once was taken
 * off the year in which it is paid.
 */
function withWholeRange(stored: Stored): Stored {
  const result = z.parse(ranged, stored.result);
  const isPriceDriven = z.parse(strategy, stored.input)?.batteryStrategy === 'price-driven';
  const range = roundFigures(rangeAtOnce(result, isPriceDriven));
  const savings = { ...result.savings, ...range.savings };
  const paidIn = (year: number) =>
    result.economy.events.reduce(
      (sum, event) => sum + (event.year === year ? event.costDkk : 0),
      0,
    );
  const cashFlow = result.economy.cashFlow.map((row) => ({
    ...row,
    reservedDkk: paidIn(row.year),
  }));
  const economy = { ...result.economy, ...range.economy, cashFlow };
  return { ...stored, result: { ...result, savings, economy } };
}

const WHOLE_CALCULATION_YEARS = 25;
const withEconomy = z.looseObject({ economy: z.looseObject({}) });

/**
 * A battery faded but never ended, and its standby was the data sheet's. The day of the quote was the price list's; there was
 * one owner, and no håndværkerfradrag.
 */
function withBatteryAndDay(stored: Stored): Stored {
  const result = z.parse(withEconomy, stored.result);
  const economy = { ...result.economy, batteryEnd: null };
  return {
    ...stored,
    input: stored.input === null ? null : withLaterAnswers(stored.input, stored.quote),
    result: { ...result, economy },
  };
}

const ofList = z.looseObject({ priceList: z.looseObject({ validFrom: z.string() }) });

function withLaterAnswers(stored: unknown, quote: unknown) {
  const input = z.parse(asked, stored);
  const assumptions = {
    ...input.assumptions,
    batteryLifeYears: WHOLE_CALCULATION_YEARS,
    batteryStandbyW: null,
    owners: 1,
    craftsmanPersons: 0,
    labourSharePercent: 20,
  };
  return { ...input, quoteDate: z.parse(ofList, quote).priceList.validFrom, assumptions };
}

/** Year by year the percentiles of the cash flow were the weather's alone. They stay, and are called so. */
function withBandOfWeather(stored: Stored): Stored {
  const result = z.parse(withEconomy, stored.result);
  return {
    ...stored,
    result: { ...result, economy: { ...result.economy, isBandOfWeather: true } },
  };
}

const answers = z.nullable(z.looseObject({}));

/** No home had panels already: each was reckoned against one without. */
function withoutStanding(stored: Stored): Stored {
  const input = z.parse(answers, stored.input);
  return {
    ...stored,
    input: input && { ...input, standing: null },
    result: { ...z.parse(z.looseObject({}), stored.result), today: null },
  };
}
