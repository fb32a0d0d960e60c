import type { CalculatorState } from '../../domain/calculator-state.ts';
import { readTariffTexts, type PublishedTariff } from '../../domain/records/tariff-records.ts';
import { ok } from '../../domain/result.ts';
import type { HomeMoney, TariffEffect } from '../../domain/staff/tariffs.ts';
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

type Needs = Pick<Services, 'db' | 'estimate' | 'estimateContext'>;

/**
 * What a company's drafts do to an example home before anybody publishes them; of what holds in the whole country to one
 * in the west. null: no draft of it can be published, or the server is too busy for the sums.
 */
export const readTariffEffect = query(
  { name: 'tariff.read-effect', access: 'staff' },
  async (services: Needs, who, { company }: { readonly company: string }) => {
    const published = await publishedTariffs(services.db);
    const drafts = await publishableDrafts(services.db, company, published);
    if (drafts.length === 0) return ok<TariffEffect | null>(null);
    const present = await services.estimateContext();
    const context = { ...present, ...tariffsFrom([...published, ...drafts]) };
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
      return ok(null);
    }
    return ok<TariffEffect | null>({
      rows: drafts.length,
      postcode: PLACES[zone].postcode,
      consumptionKwh: HOME.annualConsumptionKwh,
      peakPower: before.system.peakPower,
      bill: { before: before.savings.billBeforeDkk, after: after.savings.billBeforeDkk },
      panels: { before: moneyOf(before), after: moneyOf(after) },
      withBattery: { before: moneyOf(batteryBefore), after: moneyOf(batteryAfter) },
    });
  },
);

async function publishableDrafts(
  db: Services['db'],
  company: string,
  published: readonly PublishedTariff[],
): Promise<readonly PublishedTariff[]> {
  const drafts = await draftsOf(db, 'tariff');
  return [...drafts.values()].flatMap((draft) => {
    const { value, problems } = readTariffTexts(wholeTexts('tariff', { stored: null, draft }));
    const isThere = published.some(
      (row) => row.company === value.company && row.part === value.part && row.from === value.from,
    );
    return value.company !== company || problems.length > 0 || isThere ? [] : [value];
  });
}

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
