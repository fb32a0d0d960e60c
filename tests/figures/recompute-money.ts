import { runEstimate } from '../../domain/estimate-request.ts';
import type { Hourly } from '../../engine/hours.ts';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import { sum, type FigureCase, type Recompute } from './figure-case.ts';
import { deductionDkk, lifeOf, npvOf } from './life-of-money.ts';

/** Runs each of these homes again with or without its battery. */
const RUN_TWICE_EVERY = 10;

const weighted = (kwh: Hourly, price: Hourly) =>
  kwh.reduce((total, value, hour) => total + value * price[hour]!, 0);

/** The first year's bill of what goes through the meter, after the tax that a car gets back. */
function billDkk({ run }: FigureCase, kwh: Hourly): number {
  const { prices, input } = run;
  const bought = sum(kwh);
  const tax = prices.tax.general.findLast(({ fromYear }) => fromYear <= input.firstYear)!;
  return (
    prices.vatFactor *
    (weighted(kwh, prices.spotDkkPerKwh) +
      weighted(kwh, prices.volumetricTariffDkkPerKwh) +
      bought * (prices.supplierAdditionDkkPerKwh + tax.dkkPerKwh) +
      prices.subscriptionDkkPerYear)
  );
}

const lineDkk = ({ figures }: FigureCase, code: string) =>
  (figures.price.lines.find((line) => line.code === code)?.total ?? 0) * 1.25;

/** What the battery adds: the same home the other way round. */
function added(home: FigureCase, figureOf: (figures: FigureCase['figures']) => number | null) {
  if (home.index % RUN_TWICE_EVERY !== 0) return null;
  const has = home.figures.system.batteryUsableKwh > 0;
  const state = { ...home.state, interestedInBattery: !has };
  const other = runEstimate(
    // Without one it is spoken of as if it served the house.
    has ? state : { ...state, batteryStrategy: 'self-use' },
    TEST_CONTEXT,
  );
  if (!other.ok) return null;
  const [mine, theirs] = [figureOf(home.figures), figureOf(other.value.estimate)];
  if (mine === null || theirs === null) return null;
  return has ? mine - theirs : theirs - mine;
}

/** Price, savings, economy, the battery on its own, and another firm's offer. */
export const MONEY: Readonly<Record<string, Recompute>> = {
  'price.lines[].quantity': (of, { figures }) =>
    figures.price.lines.map(({ code, unit, quantity }) => {
      if (code === 'panels' || code === 'mounting') return of('numberOfPanels');
      return unit === 'job' ? 1 : quantity;
    }),
  'price.lines[].unitPrice': (_, { figures }) =>
    figures.price.lines.map(({ unitPrice, total, quantity }) =>
      Math.abs(unitPrice * quantity - total) < 0.006 ? unitPrice : total / quantity,
    ),
  'price.lines[].total': (_, { figures }) =>
    figures.price.lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
  'price.totalExVat': (_, { figures }) => sum(figures.price.lines.map(({ total }) => total)),
  'price.vat': (of) => (of('totalExVat') * of('vatPercent')) / 100,
  'price.totalPrice': (of) => of('totalExVat') + of('vat'),
  'savings.billBeforeDkk': (_, home) => billDkk(home, home.run.hourly.loadKwh),
  'savings.billAfterDkk': (of, home) => {
    const { loadKwh, flows } = home.run.hourly;
    const imported = loadKwh.map(
      (kwh, hour) =>
        kwh - flows.direct[hour]! - flows.batteryOut[hour]! + flows.gridToBattery[hour]!,
    );
    return billDkk(home, imported) - of('exportIncomeDkk');
  },
  'savings.firstYearDkk': (of) => of('billBeforeDkk') - of('billAfterDkk'),
  'savings.exportIncomeDkk': (of, { run }) => {
    const { exported } = run.hourly.flows;
    const { stopExportAtNegativePrice } = run.input.assumptions;
    const earned =
      weighted(exported, run.prices.spotDkkPerKwh) -
      run.prices.exportDeductionDkkPerKwh * of('exportedKwh');
    const sold = stopExportAtNegativePrice ? Math.max(0, earned) : earned;
    const subscription = of('exportedKwh') > 0 ? 12 * of('exportSubscriptionDkkPerMonth') : 0;
    const taxed = Math.max(0, sold - of('owners') * of('exportTaxAllowanceDkk'));
    return sold - subscription - (taxed * of('exportTaxedShare') * of('marginalTaxPercent')) / 100;
  },
  'savings.tenYearMeanDkk': (_, home) => {
    const { interestDkk } = lifeOf(home);
    const years = home.figures.economy.cashFlow.slice(1, 11);
    return (
      sum(years.map(({ savingDkk, reservedDkk }) => savingDkk + reservedDkk)) / 10 +
      sum(interestDkk.slice(0, 10)) / 10
    );
  },
  'economy.paybackYears': (_, { figures }) =>
    crossing(figures.economy.cashFlow.map(({ cumulativeDkk }) => cumulativeDkk)),
  'economy.discountedPaybackYears': (of, home) => {
    const { positionDkk } = lifeOf(home);
    return crossing(positionDkk(of('discountRatePercent') / 100));
  },
  'economy.npvDkk': (of, home) => npvOf(lifeOf(home).paidDkk, of('discountRatePercent') / 100),
  'economy.irrPercent': (_, home) => {
    const { irrPercent } = home.figures.economy;
    if (irrPercent === null) return null;
    // One step of Newton from what is shown stays where it is.
    const { cashDkk } = lifeOf(home);
    const at = (percent: number) => npvOf(cashDkk, percent / 100);
    return irrPercent - at(irrPercent) / ((at(irrPercent + 0.01) - at(irrPercent)) / 0.01);
  },
  'economy.costPerKwhDkk': (of, home) => {
    const { costsDkk } = lifeOf(home);
    const rate = of('discountRatePercent') / 100;
    const kept = 1 - of('panelDegradationPercent') / 100;
    const kwh = Array.from({ length: 26 }, (_, year) =>
      year === 0 ? 0 : of('productionKwh') * kept ** (year - 1),
    );
    return npvOf(costsDkk, rate) / npvOf(kwh, rate);
  },
  'economy.cashFlow[].year': () => Array.from({ length: 26 }, (_, year) => year),
  'economy.cashFlow[].savingDkk': (_, home) => lifeOf(home).shownDkk,
  'economy.cashFlow[].reservedDkk': (_, home) => lifeOf(home).reservedDkk,
  'economy.cashFlow[].cumulativeDkk': (_, { figures }) => {
    let total = 0;
    return figures.economy.cashFlow.map(({ savingDkk }) => (total += savingDkk));
  },
  'economy.loan.monthlyPaymentDkk': (of) => {
    const [r, n] = [of('loanRatePercent') / 1200, 12 * of('loanTermYears')];
    return (of('totalPrice') * r) / (1 - (1 + r) ** -n);
  },
  'economy.loan.totalInterestDkk': (of, { figures }) =>
    (figures.economy.loan?.monthlyPaymentDkk ?? 0) * 12 * of('loanTermYears') - of('totalPrice'),
  'economy.events[].year': (of, { figures }) =>
    figures.economy.events.map(({ kind, year }) => {
      if (kind === 'inverter') return of('inverterReplacementYear');
      if (kind === 'roof') return of('roofReplacementYear');
      if (kind === 'tax-step') return 2028 - of('firstYear') + 1;
      return kind === 'battery-end' ? of('batteryLifeYears') + 1 : year;
    }),
  'economy.events[].costDkk': (of, home) =>
    home.figures.economy.events.map(({ kind }) => {
      if (kind === 'inverter' || kind === 'battery') return lineDkk(home, kind);
      if (kind === 'deduction') return -deductionDkk(of, of('totalPrice'));
      if (kind !== 'roof') return 0;
      const exVat = of('roofBaseDkk') + of('numberOfPanels') * of('roofPerPanelDkk');
      return exVat * (1 + of('vatPercent') / 100);
    }),
  'economy.batteryEnd.year': (of, { figures }) => {
    const end = figures.economy.batteryEnd!;
    return end.isReplaced
      ? Math.min(end.year, of('batteryLifeYears') + 1)
      : of('batteryLifeYears') + 1;
  },
  'economy.batteryEnd.costDkk': (_, home) => lineDkk(home, 'battery'),
  'verdict.battery.addedPriceDkk': (_, home) => added(home, ({ price }) => price.totalPrice),
  'verdict.battery.addedTenYearMeanDkk': (_, home) =>
    added(home, ({ savings }) => savings.tenYearMeanDkk),
  'verdict.battery.addedPaybackYears': (_, home) =>
    added(home, ({ economy }) => economy.paybackYears),
  'ownOffer.priceDkk': (_, { run }) => run.input.ownOffer?.priceDkk ?? null,
  'ownOffer.priceDifferenceDkk': (of) => of('priceDkk') - of('totalPrice'),
  'ownOffer.paybackYears': (of, home) => {
    let total = 0;
    return crossing(lifeOf(home, of('priceDkk')).shownDkk.map((dkk) => (total += dkk)));
  },
  'ownOffer.npvDkk': (of, home) =>
    npvOf(lifeOf(home, of('priceDkk')).paidDkk, of('discountRatePercent') / 100),
};

/** The moment from which a running sum stays at or above zero to the last year. */
function crossing(sums: readonly number[]): number | null {
  const below = sums.findLastIndex((dkk) => dkk < 0);
  if (below === sums.length - 1 || below === -1) return null;
  return below + sums[below]! / (sums[below]! - sums[below + 1]!);
}
