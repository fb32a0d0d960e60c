import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { sideDepthsM } from '../../../../domain/roof/found-sides.ts';
import { metres } from '../../../../domain/roof/roof-numbers.ts';
import type { FacePoint } from '../../../../engine/roof/roof-shape.ts';
import { shortDecimal } from '../../../../words/format.ts';
import { NumberInput } from '../inputs/number-input.tsx';

/** As far as a side may be moved in one go [m]; what leaves no face is refused where it is drawn. */
const MOST_M = 40;
const LEAST_M = 0.5;

type SideFieldsProps = {
  readonly outline: readonly FacePoint[];
  readonly onMove: (side: number, byM: number) => void;
};

/** The same as dragging a found face's sides, by number: how far the face reaches from each. */
export function SideFields({ outline, onMove }: SideFieldsProps) {
  const depths = sideDepthsM(outline);
  return (
    <details className="noscript:hidden">
      <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
        {m.roof_sides_by_number()}
      </summary>
      <div className="grid gap-3 pt-2 tablet:grid-cols-2">
        {depths.map((depthM, side) => {
          const from = outline[side]!;
          const to = outline[(side + 1) % outline.length]!;
          const lengthM = Math.hypot(to[0] - from[0], to[1] - from[1]);
          return (
            <NumberInput
              key={side}
              name={`roofSide${side}`}
              label={m.roof_side_depth({
                number: String(side + 1),
                length: `${shortDecimal(lengthM, getLocale(), 1)}\u00a0m`,
              })}
              unit="m"
              min={LEAST_M}
              max={MOST_M}
              takes={metres(LEAST_M, MOST_M)}
              step={0.1}
              value={depthM}
              onValue={(value) => onMove(side, value - depthM)}
            />
          );
        })}
      </div>
    </details>
  );
}
