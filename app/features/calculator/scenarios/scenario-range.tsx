import { trackPercent } from '../../../ui/range-bar.tsx';

export type ScenarioRangeProps = {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  /** The scale that all scenarios share. */
  readonly domain: readonly [number, number];
  /** The first one's block is filled, the others' hatched. */
  readonly isFirst: boolean;
  /** The whole range in words, for screen readers. */
  readonly label: string;
};

/** A scenario's range as a block with its middle as a dot, beside the figure in its row. */
export function ScenarioRange({ low, mid, high, domain, isFirst, label }: ScenarioRangeProps) {
  const [start, middle, end] = [low, mid, high].map((value) => trackPercent(value, domain));
  return (
    <div role="img" aria-label={label} className="relative h-4 w-36">
      <div className="absolute inset-x-0 top-[7px] h-0.5 bg-hairline forced-colors:bg-[CanvasText]" />
      <div
        className={`absolute top-[3px] h-2.5 min-w-1 border border-blaek ${isFirst ? 'bg-sol-400' : 'hatched bg-white'}`}
        style={{ left: `${start}%`, width: `${end! - start!}%` }}
      />
      <div
        className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full border-2 border-blaek bg-white"
        style={{ left: `clamp(6px, ${middle}%, calc(100% - 6px))` }}
      />
    </div>
  );
}
