import { m } from '../../../../messages/compiled/messages.js';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import { GRID_COMPANIES, LARGEST_GRID_COMPANY } from '../../../../engine/data/grid-tariffs.ts';
import {
  ELECTRICITY_TAX,
  GRID_FEED_IN_DKK_PER_KWH,
  NATIONAL_CHARGES,
  VAT_PERCENT,
} from '../../../../engine/data/national-charges.ts';
import {
  NEGATIVE_SPOT_HOURS,
  SPOT_PERIOD_MEAN_DKK_PER_KWH,
} from '../../../../engine/data/spot-price-shape.ts';
import { SPOT_SOURCE, GRID_TARIFF_SOURCE } from '../../../../engine/data/sources.ts';
import { date, decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodFigure, MethodSection, MethodTable } from '../method-section.ts';
import { figuresIn, sourceAt } from '../method-figure.ts';

export function pricesSection(locale: Locale): MethodSection {
  return {
    id: 'prices',
    title: m.method_prices_title(),
    text: [
      m.method_prices_text(),
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
    const isRead = charge.source.startsWith('elpris.dk');
    const read = isRead ? m.method_source_elpris() : m.method_source_energinet_second_hand();
    const row = (name: string, value: string, source = read): MethodFigure => ({
      name,
      value,
      source: sourceAt(source, charge.validFrom, locale),
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
    if (charge.feedInDkkPerKwh !== before?.feedInDkkPerKwh) {
      const value = perKwh(charge.feedInDkkPerKwh);
      rows.push(row(m.method_prices_feed_in({ year }), value, m.method_source_feed_in()));
    }
    return rows;
  });
  const tax = ELECTRICITY_TAX.map((row): MethodFigure => ({
    name: m.method_prices_tax(),
    value: perKwh(row.dkkPerKwh),
    source: sourceAt(m.method_source_elpris(), `${row.fromYear}-01-01`, locale),
    isAssumption: false,
  }));
  const gridFeedIn: MethodFigure = {
    name: m.method_prices_grid_feed_in(),
    value: perKwh(GRID_FEED_IN_DKK_PER_KWH.value),
    source: sourceAt(m.method_source_dinel(), GRID_FEED_IN_DKK_PER_KWH.validFrom, locale),
    isAssumption: true,
  };
  const vat = figure(
    { key: 'vat', unit: '%', basis: 'law', ...VAT_PERCENT },
    m.method_prices_vat(),
    m.method_source_vat(),
    percentOf,
  );
  return [...national, gridFeedIn, ...tax, vat];
}

function assumed(locale: Locale): readonly MethodFigure[] {
  const { figure, perKwh } = figuresIn(locale);
  const {
    electricityTaxFrom2028DkkPerKwh,
    supplierAdditionDkkPerKwh,
    exportFeeDkkPerKwh,
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
    figure(exportFeeDkkPerKwh, m.method_prices_export_fee(), supplier, perKwh),
    figure(
      stopExportAtNegativePrice,
      m.method_prices_stop(),
      m.method_source_inverter(),
      (value) => (value === 1 ? m.method_yes() : m.method_no()),
    ),
  ];
}

/** The newest period of each zone's largest company; the calculator knows the others too. */
function gridTariffs(locale: Locale): MethodTable {
  const { number } = figuresIn(locale);
  const rows = (['DK1', 'DK2'] as const).flatMap((zone) => {
    const company = GRID_COMPANIES.find(({ gln }) => gln === LARGEST_GRID_COMPANY[zone]);
    return (company?.periods ?? []).slice(-2).map(({ from, low, high, peak }) => [
      m.method_prices_company({
        company: company?.name.replace(/ \(.*\)/, '') ?? '',
        date_from: date(from, locale),
      }),
      number(low),
      number(high),
      number(peak),
    ]);
  });
  return {
    caption: m.method_prices_table(),
    head: [
      m.method_prices_table_company(),
      m.method_prices_low(),
      m.method_prices_high(),
      m.method_prices_peak(),
    ],
    rows,
    source: sourceAt(m.method_source_datahub(), GRID_TARIFF_SOURCE.readOn, locale),
  };
}
