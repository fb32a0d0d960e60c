import type { NumberField } from '../../../domain/number-text.ts';

/** One way to write a number into a field. */
export type Way = {
  readonly text: string;
  /** What it may be read as; empty: it has to be refused. */
  readonly means: readonly number[];
  /** Whether it has to be read, and is not refused. */
  readonly isPlain?: boolean;
};

/** As the unit is written by people, in either language; the first is the one of a form. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  kr: ['kr.', 'kroner', 'DKK'],
  'kr/md': ['kr.', 'kr./md.', 'kr. pr. måned'],
  'kr/kWh': ['kr./kWh', 'kr. pr. kWh', 'DKK/kWh'],
  'øre/kWh': ['øre', 'øre/kWh'],
  kWh: ['kWh', 'kwh'],
  'kWh/år': ['kWh', 'kWh/år', 'kWh pr. år', 'kWh per year'],
  'kWh/md': ['kWh', 'kWh/md.', 'kWh a month'],
  kWp: ['kWp', 'kW'],
  kW: ['kW', 'kilowatt'],
  W: ['W', 'Wp', 'watt'],
  m: ['m', 'meter', 'metres'],
  m2: ['m²', 'm2', 'kvm', 'sqm'],
  'km/år': ['km', 'km/år', 'km per year'],
  '%': ['%', 'pct.', 'procent', 'percent'],
  '%/år': ['%', '% om året', '% a year'],
  '°': ['°', 'grader', 'degrees'],
  år: ['år', 'years', 'yrs'],
  stk: ['stk.', 'stk', 'pcs'],
  personer: ['personer', 'people', 'pers.'],
  '': [],
};

const NBSP = '\u00a0';
const NARROW = '\u202f';
const DIGITS = 10;

const grouped = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})+$)/g, sign);

/** A whole number that the field takes: one above a thousand where there is such a one. */
export function sampleOf({ limits: [least, most] }: NumberField): number {
  const wished = most >= 4500 ? 4500 : Math.round((Math.max(0, least) + most) / 2);
  return Math.min(most, Math.max(Math.ceil(least), wished));
}

/** The ways in which people write a number into a field, with what each says. */
export function waysToWrite(takes: NumberField, language: 'da' | 'en'): readonly Way[] {
  const { decimals, limits } = takes;
  const v = sampleOf(takes);
  const half = v + 0.5;
  const own = WRITTEN[takes.unit];
  if (own === undefined) throw new RangeError(`Nobody says how ${takes.unit} is written.`);
  const fits = (value: number) => value >= limits[0] && value <= limits[1];
  const takesHalf = decimals > 0 && fits(half);
  const [decimal, other] = language === 'da' ? [',', '.'] : ['.', ','];
  const plain = (text: string): Way => ({ text, means: [v], isPlain: true });
  const isLarge = v >= 1000;
  /** Of one point or comma before three digits: a thousand and more, or three decimals. */
  const three = (sign: '.' | ',', whole: number): readonly number[] => {
    if (sign === ',' && language === 'da') return [whole / 1000];
    return fits(whole) && !(sign === '.' && language === 'en' && decimals >= 3)
      ? [whole]
      : [whole, whole / 1000];
  };
  return [
    plain(String(v)),
    plain(`  ${v} `),
    plain(`\u200b${v}\ufeff`),
    plain(`+${v}`),
    ...own.flatMap((unit) => [
      plain(`${v} ${unit}`),
      plain(`${v}${NBSP}${unit}`),
      plain(`${v}${unit}`),
    ]),
    ...(isLarge
      ? [
          ...[' ', NBSP, NARROW, "'", '’'].map((sign) => plain(grouped(v, sign))),
          { text: grouped(v, '.'), means: three('.', v), isPlain: decimals < 3 },
          {
            text: `${grouped(v, '.')} ${own[0] ?? ''}`,
            means: three('.', v),
            isPlain: decimals < 3,
          },
          { text: grouped(v, ','), means: three(',', v), isPlain: language === 'en' },
          { text: `${grouped(v, '.')},50`, means: [half], isPlain: takesHalf },
          { text: `${grouped(v, ',')}.50`, means: [half], isPlain: takesHalf && language === 'en' },
        ]
      : []),
    { text: `${v}${decimal}5`, means: [half], isPlain: takesHalf },
    { text: `${v}${other}5`, means: [half], isPlain: takesHalf },
    { text: '1,762', means: three(',', 1762) },
    { text: '1.762', means: three('.', 1762) },
    ...['-', '−', '–'].map((sign) => ({ text: `${sign}${v}`, means: [-v], isPlain: fits(-v) })),
    ...(takes.unit.startsWith('kr')
      ? [`${v},-`, `kr. ${v}`, `DKK ${v}`, `kr. ${v},-`].map(plain)
      : [
          { text: `${v},-`, means: [] },
          { text: `kr. ${v}`, means: [] },
        ]),
    ...['fod', 'MWh', 'timer'].map((unit) => ({ text: `${v} ${unit}`, means: [] })),
    { text: 'mange', means: [] },
    { text: `${v} ${v}x`, means: [] },
    { text: `1${'0'.repeat(DIGITS * DIGITS)}`, means: [] },
  ];
}
