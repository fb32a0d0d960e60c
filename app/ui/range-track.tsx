/** Both ends of a track, in the figure's own unit. */
type TrackDomain = readonly [low: number, high: number];

/** Position of a value on the track, in percent; what lies beyond the track is at its end. */
export function trackPercent(value: number, [low, high]: TrackDomain): number {
  const share = high > low ? (value - low) / (high - low) : 0.5;
  return 100 * Math.min(1, Math.max(0, share));
}

/** The narrowest block that can be seen. */
const LEAST_BLOCK = '0.25rem';

/** From where to where a range lies: however short it is, it can be seen, and within the track. */
export function trackSpan(low: number, high: number, domain: TrackDomain, least = LEAST_BLOCK) {
  const start = trackPercent(Math.min(low, high), domain);
  const end = trackPercent(Math.max(low, high), domain);
  return {
    left: `min(${start}%, calc(100% - ${least}))`,
    width: `max(${end - start}%, ${least})`,
  };
}

/** Where a mark stands, never over an edge: half its width stays free. */
export function trackPlace(value: number, domain: TrackDomain, half: string) {
  return { left: `clamp(${half}, ${trackPercent(value, domain)}%, calc(100% - ${half}))` };
}

export type RangeTrackProps = {
  readonly low: number;
  /** Null: beyond the track, so a ring at its end. */
  readonly mid: number | null;
  /** Null: beyond the track. */
  readonly high: number | null;
  /**
   * Keep them for the session, so that the block moves and not the track.
   */
  readonly domain: TrackDomain;
  readonly isHatched?: boolean | undefined;
};

/** The line that every range lies on. */
export function TrackLine({ className }: { readonly className: string }) {
  return (
    <div
      className={`absolute inset-x-0 h-0.5 bg-hairline forced-colors:bg-[CanvasText] ${className}`}
    />
  );
}

/** A range as a block, however short, its middle as a dot. */
export function RangeTrack({ low, mid, high, domain, isHatched }: RangeTrackProps) {
  return (
    <div className="relative h-4">
      <TrackLine className="top-[7px]" />
      <div
        className={`absolute top-[3px] h-2.5 border border-blaek ${isHatched ? 'hatched bg-white' : 'bg-sol-400'}`}
        style={trackSpan(low, high ?? domain[1], domain)}
      />
      <div
        className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full border-2 border-blaek bg-white"
        style={trackPlace(mid ?? domain[1], domain, '0.375rem')}
      />
    </div>
  );
}
