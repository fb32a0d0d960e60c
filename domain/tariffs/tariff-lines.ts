import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import {
  isBands,
  isSubscription,
  NATIONAL,
  NATIONAL_PARTS,
  TAX,
  type PublishedTariff,
  type TariffPart,
} from '../records/tariff-records.ts';
import { freshnessOf, freshnessOfTax, nextSeason, nextYear, type Freshness } from './freshness.ts';

/** now: in force. coming: published for later. draft: typed. carried: nobody has published what follows. */
export type TariffBar = {
  readonly kind: 'now' | 'coming' | 'draft' | 'carried';
  /** Days, ISO; to is the day after the last. */
  readonly from: string;
  readonly to: string;
  /** [øre/kWh excl. VAT]; null: as before. */
  readonly ore: number | null;
};

export type TariffLine = {
  readonly company: string;
  /** null: the electricity tax. */
  readonly part: TariffPart | 'bands' | null;
  readonly name: string;
  readonly freshness: Freshness;
  readonly bars: readonly TariffBar[];
};

/** What the drawing shows, in days. */
export type Span = { readonly from: string; readonly to: string };

export function spanAround(today: string): Span {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const day = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return { from: day(-1), to: day(16) };
}

type Drafted = Pick<PublishedTariff, 'company' | 'part' | 'from' | 'figures'>;

const oreOf = ({ figures }: Drafted): number =>
  ('value' in figures ? figures.value : figures.peak) * 100;

/** A line for each company and each of Energinet's tariffs, with the tax above them. */
export function tariffLines(
  rows: readonly PublishedTariff[],
  drafts: readonly Drafted[],
  today: string,
): readonly TariffLine[] {
  const span = spanAround(today);
  const national = NATIONAL_PARTS.filter((part) => !isSubscription(part)).map(
    (part): TariffLine => {
      const own = (row: Drafted) => row.company === NATIONAL && row.part === part;
      const runsOut = nextYear(today);
      return {
        company: NATIONAL,
        part,
        name: '',
        freshness: freshnessOf(rows.filter(own), { today, runsOut }),
        bars: barsOf(rows.filter(own), drafts.filter(own), { span, today, ends: nextYear }),
      };
    },
  );
  const companies = GRID_COMPANIES.map(({ gln, name }): TariffLine => {
    const own = (row: Drafted) => row.company === gln && isBands(row.part);
    const runsOut = nextSeason(today);
    return {
      company: gln,
      part: 'bands',
      name,
      freshness: freshnessOf(rows.filter(own), { today, runsOut }),
      bars: barsOf(rows.filter(own), drafts.filter(own), { span, today, ends: nextSeason }),
    };
  });
  return [taxLine(rows, drafts, { span, today }), ...national, ...companies];
}

function taxLine(
  rows: readonly PublishedTariff[],
  drafts: readonly Drafted[],
  drawn: Omit<Drawn, 'ends'>,
): TariffLine {
  const own = (row: Drafted) => row.company === TAX && row.part !== 'tax-reduced';
  return {
    company: TAX,
    part: null,
    name: '',
    freshness: freshnessOfTax(rows.filter(own), drawn.today),
    // A law holds until the next one.
    bars: barsOf(rows.filter(own), drafts.filter(own), { ...drawn, ends: () => drawn.span.to }),
  };
}

type Drawn = {
  readonly span: Span;
  readonly today: string;
  /** The day on which what begins on a day is expected to end. */
  readonly ends: (from: string) => string;
};

function barsOf(
  rows: readonly PublishedTariff[],
  drafts: readonly Drafted[],
  { span, today, ends }: Drawn,
): readonly TariffBar[] {
  const dated = [
    ...rows.map((row) => ({ row, isDraft: false })),
    ...drafts.map((row) => ({ row, isDraft: true })),
  ].toSorted((a, b) => (a.row.from < b.row.from ? -1 : 1));
  const bars = dated.flatMap(({ row, isDraft }, index): readonly TariffBar[] => {
    const next = dated[index + 1]?.row.from ?? span.to;
    const inForce = !isDraft && row.from <= today && today < next;
    const end = ends(inForce ? today : row.from);
    const to = end < next ? end : next;
    const kind = isDraft ? 'draft' : row.from <= today ? 'now' : 'coming';
    return [
      { kind, from: row.from, to, ore: oreOf(row) },
      ...(to < next ? [{ kind: 'carried', from: to, to: next, ore: null } as const] : []),
    ];
  });
  return within(bars, span);
}

function within(bars: readonly TariffBar[], { from, to }: Span): readonly TariffBar[] {
  return bars
    .filter((bar) => bar.to > from && bar.from < to)
    .map((bar) => ({
      ...bar,
      from: bar.from < from ? from : bar.from,
      to: bar.to > to ? to : bar.to,
    }));
}
