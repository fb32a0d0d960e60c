import { m } from '../../messages/compiled/messages.js';
import type { Shading } from '../../engine/estimate-input.ts';
import type { AskedField } from '../../domain/guessed-fields.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import type { Locale } from '../locale.ts';
import { decimal, kWh, kWp, percent, shortDecimal } from '../format.ts';
import { azimuthWords } from '../azimuth-words.ts';
import { roofTypeName } from '../names.ts';
import { roundedTo } from '../estimate-words.ts';
import { standingLine } from '../standing-words.ts';
import { standingFacts } from '../standing-facts.ts';

export type Fact = { readonly label: string; readonly value: string };

const SHADING = {
  none: m.calculator_shading_none,
  some: m.calculator_shading_some,
  much: m.calculator_shading_much,
} as const satisfies Record<Shading, unknown>;

const squareMetres = (area: number, locale: Locale) => `${decimal(area, locale)}\u00a0m²`;

/** How many panels and how much of the roof, in a sentence or two. */
export function roofLead({ estimate, input }: ReportFigures, locale: Locale): string {
  const { system } = estimate;
  if (input.standing !== null && system.numberOfPanels === 0) {
    return standingLine(input.standing, locale);
  }
  const count = decimal(system.numberOfPanels, locale);
  const area = squareMetres(system.roofAreaUsedM2, locale);
  const lead =
    input.roofSurfaceArea === null
      ? m.report_roof_lead({ count, area }, { locale })
      : m.report_roof_lead_of(
          { count, area, roof: squareMetres(input.roofSurfaceArea, locale) },
          { locale },
        );
  return system.limitedBy === 'roof-area'
    ? `${lead} ${m.report_roof_limited({}, { locale })}`
    : lead;
}

/** Where the yield comes from. */
export function yieldSource({ estimate: { yield: sun } }: ReportFigures, locale: Locale): string {
  return sun.source === 'pvgis'
    ? m.report_roof_source_pvgis({ database: sun.database }, { locale })
    : m.report_roof_source(
        {
          database: sun.database,
          uncertainty: percent(sun.modelUncertaintyPercent / 100, locale),
        },
        { locale },
      );
}

/** What the roof is, what is installed on it and what it yields. */
export function roofFacts(figures: ReportFigures, locale: Locale): readonly Fact[] {
  const { estimate, input, inverterAcKw, lines } = figures;
  const { system, climate, energy, yield: sun } = estimate;
  const panels = m.report_roof_panels_value(
    {
      count: decimal(system.numberOfPanels, locale),
      power: decimal(system.panelPeakPowerW, locale),
      make: lines.find(({ code }) => code === 'panel')?.make ?? '',
    },
    { locale },
  );
  const low = decimal(roundedTo(sun.p10Kwh, 10), locale);
  const standing = ofStanding(figures, locale);
  const inverter =
    inverterAcKw === null
      ? []
      : [
          {
            label: m.report_roof_inverter({}, { locale }),
            value: `${shortDecimal(inverterAcKw, locale)}\u00a0kW`,
          },
        ];
  const co2 = {
    label: m.report_roof_co2({}, { locale }),
    value: `${decimal(climate.co2SavedKgFirstYear, locale)}\u00a0kg`,
  };
  if (system.numberOfPanels === 0) return [...standing, ...inverter, co2];
  return [
    ...standing,
    ...(input.roofFaces === null ? singleRoof(figures, locale) : faces(figures, locale)),
    {
      label: m.report_roof_type({}, { locale }),
      value: figures.guessed.includes('roofType')
        ? m.report_our_guess({ value: roofTypeName(input.roofType, locale) }, { locale })
        : roofTypeName(input.roofType, locale),
    },
    { label: m.report_roof_kwp({}, { locale }), value: kWp(system.peakPower, locale) },
    { label: m.report_roof_panels({}, { locale }), value: panels },
    ...inverter,
    { label: m.report_roof_yield({}, { locale }), value: kWh(sun.annualKwh, locale) },
    // The monthly figures are without it, and a reader compares the two.
    ...(energy.curtailedKwh < 1
      ? []
      : [
          {
            label: m.report_roof_curtailed({}, { locale }),
            value: kWh(energy.curtailedKwh, locale),
          },
        ]),
    {
      label: m.report_roof_yield_range({}, { locale }),
      value: `${low}–${kWh(roundedTo(sun.p90Kwh, 10), locale)}`,
    },
    co2,
  ];
}

/** What stands already, and what it gives today. */
function ofStanding({ input, estimate, guessed }: ReportFigures, locale: Locale): readonly Fact[] {
  const { today } = estimate;
  if (input.standing === null || today === null) return [];
  return [
    ...standingFacts(input.standing, guessed, locale),
    { label: m.standing_today({}, { locale }), value: kWh(today.productionKwh, locale) },
  ];
}

function singleRoof({ input, guessed }: ReportFigures, locale: Locale): readonly Fact[] {
  const marked = (field: AskedField, value: string) =>
    guessed.includes(field) ? m.report_our_guess({ value }, { locale }) : value;
  return [
    {
      label: m.report_roof_slope({}, { locale }),
      value: marked('slope', `${shortDecimal(input.slope, locale)}°`),
    },
    {
      label: m.report_roof_azimuth({}, { locale }),
      value: marked('azimuth', azimuthWords(input.azimuth, locale)),
    },
    {
      label: m.report_roof_shading({}, { locale }),
      value: marked('shading', SHADING[input.shading]({}, { locale })),
    },
  ];
}

/** A line for each face: slope, direction, number of panels. */
function faces({ estimate }: ReportFigures, locale: Locale): readonly Fact[] {
  return estimate.yield.faces.map((face, index) => ({
    label: m.report_roof_face({ number: String(index + 1) }, { locale }),
    value: m.report_roof_face_value(
      {
        count: decimal(face.numberOfPanels, locale),
        slope: `${shortDecimal(face.slope, locale)}°`,
        direction: azimuthWords(face.azimuth, locale),
      },
      { locale },
    ),
  }));
}
