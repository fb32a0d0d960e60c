import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal } from '../../../words/format.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { trackPercent } from '../../ui/range-track.tsx';
import { toThousand, type ComparedColumn, type CompareView } from './compare-view.ts';
import { cutAxis, type CutAxis } from './cut-axis.ts';
import { spanText } from './finding-words.ts';

/** The axis of what is left after 25 years. */
export const gainAxis = ({ columns }: Pick<CompareView, 'columns'>): CutAxis =>
  cutAxis(
    columns.flatMap(({ years }) =>
      years === null ? [] : [{ low: years.gainP10Dkk, high: years.gainP90Dkk }],
    ),
  );

/** What the bars are, and what a cut is where there is one. */
export const gainHelp = ({ cuts }: CutAxis): string =>
  cuts.length === 0
    ? m.compare_row_gain_help()
    : `${m.compare_row_gain_help()} ${m.compare_gain_cut()}`;

type GainBarProps = { readonly column: ComparedColumn; readonly axis: CutAxis };

/** Eight of ten outcomes. */
export function GainBar({ column: { years }, axis }: GainBarProps) {
  if (years === null) return null;
  const { along, domain, cuts } = axis;
  const span = { low: toThousand(years.gainP10Dkk), high: toThousand(years.gainP90Dkk) };
  const text = (dkk: number) => decimal(dkk, getLocale());
  return (
    <div className="relative">
      <RangeBar
        low={along(years.gainP10Dkk)}
        mid={along(years.gainDkk)}
        high={along(years.gainP90Dkk)}
        domain={domain}
        ends={`${text(span.low)} – ${text(span.high)}`}
        label={m.compare_gain_label({ span: spanText(span) })}
      />
      {cuts.map((cut) => (
        <Cut key={cut} left={`${trackPercent(cut, domain)}%`} />
      ))}
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
