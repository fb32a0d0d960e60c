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

/** Eight of ten outcomes; both ends beside the track, or under it where it is narrow. */
export function GainBar({ column: { years }, axis }: GainBarProps) {
  if (years === null) return null;
  const { along, domain, cuts } = axis;
  const span = { low: toThousand(years.gainP10Dkk), high: toThousand(years.gainP90Dkk) };
  const text = (dkk: number) => decimal(dkk, getLocale());
  return (
    <div className="@container text-14 text-blaek-600">
      <div className="grid grid-cols-2 items-center gap-x-2.5 tabular-nums @3xs:grid-cols-[max-content_1fr_max-content]">
        <span aria-hidden="true" className="order-2 whitespace-nowrap @3xs:order-1">
          {text(span.low)}
        </span>
        <div className="relative order-1 col-span-2 @3xs:order-2 @3xs:col-span-1">
          <RangeBar
            bare
            low={along(years.gainP10Dkk)}
            mid={along(years.gainDkk)}
            high={along(years.gainP90Dkk)}
            domain={domain}
            lowText=""
            highText=""
            label={m.compare_gain_label({ span: spanText(span) })}
          />
          {cuts.map((cut) => (
            <Cut key={cut} left={`${trackPercent(cut, domain)}%`} />
          ))}
        </div>
        <span aria-hidden="true" className="order-3 text-right whitespace-nowrap">
          {text(span.high)}
        </span>
      </div>
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
