import { m } from '../../../../messages/compiled/messages.js';
import {
  AIR_C,
  CLIMATE_DATABASE,
  CLIMATE_YEARS,
  DIFFUSE_FRACTION,
  GHI_KWH_M2,
  SNOW_DAYS_PER_WINTER,
} from '../../../../engine/data/climate.ts';
import { LIGHT_LEAN_PERCENT, SNOW_PERCENT } from '../../../../engine/data/named-sizes.ts';
import { decimal, monthName, percent } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';

export function climateSection(locale: Locale): MethodSection {
  const size = (value: number) => percent(value / 100, locale, 1);
  return {
    id: 'climate',
    title: m.method_climate_title(),
    text: [
      m.method_climate_text(),
      m.method_climate_map(),
      m.method_climate_pvgis(),
      m.method_climate_snow({
        days: decimal(SNOW_DAYS_PER_WINTER, locale, 1),
        percent: size(SNOW_PERCENT),
      }),
    ],
    formula: m.method_climate_formula(),
    table: {
      caption: m.method_climate_table(),
      head: [
        m.method_climate_month(),
        m.method_climate_light(),
        m.method_climate_diffuse(),
        m.method_climate_air(),
      ],
      rows: GHI_KWH_M2.map((light, month) => [
        monthName(month + 1, locale),
        decimal(light, locale, 1),
        percent(DIFFUSE_FRACTION[month]!, locale),
        decimal(AIR_C[month]!, locale, 1),
      ]),
      source: m.method_climate_source({ database: CLIMATE_DATABASE, years: CLIMATE_YEARS }),
    },
    limit: m.method_climate_limit({
      southRoof: size(LIGHT_LEAN_PERCENT.southRoof),
      northRoof: size(-LIGHT_LEAN_PERCENT.northRoof),
      southWall: size(LIGHT_LEAN_PERCENT.southWall),
      northWall: size(-LIGHT_LEAN_PERCENT.northWall),
    }),
  };
}
