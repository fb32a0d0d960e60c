import { m } from '../../../../messages/compiled/messages.js';
import type { BatteryComparison } from '../../../../domain/report/report-figures.ts';
import type { EnergyMonth } from '../../../../engine/estimate-figures.ts';
import { decimal, kWh, kr, monthName, years } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { TornadoRow } from '../../../../words/report/tornado-rows.ts';
import { daySum } from '../../../charts/day-figures.ts';
import { seriesSums } from '../../../charts/day-sums.ts';
import type { ChartEconomy } from '../../../charts/economy-figures.ts';
import { economyTitle, edgeWords } from '../../../charts/economy-text.ts';
import { monthsTitle } from '../../../charts/month-text.ts';

// A drawing's text alternative, for PDFs that are read aloud. The page has a table behind each
// chart instead.

export function monthsAlt(months: readonly EnergyMonth[], locale: Locale): string {
  const told = months.map(({ productionKwh, consumptionKwh }, index) =>
    m.pdf_month_alt(
      {
        month: monthName(index + 1, locale),
        sun: kWh(productionKwh, locale),
        use: kWh(consumptionKwh, locale),
      },
      { locale },
    ),
  );
  return [monthsTitle(months, locale), ...told].join(' ');
}

export function dayAlt({ day: { hours } }: BatteryComparison, locale: Locale): string {
  const sums = seriesSums(hours);
  const written = (kwh: number) => kWh(kwh, locale, 1);
  return m.pdf_day_alt(
    {
      sun: written(daySum(hours, 'sunKw')),
      direct: written(sums.direct),
      stored: written(sums.toBattery),
      sold: written(sums.sold),
      bought: written(sums.bought),
    },
    { locale },
  );
}

export function economyAlt(economy: ChartEconomy, locale: Locale): string {
  const last = economy.cashFlow.at(-1);
  const range =
    last === undefined
      ? ''
      : m.pdf_economy_alt(
          {
            span: years(last.year, locale, 0),
            ...edgeWords(economy, locale),
            low: kr(last.cumulativeP10Dkk, locale),
            high: kr(last.cumulativeP90Dkk, locale),
          },
          { locale },
        );
  return `${economyTitle(economy, locale)} ${range}`;
}

export function tornadoAlt(rows: readonly TornadoRow[], locale: Locale): string {
  const reached = (at: number | null) =>
    at === null ? m.charts_tornado_never({}, { locale }) : decimal(at, locale, 1);
  return rows
    .map(
      ({ name, ends }) =>
        `${name}: ${ends.map(({ value, years: at }) => `${value}, ${reached(at)}`).join('; ')}.`,
    )
    .join(' ');
}
