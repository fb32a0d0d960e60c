import { m } from '../../../../messages/compiled/messages.js';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import {
  CAR_TAX_REFUND,
  ELECTRICITY_TAX,
  REDUCED_TAX,
  TAX_INDEX,
} from '../../../../engine/data/electricity-tax.ts';
import { NET_PRICE_INDEX_PERCENT } from '../../../../engine/data/fixed-figures.ts';
import type { Bands, RowStanding } from '../../../../engine/data/grid-company.ts';
import { NATIONAL_CHARGES, VAT_PERCENT } from '../../../../engine/data/national-charges.ts';
import {
  NEGATIVE_SPOT_HOURS,
  SPOT_PERIOD_MEAN_DKK_PER_KWH,
} from '../../../../engine/data/spot-price-shape.ts';
import { SPOT_SOURCE, GRID_TARIFF_SOURCE } from '../../../../engine/data/sources.ts';
import type { GridTariff } from '../../../../engine/tariff/grid-tariff.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../../engine/tariff/shipped-grid-tariffs.ts';
import { decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodFigure, MethodSection, MethodTable } from '../method-section.ts';
import { figuresIn, sourceAt } from '../method-figure.ts';

export function pricesSection(locale: Locale): MethodSection {
  return {
    id: 'prices',
    title: m.method_prices_title(),
    text: [
      m.method_prices_text(),
      m.method_prices_heated({
        reduced: figuresIn(locale).perKwh(REDUCED_TAX.dkkPerKwh),
        year: String(CAR_TAX_REFUND.lastYear),
      }),
      m.method_prices_negative({
        west: decimal(NEGATIVE_SPOT_HOURS.DK1, locale),
        east: decimal(NEGATIVE_SPOT_HOURS.DK2, locale),
      }),
    ],
    formula: m.method_prices_formula(),
    figures: [...spot(locale), ...charges(locale), ...assumed(locale)],
    table: gridTariffs(locale),
    limit: m.method_prices_limit({
      tax: figuresIn(locale).perKwh(ASSUMPTION_RECORDS.electricityTaxFrom2028DkkPerKwh.value),
    }),
  };
}

function spot(locale: Locale): readonly MethodFigure[] {
  const { perKwh } = figuresIn(locale);
  return (['DK1', 'DK2'] as const).map((zone) => ({
    name: m.method_prices_spot({ zone }),
    value: perKwh(SPOT_PERIOD_MEAN_DKK_PER_KWH[zone]),
    source: sourceAt(m.method_source_epex(), SPOT_SOURCE.periodTo, locale),
    isAssumption: false,
  }));
}

function charges(locale: Locale): readonly MethodFigure[] {
  const { figure, number, perKwh, percentOf } = figuresIn(locale);
  const national = NATIONAL_CHARGES.flatMap((charge, at): readonly MethodFigure[] => {
    const year = charge.validFrom.slice(0, 4);
    const before = NATIONAL_CHARGES[at - 1];
    const row = (name: string, value: string): MethodFigure => ({
      name,
      value,
      source: sourceAt(m.method_source_datahub(), charge.validFrom, locale),
      isAssumption: false,
    });
    const rows = [
      row(m.method_prices_system({ year }), perKwh(charge.systemDkkPerKwh)),
      row(m.method_prices_transmission({ year }), perKwh(charge.transmissionDkkPerKwh)),
    ];
    // What the source of a year lacks is carried on from the year before, and stands there already.
    if (charge.subscriptionDkkPerMonth !== before?.subscriptionDkkPerMonth) {
      const value = number(charge.subscriptionDkkPerMonth, 2);
      rows.push(row(m.method_prices_subscription({ year }), m.method_unit_a_month({ value })));
    }
    const feedIn = charge.feedInDkkPerKwh + charge.balanceDkkPerKwh;
    if (before === undefined || feedIn !== before.feedInDkkPerKwh + before.balanceDkkPerKwh) {
      rows.push(row(m.method_prices_feed_in({ year }), perKwh(feedIn)));
    }
    return rows;
  });
  const vat = figure(
    { key: 'vat', unit: '%', basis: 'law', ...VAT_PERCENT },
    m.method_prices_vat(),
    m.method_source_vat(),
    percentOf,
  );
  return [...national, ...tax(locale), vat];
}

/** The electricity tax as the law says it. */
function tax(locale: Locale): readonly MethodFigure[] {
  const { figure, number, perKwh, aYear, percentOf } = figuresIn(locale);
  const law = (name: string, value: string, source: string, from: string): MethodFigure => ({
    name,
    value,
    source: sourceAt(source, from, locale),
    isAssumption: false,
  });
  const rows = ELECTRICITY_TAX.map(({ fromYear, dkkPerKwh, isIndexed }) => {
    const year = String(fromYear);
    const name = isIndexed ? m.method_prices_tax_level({ year }) : m.method_prices_tax({ year });
    return law(name, perKwh(dkkPerKwh), m.method_source_tax_law(), `${year}-01-01`);
  });
  return [
    ...rows,
    law(
      m.method_prices_tax_index(),
      number(TAX_INDEX.factor),
      m.method_source_tax_index(),
      `${TAX_INDEX.year}-01-01`,
    ),
    figure(
      NET_PRICE_INDEX_PERCENT,
      m.method_prices_tax_index_growth(),
      m.method_source_own(),
      aYear(percentOf),
    ),
    law(
      m.method_prices_tax_reduced(),
      perKwh(REDUCED_TAX.dkkPerKwh),
      m.method_source_tax_law(),
      REDUCED_TAX.validFrom,
    ),
  ];
}

function assumed(locale: Locale): readonly MethodFigure[] {
  const { figure, number, perKwh } = figuresIn(locale);
  const {
    electricityTaxFrom2028DkkPerKwh,
    supplierAdditionDkkPerKwh,
    exportFeeDkkPerKwh,
    exportSubscriptionDkkPerMonth,
    gridFeedInDkkPerKwh,
    energinetFeedInDkkPerKwh,
    electricCarTaxRefund,
    stopExportAtNegativePrice,
  } = ASSUMPTION_RECORDS;
  const supplier = m.method_source_supplier();
  return [
    figure(
      electricityTaxFrom2028DkkPerKwh,
      m.method_prices_tax_2028(),
      m.method_source_tax_2028(),
      perKwh,
    ),
    figure(supplierAdditionDkkPerKwh, m.method_prices_supplier(), supplier, perKwh),
    figure(exportFeeDkkPerKwh, m.method_prices_export_fee(), m.method_source_buyer(), perKwh),
    figure(
      exportSubscriptionDkkPerMonth,
      m.method_prices_export_subscription(),
      m.method_source_buyer(),
      (value) => m.method_unit_a_month({ value: number(value, 2) }),
    ),
    figure(
      gridFeedInDkkPerKwh,
      m.method_prices_table_feed_in(),
      m.method_source_datahub(),
      m.method_prices_see_table,
    ),
    figure(
      energinetFeedInDkkPerKwh,
      m.method_prices_energinet_feed_in(),
      m.method_source_datahub(),
      m.method_prices_see_table,
    ),
    figure(
      electricCarTaxRefund,
      m.method_prices_car_refund(),
      m.method_source_operators(),
      (value) => (value === 1 ? m.method_yes() : m.method_no()),
    ),
    figure(
      stopExportAtNegativePrice,
      m.method_prices_stop(),
      m.method_source_inverter(),
      (value) => (value === 1 ? m.method_yes() : m.method_no()),
    ),
  ];
}

/** The grid companies' typical years, as the calculator takes them. */
function gridTariffs(locale: Locale): MethodTable {
  const { number } = figuresIn(locale);
  const bands = ({ low, high, peak }: Bands) =>
    [low, high, peak].map((dkk) => number(dkk)).join(' · ');
  return {
    caption: m.method_prices_table(),
    head: [
      m.method_prices_table_company(),
      m.method_prices_winter(),
      m.method_prices_summer(),
      m.method_prices_table_feed_in(),
      m.method_prices_table_subscription(),
      m.method_prices_table_standing(),
    ],
    rows: SHIPPED_GRID_TARIFFS.map(({ name, winter, summer, standing, ...taken }) => [
      name,
      bands(winter),
      bands(summer),
      number(taken.feedInDkkPerKwh),
      number(taken.subscriptionDkkPerMonth, 2),
      standings(standing),
    ]),
    source: sourceAt(m.method_source_datahub(), GRID_TARIFF_SOURCE.readOn, locale),
  };
}

/** One word where tariff, feed-in and subscription are alike, else one for each. */
function standings({ tariff, feedIn, subscription }: GridTariff['standing']): string {
  const words = [tariff, feedIn, subscription].map(standingWord);
  return new Set(words).size === 1 ? words[0]! : words.join(' · ');
}

function standingWord(standing: RowStanding): string {
  switch (standing) {
    case 'verified':
      return m.method_standing_verified();
    case 'secondary':
      return m.method_standing_secondary();
    case 'derived':
      return m.method_standing_derived();
    case 'doubtful':
      return m.method_standing_doubtful();
    case 'missing':
      return m.method_standing_missing();
  }
}
