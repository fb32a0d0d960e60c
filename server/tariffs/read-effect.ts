import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { RecordTexts } from '../../domain/records/record.ts';
import { readTariffTexts, type PublishedTariff } from '../../domain/records/tariff-records.ts';
import { ok } from '../../domain/result.ts';
import type { HomeMoney, TariffEffect, TariffEffects } from '../../domain/staff/tariffs.ts';
import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { PriceZone } from '../../engine/place.ts';
import { draftsOf, wholeTexts } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { Who } from '../use-case/who.ts';
import { publishedTariffs, tariffsFrom } from './read-tariffs.ts';

/** The example home, chosen by us: detached, tiled, 35° to the south, at Aarhus or at Roskilde. */
const HOME = {
  slope: 35,
  azimuth: 0,
  roofType: 'tile',
  buildingType: 'detached',
  annualConsumptionKwh: 4500,
  peakPower: 6,
} as const;

const PLACES: Readonly<Record<PriceZone, { lat: number; lon: number; postcode: string }>> = {
  DK1: { lat: 56.15, lon: 10.2, postcode: '8000' },
  DK2: { lat: 55.64, lon: 12.08, postcode: '4000' },
};

type Needs = Pick<Services, 'db' | 'log' | 'estimate' | 'estimateContext'>;

/** Of a long list the first; each is four calculations that a visitor could have had. */
const MOST_COMPANIES = 12;

/**
 * What a company's drafts do to an example home before anybody publishes them; of what holds in the whole country to one
 * in the west. null: no draft of it can be published, or the server is too busy for the sums.
 */
export const readTariffEffect = query(
  { name: 'tariff.read-effect', access: 'staff' },
  async (services: Needs, who, { company }: { readonly company: string }) => {
    const drafts = await draftsOf(services.db, 'tariff');
    const typed = [...drafts.values()].map((draft) =>
      wholeTexts('tariff', { stored: null, draft }),
    );
    return ok(await effectOf(services, who, company, publishableRows(typed)));
  },
);

/** The same of rows that stand nowhere yet, company by company: those of a file that is rehearsed. */
export const readEffectsOfRows = query(
  { name: 'tariff.read-effects-of-rows', access: 'staff' },
  async (services: Needs, who, { rows }: { readonly rows: readonly RecordTexts[] }) => {
    const publishable = publishableRows(rows);
    const companies = [...new Set(publishable.map(({ company }) => company))];
    const effects: TariffEffect[] = [];
    for (const company of companies.slice(0, MOST_COMPANIES)) {
      // One company at a time: whoever waits at the calculator comes in between.
      const effect = await effectOf(services, who, company, publishable);
      if (effect !== null) effects.push(effect);
    }
    return ok<TariffEffects>({ effects, left: companies.length - effects.length });
  },
);

async function effectOf(
  services: Needs,
  who: Who,
  company: string,
  rows: readonly PublishedTariff[],
): Promise<TariffEffect | null> {
  const own = rows.filter((row) => row.company === company);
  if (own.length === 0) return null;
  const published = await publishedTariffs(services.db, services.log);
  const stay = published.filter((row) => !own.some((other) => isOfSameDay(row, other)));
  const present = await services.estimateContext();
  const context = { ...present, ...tariffsFrom([...stay, ...own]) };
  const grid = GRID_COMPANIES.find(({ gln }) => gln === company);
  const zone = grid?.zone ?? 'DK1';
  const home: CalculatorState = {
    ...HOME,
    ...PLACES[zone],
    priceZone: zone,
    ...(grid !== undefined && { gridCompany: company }),
  };
  const of = (interestedInBattery: boolean, shared: SharedContext) =>
    figuresOf(services, who, { ...home, interestedInBattery }, shared);
  const [before, after, batteryBefore, batteryAfter] = await Promise.all([
    of(false, present),
    of(false, context),
    of(true, present),
    of(true, context),
  ]);
  if (before === null || after === null || batteryBefore === null || batteryAfter === null) {
    return null;
  }
  return {
    company,
    rows: own.length,
    postcode: PLACES[zone].postcode,
    consumptionKwh: HOME.annualConsumptionKwh,
    peakPower: before.system.peakPower,
    bill: { before: before.savings.billBeforeDkk, after: after.savings.billBeforeDkk },
    panels: { before: moneyOf(before), after: moneyOf(after) },
    withBattery: { before: moneyOf(batteryBefore), after: moneyOf(batteryAfter) },
  };
}

/** One takes the other's place: a correction the row that it corrects. */
const isOfSameDay = (a: PublishedTariff, b: PublishedTariff) =>
  a.company === b.company && a.part === b.part && a.from === b.from;

const publishableRows = (typed: readonly RecordTexts[]): readonly PublishedTariff[] =>
  typed.flatMap((texts) => {
    const { value, problems } = readTariffTexts(texts);
    return problems.length > 0 ? [] : [value];
  });

async function figuresOf(
  { estimate }: Needs,
  who: Who,
  state: CalculatorState,
  shared: SharedContext,
): Promise<EstimateFigures | null> {
  const done = await estimate(who, state, 'builtin', shared);
  return done.ok ? done.value.estimate : null;
}

const moneyOf = ({ savings, economy }: EstimateFigures): HomeMoney => ({
  savingDkk: savings.tenYearMeanDkk,
  paybackYears: economy.paybackYears,
});
