export type RangeBarProps = {
  low: number;
  mid: number;
  high: number;
  /** Both ends of the track. Keep them for the session, so that the block moves and not the track. */
  domain: readonly [number, number];
  lowText: string;
  highText: string;
  /** The whole range in words, for readers. */
  label: string;
  hatched?: boolean | undefined;
  /** Only the bar, where the ends are written elsewhere in the row. */
  bare?: boolean | undefined;
};

/** Where a value stands on the track, in percent of it. */
export function trackPercent(value: number, domain: readonly [number, number]): number {
  const share = (value - domain[0]) / (domain[1] - domain[0]);
  return 100 * Math.min(1, Math.max(0, share));
}

/** How far a text under the bar is pulled left, in percent of its own width, so that none collide. */
export function endTextShift(at: number, other: number): number {
  if (at < 10) return 0;
  if (at > 90) return -100;
  if (Math.abs(at - other) > 32) return -50;
  return at <= other ? -88 : -12;
}

/** P10–P90 as a block, P50 as a dot, both ends written. */
export function RangeBar(props: RangeBarProps) {
  const low = trackPercent(props.low, props.domain);
  const mid = trackPercent(props.mid, props.domain);
  const high = trackPercent(props.high, props.domain);
  const ends = [
    { text: props.lowText, at: low, other: high },
    { text: props.highText, at: high, other: low },
  ];
  return (
    <div role="img" aria-label={props.label} className="text-14 text-blaek-600">
      <div className="relative h-4">
        <div className="absolute inset-x-0 top-[7px] h-0.5 bg-hairline forced-colors:bg-[CanvasText]" />
        <div
          className={`absolute top-[3px] h-2.5 min-w-1 border border-blaek ${props.hatched ? 'hatched bg-white' : 'bg-sol-400'}`}
          style={{ left: `${low}%`, width: `${high - low}%` }}
        />
        <div
          className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full border-2 border-blaek bg-white"
          style={{ left: `${mid}%` }}
        />
      </div>
      {props.bare ? null : (
        <div className="relative h-5">
          {ends.map((end) => (
            <span
              key={end.at < end.other ? 'low' : end.text}
              className="absolute whitespace-nowrap"
              style={{ left: `${end.at}%`, translate: `${endTextShift(end.at, end.other)}% 0` }}
            >
              {end.text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
