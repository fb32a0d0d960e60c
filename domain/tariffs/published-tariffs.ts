import type { ChargeRow, GridCompany, TariffRow } from '../../engine/data/grid-company.ts';
import {
  ELECTRICITY_TAX,
  ENACTED_TAX,
  REDUCED_TAX,
  type TaxRow,
  type TaxTable,
} from '../../engine/data/electricity-tax.ts';
import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import { NATIONAL_CHARGES, type NationalCharges } from '../../engine/data/national-charges.ts';
import { GRID_TARIFF_SOURCE } from '../../engine/data/sources.ts';
import {
  isBands,
  NATIONAL,
  TAX,
  type PublishedTariff,
  type TariffPart,
} from '../records/tariff-records.ts';

/** Companies with the rows that are published; those of the program itself do not count any more. */
export function companiesWith(rows: readonly PublishedTariff[]): readonly GridCompany[] {
  return GRID_COMPANIES.map((company) => {
    const own = rows.filter((row) => row.company === company.gln);
    return {
      ...company,
      tariffs: own.flatMap(({ part, figures, from, standing }): readonly TariffRow[] =>
        isBands(part) && 'low' in figures
          ? [{ ...figures, season: part as TariffRow['season'], from, standing }]
          : [],
      ),
      subscription: newestCharge(own, 'subscription'),
      feedIn: newestCharge(own, 'feed-in'),
    };
  });
}

function newestCharge(rows: readonly PublishedTariff[], part: TariffPart): ChargeRow | null {
  const newest = rows
    .filter((row) => row.part === part)
    .toSorted(byDay)
    .at(-1);
  if (newest === undefined || !('value' in newest.figures)) return null;
  const { from, standing, figures } = newest;
  return { from, value: figures.value, standing };
}

const byDay = (a: PublishedTariff, b: PublishedTariff) => (a.from < b.from ? -1 : 1);

const NATIONAL_FIELDS = {
  system: 'systemDkkPerKwh',
  transmission: 'transmissionDkkPerKwh',
  'national-subscription': 'subscriptionDkkPerMonth',
  'national-feed-in': 'feedInDkkPerKwh',
  balance: 'balanceDkkPerKwh',
} as const;

/** Energinet's charges from each day on which one of them changes; the others are carried on. */
export function nationalChargesFrom(rows: readonly PublishedTariff[]): readonly NationalCharges[] {
  const own = rows.filter(({ company }) => company === NATIONAL).toSorted(byDay);
  const days = [...new Set(own.map(({ from }) => from))];
  const charges: NationalCharges[] = [];
  let known: Partial<Record<keyof NationalCharges, number>> = {};
  for (const validFrom of days) {
    for (const { part, figures } of own.filter(({ from }) => from === validFrom)) {
      const field = NATIONAL_FIELDS[part as keyof typeof NATIONAL_FIELDS];
      if ('value' in figures) known = { ...known, [field]: figures.value };
    }
    // Only with all of them is it a year that can be calculated with.
    if (Object.keys(known).length === Object.keys(NATIONAL_FIELDS).length) {
      charges.push({ ...(known as Omit<NationalCharges, 'validFrom'>), validFrom });
    }
  }
  return charges;
}

/** The electricity tax by year; of one year the law's rate before what was announced for it. */
export function electricityTaxFrom(rows: readonly PublishedTariff[]): TaxTable {
  const taxes = rows
    .filter(({ company }) => company === TAX)
    .toSorted(byDay)
    .flatMap(({ part, from, figures }) =>
      'value' in figures
        ? [{ part, fromYear: Number(from.slice(0, 4)), dkkPerKwh: figures.value }]
        : [],
    );
  const general = taxes
    .filter(({ part }) => part !== 'tax-reduced')
    .map(({ part, ...row }): TaxRow => ({ ...row, isIndexed: part === 'tax-2015' }))
    .toSorted((a, b) => a.fromYear - b.fromYear || Number(b.isIndexed) - Number(a.isIndexed));
  const reduced = taxes.flatMap(({ part, ...row }) => (part === 'tax-reduced' ? [row] : []));
  return general.length === 0 ? ENACTED_TAX : { general, reduced };
}

export type ShippedTariff = PublishedTariff & { readonly id: string };

/** Rows that come with the program, each under an id of its own, by which it is put into a database once. */
export function shippedTariffs(): readonly ShippedTariff[] {
  const named = (row: PublishedTariff): ShippedTariff => ({
    ...row,
    id: `shipped/${row.company}/${row.part}/${row.from}`,
  });
  const companies = GRID_COMPANIES.flatMap(({ gln, tariffs, subscription, feedIn }) => {
    const beside = {
      company: gln,
      source: GRID_TARIFF_SOURCE.source,
      readOn: GRID_TARIFF_SOURCE.readOn,
    };
    const charge = (part: TariffPart, row: ChargeRow | null) =>
      row === null
        ? []
        : [
            {
              ...beside,
              part,
              from: row.from,
              standing: row.standing,
              figures: { value: row.value },
            },
          ];
    return [
      ...tariffs.map(({ season, from, low, high, peak, standing }) => ({
        ...beside,
        part: season,
        from,
        standing,
        figures: { low, high, peak },
      })),
      ...charge('subscription', subscription),
      ...charge('feed-in', feedIn),
    ];
  });
  const national = NATIONAL_CHARGES.flatMap((row) =>
    Object.entries(NATIONAL_FIELDS).map(([part, field]) => ({
      company: NATIONAL,
      part: part as TariffPart,
      from: row.validFrom,
      figures: { value: row[field] },
      standing: 'secondary' as const,
      source: GRID_TARIFF_SOURCE.source,
      readOn: GRID_TARIFF_SOURCE.readOn,
    })),
  );
  return [...companies, ...national, ...shippedTaxes()].map(named);
}

const TAX_LAW = 'Elafgiftsloven § 6, L 24 af 2025–26';

function shippedTaxes(): readonly PublishedTariff[] {
  const beside = { company: TAX, standing: 'secondary', source: TAX_LAW, readOn: null } as const;
  const general = ELECTRICITY_TAX.map(({ fromYear, dkkPerKwh, isIndexed }) => ({
    ...beside,
    part: isIndexed ? ('tax-2015' as const) : ('tax' as const),
    from: `${fromYear}-01-01`,
    figures: { value: dkkPerKwh },
  }));
  return [
    ...general,
    {
      ...beside,
      part: 'tax-reduced',
      from: REDUCED_TAX.validFrom,
      figures: { value: REDUCED_TAX.dkkPerKwh },
    },
  ];
}
