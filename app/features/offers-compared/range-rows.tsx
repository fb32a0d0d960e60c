import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { answerWords } from '../../../words/answer-words.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { trackPercent } from '../../ui/range-track.tsx';
import { axisOver, toTen, type ComparedColumn } from './compare-view.ts';
import { batteryOutText, perKwpText } from './compare-words.ts';
import { cutAxis, type CutAxis } from './cut-axis.ts';
import { spanText } from './finding-words.ts';

/** A figure with its range, on an axis that all columns share. */
export type RangedRow = {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly axis: CutAxis;
  /** Null: there is no such figure. */
  readonly rangeOf: (column: ComparedColumn) => Ranged | null;
  /** What stands where there is no figure, and under it. */
  readonly none: string;
  readonly noteOf?: (column: ComparedColumn) => string | null;
};

/** `low` null: it is never reached; `mid` and `high` null: beyond the axis. `range` null: it is exact. */
type Ranged = {
  readonly text: string;
  readonly range: string | null;
  readonly low: number | null;
  readonly mid: number | null;
  readonly high: number | null;
};

type RangeOf = RangedRow['rangeOf'];

const spansOf = (columns: readonly ComparedColumn[], rangeOf: RangeOf) =>
  columns.flatMap((column) => {
    const its = rangeOf(column);
    if (its === null || its.low === null) return [];
    return [{ low: its.low, high: its.high ?? its.mid ?? its.low }];
  });

/** What a kWp of each costs without its battery. */
export function kwpRow(columns: readonly ComparedColumn[]): RangedRow {
  const ends = spansOf(columns, kwpOf).flatMap(({ low, high }) => [low, high]);
  return {
    key: 'kwp',
    label: m.compare_row_kwp(),
    help: '',
    axis: { along: (dkk) => dkk, domain: axisOver(ends), cuts: [] },
    rangeOf: kwpOf,
    none: m.compare_kwp_unknown(),
    noteOf: batteryOutText,
  };
}

/** Ends that lie nearer to each other are one price [-]. */
const TOLD_FROM = 1.01;

function kwpOf(column: ComparedColumn): Ranged | null {
  const { perKwp } = column.like;
  if (perKwp === null) return null;
  const span = { low: toTen(perKwp.low), high: toTen(perKwp.high) };
  return {
    ...perKwp,
    text: perKwpText(column),
    range: perKwp.high / perKwp.low < TOLD_FROM ? null : spanText(span),
  };
}

/** What each saves and when it is paid back: the figures and ranges of every other answer. */
export function endRows(columns: readonly ComparedColumn[]): readonly RangedRow[] {
  const row = (rangeOf: RangeOf) => {
    const spans = spansOf(columns, rangeOf);
    const meet =
      spans.length > 1 &&
      Math.max(...spans.map(({ low }) => low)) <= Math.min(...spans.map(({ high }) => high));
    const axis = cutAxis(spans);
    const notes = [
      m.compare_range_phrase(),
      ...(meet ? [m.compare_ranges_meet()] : []),
      ...(axis.cuts.length > 0 ? [m.compare_axis_cut()] : []),
    ];
    return { axis, help: notes.join(' '), rangeOf, none: m.compare_not_on_thatch() };
  };
  const saving = row(savingOf);
  return [
    {
      ...saving,
      key: 'saving',
      label: m.compare_row_saving(),
      help: `${m.compare_row_saving_help()} ${saving.help}`,
    },
    { ...row(paybackOf), key: 'payback', label: m.compare_row_payback() },
  ];
}

const wordsOf = ({ years, basis }: ComparedColumn) =>
  years && answerWords({ ...years, price: { totalPrice: basis.mid } }, getLocale());

function savingOf(column: ComparedColumn): Ranged | null {
  const said = wordsOf(column)?.saving;
  if (said === undefined || column.years === null) return null;
  const { tenYearMeanP10Dkk, tenYearMeanDkk, tenYearMeanP90Dkk } = column.years.savings;
  return { ...said, low: tenYearMeanP10Dkk, mid: tenYearMeanDkk, high: tenYearMeanP90Dkk };
}

function paybackOf(column: ComparedColumn): Ranged | null {
  const said = wordsOf(column)?.payback;
  if (said === undefined || column.years === null) return null;
  const { paybackP90Years, paybackYears, paybackP10Years } = column.years.economy;
  return { ...said, low: paybackP90Years, mid: paybackYears, high: paybackP10Years };
}

/** One column's figure over its range. */
export function RangedCell({
  row: { axis, rangeOf, none, noteOf },
  column,
}: {
  readonly row: RangedRow;
  readonly column: ComparedColumn;
}) {
  const its = rangeOf(column);
  if (its === null) return <span className="text-blaek-600">{none}</span>;
  const note = noteOf?.(column) ?? null;
  const { along, domain, cuts } = axis;
  const place = (value: number | null) => (value === null ? null : along(value));
  return (
    <div className="flex flex-col gap-1">
      <strong className="text-22 font-semibold">{its.text}</strong>
      {its.low === null ? (
        <span className="text-blaek-600">{its.range}</span>
      ) : (
        <div className="relative">
          <RangeBar
            low={along(its.low)}
            mid={place(its.mid)}
            high={place(its.high)}
            domain={domain}
            ends={its.range ?? undefined}
            label={its.range ?? its.text}
          />
          {cuts.map((cut) => (
            <Cut key={cut} left={`${trackPercent(cut, domain)}%`} />
          ))}
        </div>
      )}
      {note === null ? null : <span className="text-blaek-600">{note}</span>}
    </div>
  );
}

/** Two slanted strokes through the axis, where an empty stretch of it is left out. */
function Cut({ left }: { readonly left: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 16"
      className="absolute top-0 h-4 w-3 -translate-x-1/2 text-blaek"
      style={{ left }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M1.5 14l4-12M6.5 14l4-12" />
    </svg>
  );
}
