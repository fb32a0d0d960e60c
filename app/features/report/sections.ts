import { m } from '../../../messages/compiled/messages.js';
import type { BatteryComparison, ReportFigures } from '../../../domain/report/report-figures.ts';
import type { RoofPicture } from '../../../domain/roof-picture.ts';
import type { EnergyMonth } from '../../../engine/estimate-figures.ts';
import { kWh, kr, monthName, percent, years } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import { sixAssumptions, type ReportAssumption } from '../../../words/report/assumption-rows.ts';
import { batteryRows, type BatteryRow } from '../../../words/report/battery-rows.ts';
import { batteryEndWords, batteryLead } from '../../../words/report/battery-words.ts';
import { excludedItems } from '../../../words/report/excluded-items.ts';
import { priceRows, type PriceRow } from '../../../words/report/price-rows.ts';
import { roofFacts, roofLead, yieldSource, type Fact } from '../../../words/report/roof-facts.ts';
import { againstToday } from '../../../words/standing-words.ts';
import { writtenPlaces } from '../../../words/source-places.ts';
import { tornadoRows, type TornadoRow } from '../../../words/report/tornado-rows.ts';
import { dayTitle } from '../../charts/day-text.ts';
import type { ChartEconomy } from '../../charts/economy-figures.ts';
import { economyTitle } from '../../charts/economy-text.ts';
import { monthsTitle } from '../../charts/month-text.ts';
import { roofPictureTitle } from '../../charts/roof-text.ts';
import { taxStepOf, type TaxStep } from '../../charts/tax-step.ts';

/** What is drawn, and from which figures. Page and PDF decide its size and surroundings. */
export type ReportChart =
  | { readonly kind: 'roof'; readonly picture: RoofPicture }
  | { readonly kind: 'months'; readonly months: readonly EnergyMonth[] }
  | { readonly kind: 'day'; readonly battery: BatteryComparison }
  | {
      readonly kind: 'economy';
      readonly economy: ChartEconomy;
      readonly firstYear: number;
      readonly taxStep: TaxStep | undefined;
    }
  | {
      readonly kind: 'tornado';
      readonly rows: readonly TornadoRow[];
      /** Payback; null: there is none to affect, so the rows are shown in a table. */
      readonly resultYears: number | null;
      /** The calculation's time horizon [yr]. */
      readonly lastYear: number;
    };

export type ReportBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'chart';
      readonly chart: ReportChart;
      /** Empty if the section's lead says it. */
      readonly title: string;
      readonly note: string;
    }
  | {
      readonly kind: 'comparison';
      readonly corner: string;
      readonly columns: readonly string[];
      readonly rows: readonly BatteryRow[];
    }
  | { readonly kind: 'prices'; readonly rows: readonly PriceRow[] }
  | { readonly kind: 'assumptions'; readonly rows: readonly ReportAssumption[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export type ReportSection = {
  readonly id: 'roof' | 'year' | 'battery' | 'economy' | 'tornado' | 'assumptions' | 'excluded';
  readonly title: string;
  /** The finding in a sentence or two. */
  readonly lead: string;
  /** Instead of the lead where nothing can be pressed. */
  readonly paperLead?: string;
  /** Where its figures come from. */
  readonly source: string | null;
  /** Where nothing can be pressed: the addresses behind the links, in words. */
  readonly paperSource?: string;
  readonly blocks: readonly ReportBlock[];
};

/**
 * The numbered parts of a report with panels, in order. The page and the PDF both draw this list: a
 * part, a condition or a row changed here changes in both.
 */
export function reportSections(figures: ReportFigures, locale: Locale): readonly ReportSection[] {
  const before = [
    roofSection(figures, locale),
    yearSection(figures, locale),
    batterySection(figures, locale),
    economySection(figures, locale),
    tornadoSection(figures, locale),
  ];
  const rows = sixAssumptions(figures, locale);
  const named = [...before, ...rows].map(({ source }) => source ?? '');
  return [
    ...before,
    {
      id: 'assumptions',
      title: m.report_assumptions({}, { locale }),
      lead: m.report_assumptions_lead({}, { locale }),
      paperLead: m.pdf_assumptions_lead({}, { locale }),
      source: null,
      paperSource: m.report_places({ places: writtenPlaces(named) }, { locale }),
      blocks: [{ kind: 'assumptions', rows }],
    },
    {
      id: 'excluded',
      title: m.report_excluded({}, { locale }),
      lead: m.report_excluded_lead({}, { locale }),
      source: null,
      blocks: [{ kind: 'list', items: excludedItems(figures, locale) }],
    },
  ];
}

/** The roof as it was drawn, with what the drawing is worth. */
export function roofDrawing(
  picture: RoofPicture,
  locale: Locale,
): Extract<ReportBlock, { kind: 'chart' }> {
  return {
    kind: 'chart',
    chart: { kind: 'roof', picture },
    title: roofPictureTitle(picture, locale),
    note: m.roof_picture_note({}, { locale }),
  };
}

function roofSection(figures: ReportFigures, locale: Locale): ReportSection {
  const drawn = figures.roof === null ? [] : [roofDrawing(figures.roof, locale)];
  return {
    id: 'roof',
    title: m.report_roof({}, { locale }),
    lead: roofLead(figures, locale),
    source: yieldSource(figures, locale),
    blocks: [...drawn, { kind: 'facts', facts: roofFacts(figures, locale) }],
  };
}

function yearSection({ estimate }: ReportFigures, locale: Locale): ReportSection {
  const months = estimate.energy.monthly;
  return {
    id: 'year',
    title: m.report_year({}, { locale }),
    lead: `${monthsTitle(months, locale)} ${m.report_year_bars({}, { locale })}`,
    source: m.report_year_source({}, { locale }),
    blocks: [{ kind: 'chart', chart: { kind: 'months', months }, title: '', note: '' }],
  };
}

function batterySection({ battery, estimate }: ReportFigures, locale: Locale): ReportSection {
  const options = { locale };
  const head = { id: 'battery', title: m.report_battery({}, options) } as const;
  if (battery === null) {
    // Where the battery is all that is bought, there is nothing to compare it with but today.
    const isAlone = estimate.system.batteryUsableKwh > 0;
    const lead = isAlone
      ? batteryEndWords(estimate.economy.batteryEnd, locale) || againstToday(estimate, locale)
      : m.report_battery_none({}, options);
    return { ...head, lead, source: null, blocks: [] };
  }
  const { hours, monthIndex } = battery.day;
  const capacity = kWh(battery.capacityKwh, locale);
  return {
    ...head,
    lead: `${batteryLead(battery, locale)} ${batteryEndWords(estimate.economy.batteryEnd, locale)}`.trim(),
    source: m.report_battery_source({}, options),
    blocks: [
      {
        kind: 'comparison',
        corner: m.report_battery_corner({}, options),
        columns: [
          m.report_battery_without({}, options),
          m.report_battery_with({ capacity }, options),
          m.report_battery_difference({}, options),
        ],
        rows: batteryRows(battery, locale),
      },
      {
        kind: 'chart',
        chart: { kind: 'day', battery },
        title: dayTitle(hours, locale),
        note: m.report_battery_day({ month: monthName(monthIndex + 1, locale), capacity }, options),
      },
    ],
  };
}

function economySection(figures: ReportFigures, locale: Locale): ReportSection {
  const { economy } = figures.estimate;
  const { firstYear } = figures.input;
  const taxStep = taxStepOf(figures);
  const chart = { kind: 'economy', economy, firstYear, taxStep } as const;
  return {
    id: 'economy',
    title: m.report_economy({}, { locale }),
    lead: economyTitle(economy, locale),
    source: m.report_economy_source({}, { locale }),
    blocks: [
      ...loan(figures, locale),
      { kind: 'chart', chart, title: '', note: '' },
      ...otherOffer(figures, locale),
      { kind: 'prices', rows: priceRows(figures, locale) },
    ],
  };
}

function loan({ estimate, input }: ReportFigures, locale: Locale): readonly ReportBlock[] {
  const { loan: taken } = estimate.economy;
  if (taken === null) return [];
  const text = m.report_economy_loan(
    {
      term: years(input.loanTermYears, locale, 0),
      payment: kr(taken.monthlyPaymentDkk, locale),
      rate: percent(input.assumptions.loanRatePercent / 100, locale, 1),
      interest: kr(taken.totalInterestDkk, locale),
    },
    { locale },
  );
  return [{ kind: 'text', text }];
}

/** Another firm's price, as the home owner typed it; a reader of a shared link sees none. */
function otherOffer({ estimate }: ReportFigures, locale: Locale): readonly ReportBlock[] {
  if (estimate.ownOffer === null) return [];
  const { priceDkk, priceDifferenceDkk } = estimate.ownOffer;
  const price = kr(priceDkk, locale);
  const amount = kr(Math.abs(priceDifferenceDkk), locale);
  const text =
    Math.round(priceDifferenceDkk) === 0
      ? m.report_other_offer_same({ price }, { locale })
      : priceDifferenceDkk > 0
        ? m.report_other_offer_dearer({ price, amount }, { locale })
        : m.report_other_offer_cheaper({ price, amount }, { locale });
  return [{ kind: 'text', text }];
}

function tornadoSection({ estimate, tornado }: ReportFigures, locale: Locale): ReportSection {
  const { paybackYears, cashFlow } = estimate.economy;
  const rows = tornadoRows(tornado, paybackYears, locale);
  const [first] = rows;
  const resultYears = first === undefined ? null : paybackYears;
  const lastYear = cashFlow.at(-1)?.year ?? 0;
  return {
    id: 'tornado',
    title: m.report_tornado({}, { locale }),
    lead:
      first === undefined || resultYears === null
        ? m.report_tornado_unpaid({}, { locale })
        : m.report_tornado_lead({ name: first.name }, { locale }),
    source: m.report_tornado_source({}, { locale }),
    blocks: [
      {
        kind: 'chart',
        chart: { kind: 'tornado', rows, resultYears, lastYear },
        title: '',
        note: '',
      },
    ],
  };
}
