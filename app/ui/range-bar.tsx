import { RangeTrack, type RangeTrackProps } from './range-track.tsx';

export type RangeBarProps = RangeTrackProps & {
  lowText: string;
  highText: string;
  /** The whole range in words, for screen readers. */
  label: string;
  /** Only the bar, where the ends are written elsewhere in the row. */
  bare?: boolean | undefined;
};

/**
 * The ends in columns of their own beside the track, or under it where it is narrow: no figure can push another, or come
 * to stand on the band.
 */
export function RangeBar(props: RangeBarProps) {
  const { bare, lowText, highText } = props;
  return (
    <div role="img" aria-label={props.label} className="@container text-14 text-blaek-600">
      {bare ? (
        <RangeTrack {...props} />
      ) : (
        <div className="grid grid-cols-2 items-center gap-x-2.5 tabular-nums @3xs:grid-cols-[max-content_1fr_max-content]">
          <span className="order-2 text-left whitespace-nowrap @3xs:order-1">{lowText}</span>
          <div className="order-1 col-span-2 @3xs:order-2 @3xs:col-span-1">
            <RangeTrack {...props} />
          </div>
          <span className="order-3 text-right whitespace-nowrap">{highText}</span>
        </div>
      )}
    </div>
  );
}
