import { m } from '../../../../messages/compiled/messages.js';
import type {
  DocumentBlock,
  DocumentSection,
  DocumentTable,
} from '../../../../domain/report/report-document.ts';
import type { ReportFigures } from '../../../../domain/report/report-figures.ts';
import { seriesSums } from '../../../charts/day-sums.ts';
import { dayTitle } from '../../../charts/day-text.ts';
import { daySum } from '../../../charts/day-figures.ts';
import { economyTitle } from '../../../charts/economy-text.ts';
import { roofPictureTitle } from '../../../charts/roof-picture.tsx';
import { monthsTitle } from '../../../charts/month-text.ts';
import { decimal, kWh, kr, monthName, percent, years } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { batteryRows } from '../battery-rows.ts';
import { batteryLead } from '../battery-words.ts';
import { excludedItems } from '../excluded-items.ts';
import { roofLead, yieldSource } from '../roof-facts.ts';
import { tornadoRows } from '../tornado-rows.ts';
import {
  MOST_BARS,
  dayPicture,
  economyPicture,
  monthsPicture,
  roofPictureSvg,
  tornadoPicture,
} from './chart-pictures.tsx';
import { assumptionTable, priceTable, roofTable } from './report-tables.ts';

/** The numbered parts, in the order of the page. */
export function reportSections(figures: ReportFigures, locale: Locale): readonly DocumentSection[] {
  return [
    {
      title: m.report_roof(),
      lead: roofLead(figures, locale),
      blocks: [
        ...roofBlocks(figures, locale),
        { kind: 'facts', caption: m.pdf_roof_facts(), table: roofTable(figures, locale) },
      ],
      source: yieldSource(figures, locale),
    },
    yearSection(figures, locale),
    batterySection(figures, locale),
    economySection(figures, locale),
    tornadoSection(figures, locale),
    {
      title: m.report_assumptions(),
      lead: m.pdf_assumptions_lead(),
      blocks: [{ kind: 'table', title: null, table: assumptionTable(figures, locale) }],
      source: null,
    },
    {
      title: m.report_excluded(),
      lead: m.report_excluded_lead(),
      blocks: [{ kind: 'list', items: excludedItems(figures) }],
      source: null,
    },
  ];
}

/** The drawing of the roof, where there is one. */
function roofBlocks({ roof }: ReportFigures, locale: Locale): readonly DocumentBlock[] {
  if (roof === null) return [];
  const alt = roofPictureTitle(roof, locale);
  return [
    { kind: 'chart', title: alt, alt, svg: roofPictureSvg(roof, locale) },
    { kind: 'text', text: m.roof_picture_note() },
  ];
}

function yearSection(figures: ReportFigures, locale: Locale): DocumentSection {
  const months = figures.estimate.energy.monthly;
  const title = monthsTitle(months, locale);
  const told = months.map(({ productionKwh, consumptionKwh }, index) =>
    m.pdf_month_alt({
      month: monthName(index + 1, locale),
      sun: kWh(productionKwh, locale),
      use: kWh(consumptionKwh, locale),
    }),
  );
  return {
    title: m.report_year(),
    lead: `${title} ${m.report_year_bars()}`,
    blocks: [
      {
        kind: 'chart',
        title: null,
        alt: [title, ...told].join(' '),
        svg: monthsPicture(figures, locale),
      },
    ],
    source: m.report_year_source(),
  };
}

function batterySection(figures: ReportFigures, locale: Locale): DocumentSection {
  const { battery } = figures;
  if (battery === null) {
    return {
      title: m.report_battery(),
      lead: m.report_battery_none(),
      blocks: [],
      source: null,
    };
  }
  const { hours, monthIndex } = battery.day;
  const capacity = kWh(battery.capacityKwh, locale);
  const sums = seriesSums(hours);
  const written = (kwh: number) => kWh(kwh, locale, 1);
  const note = m.report_battery_day({ month: monthName(monthIndex + 1, locale), capacity });
  return {
    title: m.report_battery(),
    lead: batteryLead(battery, locale),
    blocks: [
      {
        kind: 'table',
        title: null,
        table: {
          caption: m.report_battery_corner(),
          columns: [
            m.report_battery_corner(),
            m.report_battery_without(),
            m.report_battery_with({ capacity }),
            m.report_battery_difference(),
          ],
          widths: [4, 2, 2, 2],
          rows: batteryRows(battery, locale).map(({ label, cells }) => ({
            cells: [label, ...cells],
          })),
        },
      },
      {
        kind: 'chart',
        title: `${dayTitle(hours, locale)} ${note}`,
        alt: m.pdf_day_alt({
          sun: written(daySum(hours, 'sunKw')),
          direct: written(sums.direct),
          stored: written(sums.toBattery),
          sold: written(sums.sold),
          bought: written(sums.bought),
        }),
        svg: dayPicture(battery, locale),
      },
    ],
    source: m.report_battery_source(),
  };
}

function economySection(figures: ReportFigures, locale: Locale): DocumentSection {
  const { estimate, input } = figures;
  const { economy } = estimate;
  const last = economy.cashFlow.at(-1);
  const range =
    last === undefined
      ? ''
      : m.pdf_economy_alt({
          span: years(last.year, locale, 0),
          low: kr(last.cumulativeP10Dkk, locale),
          high: kr(last.cumulativeP90Dkk, locale),
        });
  const loan: readonly DocumentBlock[] =
    economy.loan === null
      ? []
      : [
          {
            kind: 'text',
            text: m.report_economy_loan({
              term: years(input.loanTermYears, locale, 0),
              payment: kr(economy.loan.monthlyPaymentDkk, locale),
              rate: percent(input.assumptions.loanRatePercent / 100, locale, 1),
              interest: kr(economy.loan.totalInterestDkk, locale),
            }),
          },
        ];
  return {
    title: m.report_economy(),
    lead: economyTitle(economy, locale),
    blocks: [
      ...loan,
      {
        kind: 'chart',
        title: null,
        alt: `${economyTitle(economy, locale)} ${range}`,
        svg: economyPicture(figures, locale),
      },
      { kind: 'table', title: m.report_lines(), table: priceTable(figures, locale) },
    ],
    source: m.report_economy_source(),
  };
}

function tornadoSection(figures: ReportFigures, locale: Locale): DocumentSection {
  const { paybackYears } = figures.estimate.economy;
  const rows = tornadoRows(figures.tornado, paybackYears, locale).slice(0, MOST_BARS);
  const [first] = rows;
  const isPaid = paybackYears !== null && first !== undefined;
  const reached = (at: number | null) =>
    at === null ? m.charts_tornado_never({}, { locale }) : decimal(at, locale, 1);
  const told = rows.map(
    ({ name, ends }) =>
      `${name}: ${ends.map(({ value, years: at }) => `${value}, ${reached(at)}`).join('; ')}.`,
  );
  const table: DocumentTable = {
    caption: m.report_tornado(),
    columns: [m.charts_tornado_table_corner({}, { locale }), m.pdf_value(), m.report_payback()],
    widths: [4, 2, 3],
    rows: rows.flatMap(({ name, ends }) =>
      ends.map(({ value, years: at }) => ({ cells: [name, value, reached(at)] })),
    ),
  };
  return {
    title: m.report_tornado(),
    lead: isPaid ? m.report_tornado_lead({ name: first.name }) : m.report_tornado_unpaid(),
    blocks: [
      isPaid
        ? {
            kind: 'chart',
            title: null,
            alt: told.join(' '),
            svg: tornadoPicture(figures, paybackYears, locale),
          }
        : { kind: 'table', title: null, table },
    ],
    source: m.report_tornado_source(),
  };
}
