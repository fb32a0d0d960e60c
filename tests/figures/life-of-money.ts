import { sum, type FigureCase, type InputOf } from './figure-case.ts';

const YEARS = Array.from({ length: 25 }, (_, index) => index + 1);

export const npvOf = (flowsDkk: readonly number[], rate: number): number =>
  sum(flowsDkk.map((dkk, year) => dkk / (1 + rate) ** year));

/** Twenty-five years of money, out of each year's saving, the price, the loan and what is paid once. */
export function lifeOf(home: FigureCase, priceDkk = home.figures.price.totalPrice) {
  const { run, figures } = home;
  const { assumptions, financingOption, loanTermYears } = run.input;
  const named = home.records['economy.events[].costDkk']!.inputs;
  const events = figures.economy.events.map((event) =>
    event.kind === 'deduction'
      ? { ...event, costDkk: -deductionDkk((name) => Number(named[name]), priceDkk) }
      : event,
  );
  const upkeepDkk = [
    0,
    ...YEARS.map((year) => (year === 1 ? 0 : (priceDkk * assumptions.upkeepPercent) / 100)),
  ];
  const savedDkk = [0, ...run.years.map(({ savingDkk }) => savingDkk)];
  const isLoan = financingOption === 'loan' && priceDkk > 0;
  const { paymentDkk, interestDkk, debtDkk } = isLoan
    ? loanBy(priceDkk, assumptions.loanRatePercent / 1200, loanTermYears)
    : NO_LOAN;
  const reservedAt = (rate: number) =>
    [0, ...YEARS].map((year) =>
      sum(
        events.map((event) => {
          const [first, last] = reservedFor(event, events);
          const worthDkk = event.costDkk / (1 + rate) ** event.year;
          return year < first || year > last ? 0 : worthDkk / (last - first + 1);
        }),
      ),
    );
  const onceDkk = [0, ...YEARS].map((year) =>
    sum(events.filter((event) => event.year === year).map(({ costDkk }) => costDkk)),
  );
  const reservedDkk = reservedAt(0);
  const [, ...years] = savedDkk.map((dkk, year) => dkk - upkeepDkk[year]!);
  return {
    reservedDkk,
    interestDkk,
    /** As the table shows them. */
    shownDkk: [
      -priceDkk,
      ...years.map((dkk, index) => dkk - reservedDkk[index + 1]! - interestDkk[index]!),
    ],
    /** As they are paid. */
    paidDkk: [
      isLoan ? 0 : -priceDkk,
      ...years.map(
        (dkk, index) =>
          dkk - onceDkk[index + 1]! - paymentDkk[index]! - (index === 24 ? debtDkk[25]! : 0),
      ),
    ],
    /** And if they were paid in cash. */
    cashDkk: [-priceDkk, ...years.map((dkk, index) => dkk - onceDkk[index + 1]!)],
    costsDkk: [priceDkk, ...YEARS.map((year) => upkeepDkk[year]! + onceDkk[year]!)],
    /** What has been earned and paid until the end of each year in today's money, less the debt. */
    positionDkk: (rate: number) => {
      const aside = reservedAt(rate);
      let total = isLoan ? 0 : -priceDkk;
      return [
        total - debtDkk[0]!,
        ...years.map((dkk, index) => {
          const year = index + 1;
          total += (dkk - paymentDkk[index]!) / (1 + rate) ** year - aside[year]!;
          return total - debtDkk[year]! / (1 + rate) ** year;
        }),
      ];
    },
  };
}

/** What the tax gives back of the labour. */
export const deductionDkk = (of: InputOf, priceDkk: number): number =>
  Math.min(
    (priceDkk * of('labourSharePercent')) / 100,
    of('craftsmanPersons') * of('craftsmanMostDkk'),
  ) * of('craftsmanValueShare');

type Event = FigureCase['figures']['economy']['events'][number];

/** First and last year in which something is set aside for what is paid once. */
function reservedFor(event: Event, events: readonly Event[]): readonly [number, number] {
  if (event.kind !== 'battery') return [1, event.year];
  const next = events.find(
    ({ kind, year }) => year > event.year && (kind === 'battery' || kind === 'battery-end'),
  );
  return [event.year, next === undefined ? 25 : next.year - 1];
}

const NO_LOAN = {
  paymentDkk: YEARS.map(() => 0),
  interestDkk: YEARS.map(() => 0),
  debtDkk: [0, ...YEARS.map(() => 0)],
};

/** Month by month. */
function loanBy(priceDkk: number, monthlyRate: number, termYears: number) {
  const monthly = (priceDkk * monthlyRate) / (1 - (1 + monthlyRate) ** (-12 * termYears));
  let owed = priceDkk;
  const debtDkk = [owed];
  const interestDkk = YEARS.map((year) => {
    let interest = 0;
    const months = year <= termYears ? 12 : 0;
    for (let month = 0; month < months; month++) {
      interest += owed * monthlyRate;
      owed += owed * monthlyRate - monthly;
    }
    debtDkk.push(year >= termYears ? 0 : owed);
    return interest;
  });
  return {
    debtDkk,
    interestDkk,
    paymentDkk: YEARS.map((year) => (year <= termYears ? 12 * monthly : 0)),
  };
}
