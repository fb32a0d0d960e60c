export type RangeBarProps = {
  low: number;
  /** Null: beyond the track, so a ring at its end. */
  mid: number | null;
  high: number;
  /**
   * Both ends of the track. Keep them for the session, so that the block moves and not the track.
   */
  domain: readonly [number, number];
  lowText: string;
  highText: string;
  /** The whole range in words, for screen readers. */
  label: string;
  /** Only the bar, where the ends are written elsewhere in the row. */
  bare?: boolean | undefined;
};

/** Position of a value on the track, in percent. */
export function trackPercent(value: number, domain: readonly [number, number]): number {
  const share = (value - domain[0]) / (domain[1] - domain[0]);
  return 100 * Math.min(1, Math.max(0, share));
}

/**
 * The ends in columns of their own beside the track, or under it where it is narrow: no figure can push another, or come
 * to stand on the band.
 */
export function RangeBar(props: RangeBarProps) {
  const { bare, lowText, highText } = props;
  return (
    <div role="img" aria-label={props.label} className="@container text-14 text-blaek-600">
      {bare ? (
        <Track {...props} />
      ) : (
        <div className="grid grid-cols-2 items-center gap-x-2.5 tabular-nums @3xs:grid-cols-[max-content_1fr_max-content]">
          <span className="order-2 whitespace-nowrap @3xs:order-1">{lowText}</span>
          <div className="order-1 col-span-2 @3xs:order-2 @3xs:col-span-1">
            <Track {...props} />
          </div>
          <span className="order-3 text-right whitespace-nowrap">{highText}</span>
        </div>
      )}
    </div>
  );
}

/** The range as a block, its middle as a dot. */
function Track({ low, mid, high, domain }: RangeBarProps) {
  const start = trackPercent(low, domain);
  const end = trackPercent(high, domain);
  return (
    <div className="relative h-4">
      <div className="absolute inset-x-0 top-[7px] h-0.5 bg-hairline forced-colors:bg-[CanvasText]" />
      <div
        className="absolute top-[3px] h-2.5 min-w-1 border border-blaek bg-sol-400"
        style={{ left: `${start}%`, width: `${end - start}%` }}
      />
      <div
        className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full border-2 border-blaek bg-white"
        style={{ left: `clamp(6px, ${trackPercent(mid ?? domain[1], domain)}%, calc(100% - 6px))` }}
      />
    </div>
  );
}
