import { RangeTrack, trackPercent, type RangeTrackProps } from './range-track.tsx';

export type RangeBarProps = RangeTrackProps & {
  /** Both ends as they are written under it; left out where the row says them elsewhere. */
  ends?: string | undefined;
  /** The whole range in words, for screen readers. */
  label: string;
};

/** The ends stand under the block: at the track's own ends they would be read as those of the track. */
export function RangeBar(props: RangeBarProps) {
  const { ends, low, high, domain } = props;
  const at = trackPercent((low + (high ?? domain[1])) / 2, domain);
  return (
    <div role="img" aria-label={props.label} className="text-14 text-blaek-600">
      <RangeTrack {...props} />
      {ends && (
        // As much of them is left of this point as of the track, so that they never run over an edge.
        <p className="w-max" style={{ marginLeft: `${at}%`, translate: `-${at}%` }}>
          {ends}
        </p>
      )}
    </div>
  );
}
