import { textWidthPx } from '../../../charts/text-size.ts';
import { cornersOf, labelSpot, overlap, type Box } from './label-spot.ts';
import { obstacleName } from './obstacle-name.ts';
import { middleOf, type Corners } from './on-sheet.ts';
import type { DrawnObstacle } from '../../../../domain/drawn-roof.ts';
import type { SvgPoint } from './svg-drag.ts';

const HEIGHT = 18;
/** A label that stands further off than this is led to by a line [px]. */
const NEAR = 6;

type ObstacleLabelsProps = {
  readonly obstacles: readonly (Pick<DrawnObstacle, 'kind'> & { readonly corners: Corners })[];
  /** What neither a label nor its line may lie over. */
  readonly taken: readonly (readonly SvgPoint[])[];
  /** Lines that a label's own may cross, and the label may not. */
  readonly edges?: readonly (readonly SvgPoint[])[];
  /** Whether a box is on the drawing. */
  readonly isWithin: (box: Box) => boolean;
  /** How far from the edge of what it names a label may stand [px]. */
  readonly reach: number;
};

/** What the chimneys and windows on a drawing are called: for the eyes, who reads with a screen reader has their names. */
export function ObstacleLabels({
  obstacles,
  taken,
  edges = [],
  isWithin,
  reach,
}: ObstacleLabelsProps) {
  const all: (readonly SvgPoint[])[] = [...taken, ...obstacles.map(({ corners }) => corners)];
  return (
    <g aria-hidden="true" pointerEvents="none">
      {obstacles.map(({ kind, corners }, index) => {
        const text = obstacleName(kind);
        const middle = middleOf(corners);
        const half = Math.max(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
        const distances = Array.from({ length: 1 + Math.floor(reach / 16) }, (_, step) =>
          step === 0 ? half : half + NEAR + step * 16,
        );
        const size = { width: textWidthPx(text) + 4, height: HEIGHT };
        const box = labelSpot(
          middle,
          size,
          distances,
          (spot) =>
            isWithin(spot) &&
            ![...all, ...edges].some((outline) => overlap(cornersOf(spot), outline)) &&
            !all.some(
              (outline) =>
                outline !== corners && overlap([middle, nearestOn(spot, middle)], outline),
            ),
        );
        if (box === null) return null;
        all.push(cornersOf(box));
        const to = nearestOn(box, middle);
        const isLed = Math.hypot(to.x - middle.x, to.y - middle.y) > half + NEAR;
        return (
          <g key={index}>
            {isLed ? (
              <path
                d={`M${middle.x.toFixed(1)} ${middle.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
                stroke="#17231f"
                strokeWidth={1}
              />
            ) : null}
            <text
              x={box.left + box.width / 2}
              y={box.top + 14}
              textAnchor="middle"
              fontSize={14}
              fill="#17231f"
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const nearestOn = ({ left, top, width, height }: Box, { x, y }: SvgPoint): SvgPoint => ({
  x: Math.max(left, Math.min(left + width, x)),
  y: Math.max(top, Math.min(top + height, y)),
});
