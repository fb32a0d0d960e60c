import { m } from '../../../../messages/compiled/messages.js';
import {
  CAR_CHARGER_KW,
  CAR_KWH_PER_KM,
  HEATING_BASE_C,
  HEAT_PUMP_HOT_WATER_SHARE,
  HEAT_PUMP_KWH,
  MINIMUM_ANNUAL_KWH,
} from '../../../../engine/data/fixed-figures.ts';
import {
  METER_HALF_ON_KWH,
  PROFILE_HALF_ON_KWH,
  USE_BASE_SHARE,
} from '../../../../engine/data/within-hour.ts';
import { HOUSEHOLD_SHAPE_SOURCE } from '../../../../engine/data/sources.ts';
import { kWh } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn, sourceAt } from '../method-figure.ts';

export function useSection(locale: Locale): MethodSection {
  const { figure, plain, share, aYear } = figuresIn(locale);
  const kwhAYear = aYear((value) => kWh(value, locale));
  const own = m.method_source_own();
  const minutes = m.method_source_minutes();
  return {
    id: 'use',
    title: m.method_use_title(),
    text: [m.method_use_text(), m.method_use_extra(), m.method_use_within_hour()],
    formula: m.method_use_formula(),
    figures: [
      {
        name: m.method_use_hours(),
        value: m.method_use_hours_value(),
        source: sourceAt(m.method_source_energinet_hours(), HOUSEHOLD_SHAPE_SOURCE.date, locale),
        isAssumption: false,
      },
      figure(HEAT_PUMP_KWH, m.method_use_heat_pump(), m.method_source_standard_house(), kwhAYear),
      figure(HEAT_PUMP_HOT_WATER_SHARE, m.method_use_hot_water(), own, share),
      figure(HEATING_BASE_C, m.method_use_base(), m.method_source_degree_days(), plain('°C')),
      figure(CAR_KWH_PER_KM, m.method_use_car(), own, plain('kWh/km')),
      figure(CAR_CHARGER_KW, m.method_use_charger(), m.method_source_charger(), plain('kW')),
      figure(MINIMUM_ANNUAL_KWH, m.method_use_minimum(), own, kwhAYear),
      figure(USE_BASE_SHARE, m.method_use_base_share(), minutes, share),
      figure(PROFILE_HALF_ON_KWH, m.method_use_half_on(), minutes, kwhAYear),
      figure(METER_HALF_ON_KWH, m.method_use_half_on_meter(), minutes, kwhAYear),
    ],
    limit: m.method_use_limit(),
  };
}
