import { ENGINE_VERSION } from '../../../../engine/version.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { paybackFigure, priceFigure, savingText } from '../../../../words/answer-words.ts';
import { date, decimal, kWh, shortDecimal, signed } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { DEVIATIONS, type DeviationKey } from './deviations.ts';
import homes from './homes.build.ts';
import { LIMITS } from './limits.ts';

/** One test as it is shown: what, against what, how far off, and where that lies between its limits. */
export type SelfTestRow = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly against: string;
  readonly deviation: string;
  readonly limit: string;
  /** Deviation in units of the test's own limit. */
  readonly share: number;
  readonly measuredOn: string;
  /** Beyond its limit: shown as such, and a test fails. */
  readonly isOutside: boolean;
};

export type SelfTestHome = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly price: string;
  readonly saving: string;
  readonly payback: string;
  readonly band: string;
  /** [yr]; what is not paid back counts as 30. */
  readonly bandYears: readonly [low: number, middle: number, high: number];
  readonly within: string;
  readonly query: string;
};

export type SelfTestContent = {
  readonly facts: readonly { readonly value: string; readonly text: string }[];
  readonly groups: readonly { readonly name: string; readonly rows: readonly SelfTestRow[] }[];
  readonly within: string;
  /** Longest that the examples' track reaches [yr]. */
  readonly trackYears: number;
  readonly homes: readonly SelfTestHome[];
};

/** Beyond the 25 years of the sums, so that what is not paid back by then has a place. */
const TRACK_YEARS = 30;

type Words = readonly [name: string, note: string, against: string];

const WORDS: Readonly<Record<DeviationKey, () => Words>> = {
  sunHeight: () => [m.self_test_sun_height(), m.self_test_sun_note(), 'NREL SPA'],
  sunDirection: () => [m.self_test_sun_direction(), m.self_test_sun_note(), 'NREL SPA'],
  sky: () => [m.self_test_sky(), m.self_test_sky_note(), 'pvlib, r.sun'],
  panel: () => [m.self_test_panel(), m.self_test_panel_note(), 'pvlib'],
  aarhusYear: () => [m.self_test_aarhus_year(), m.self_test_aarhus_note(), 'PVGIS 5.3'],
  aarhusMonth: () => [m.self_test_aarhus_month(), m.self_test_aarhus_month_note(), 'PVGIS 5.3'],
  lyngbyYears: () => [m.self_test_lyngby(), m.self_test_lyngby_note(), m.self_test_lyngby_truth()],
  minutesWithout: () => [
    m.self_test_minutes(),
    m.self_test_minutes_note(),
    m.self_test_minutes_truth(),
  ],
  minutesBattery: () => [
    m.self_test_minutes_battery(),
    m.self_test_minutes_battery_note(),
    m.self_test_minutes_truth(),
  ],
  ownMeter: () => [m.self_test_meter(), m.self_test_meter_note(), m.self_test_minutes_truth()],
  weather: () => [m.self_test_weather(), m.self_test_weather_note(), m.self_test_weather_truth()],
  balance: () => [m.self_test_balance(), m.self_test_balance_note(), m.self_test_balance_truth()],
  coverage: () => [
    m.self_test_coverage(),
    m.self_test_coverage_note(),
    m.self_test_coverage_truth(),
  ],
};

const GROUPS: readonly (readonly [name: () => string, keys: readonly DeviationKey[]])[] = [
  [() => m.self_test_group_light(), ['sunHeight', 'sunDirection', 'sky', 'panel']],
  [() => m.self_test_group_year(), ['aarhusYear', 'aarhusMonth', 'lyngbyYears']],
  [
    () => m.self_test_group_use(),
    ['minutesWithout', 'minutesBattery', 'ownMeter', 'weather', 'balance', 'coverage'],
  ],
];

const EXAMPLES: Readonly<Record<(typeof homes.examples)[number]['key'], () => string>> = {
  detached: () => m.self_test_home_detached(),
  terraced: () => m.self_test_home_terraced(),
  heatPump: () => m.self_test_home_heat_pump(),
  electricCar: () => m.self_test_home_car(),
  summerHouse: () => m.self_test_home_summer(),
};

const isOutside = (key: DeviationKey): boolean =>
  Math.abs(DEVIATIONS[key].deviation) > LIMITS[key].limit;

function withUnit(value: string, { unit }: (typeof LIMITS)[DeviationKey], locale: Locale): string {
  if (unit === '°') return `${value}°`;
  if (unit === 'points') return m.self_test_points({ value });
  return unit === '%' && locale === 'en' ? `${value}%` : `${value}\u00a0${unit}`;
}

function rowOf(key: DeviationKey, locale: Locale): SelfTestRow {
  const { deviation, measuredOn } = DEVIATIONS[key];
  const limit = LIMITS[key];
  const [name, note, against] = WORDS[key]();
  const least = limit.limit / 10;
  const size = Math.abs(deviation);
  const digits = limit.limit < 0.1 ? 4 : limit.limit < 1 ? 2 : 1;
  const figure =
    size < least / 10
      ? `< ${shortDecimal(least / 10, locale, 4)}`
      : limit.isSigned
        ? signed(deviation, locale, digits)
        : shortDecimal(size, locale, digits);
  return {
    key,
    name,
    note,
    against,
    deviation: withUnit(figure, limit, locale),
    limit: withUnit(
      `${limit.isSigned ? '±\u00a0' : ''}${shortDecimal(limit.limit, locale)}`,
      limit,
      locale,
    ),
    share: deviation / limit.limit,
    measuredOn: date(measuredOn, locale),
    isOutside: isOutside(key),
  };
}

function homeOf(example: (typeof homes.examples)[number], locale: Locale): SelfTestHome {
  const { paybackP90Years: low, paybackYears: middle, paybackP10Years: high } = example.economy;
  const payback = paybackFigure(example.economy, locale);
  return {
    key: example.key,
    name: EXAMPLES[example.key](),
    note: m.self_test_home_note({ panels: example.panels, use: kWh(example.useKwh, locale) }),
    price: priceFigure(example.priceDkk, locale).text,
    saving: savingText(example.savingDkk, locale),
    payback: payback.text,
    band: payback.range,
    bandYears: [low ?? TRACK_YEARS, middle ?? TRACK_YEARS, high ?? TRACK_YEARS],
    within: m.self_test_of_100({ count: example.within }),
    query: example.query,
  };
}

/** What the tests prove, in words; written on the server. */
export function selfTestContent(locale: Locale): SelfTestContent {
  const keys = Object.keys(DEVIATIONS) as DeviationKey[];
  const inside = keys.filter((key) => !isOutside(key)).length;
  const latest = keys
    .map((key) => DEVIATIONS[key].measuredOn as string)
    .toSorted()
    .at(-1)!;
  return {
    facts: [
      {
        value: m.self_test_fact_inside_value({ inside, all: keys.length }),
        text: m.self_test_fact_inside(),
      },
      { value: rowOf('aarhusYear', locale).deviation, text: m.self_test_fact_aarhus() },
      {
        value: m.self_test_of_100({
          count: decimal(80 + DEVIATIONS.coverage.deviation, locale, 1),
        }),
        text: m.self_test_fact_coverage(),
      },
      { value: date(latest, locale), text: m.self_test_fact_date({ engine: ENGINE_VERSION }) },
    ],
    groups: GROUPS.map(([name, own]) => ({
      name: name(),
      rows: own.map((key) => rowOf(key, locale)),
    })),
    within: m.self_test_within({ years: homes.withinYears }),
    trackYears: TRACK_YEARS,
    homes: homes.examples.map((example) => homeOf(example, locale)),
  };
}
