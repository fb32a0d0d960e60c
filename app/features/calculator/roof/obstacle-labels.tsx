import { cornersOf, labelSpot, overlap, type Box } from './label-spot.ts';
import { obstacleName } from './obstacle-name.ts';
import { middleOf, type Corners } from './on-sheet.ts';
import { textWidthPx } from '../../../charts/text-size.ts';
import type { DrawnObstacle } from '../../../../domain/drawn-roof.ts';
import type { SvgPoint } from './svg-drag.ts';

const HEIGHT = 18;
/** A label that stands further off than this is led to by a line [px]. */
const NEAR = 6;
/** A letter's circle, and how far out from its corner it stands [px]. */
const BADGE = 9;
const BESIDE = 4;

type Named = Pick<DrawnObstacle, 'kind'> & { readonly corners: Corners };

export type LabelRoom = {
  readonly obstacles: readonly Named[];
  /** What neither a label nor its line may lie over. */
  readonly taken: readonly (readonly SvgPoint[])[];
  /** Lines that a label's own may cross, and the label may not. */
  readonly edges?: readonly (readonly SvgPoint[])[];
  /** Whether a box is on the drawing. */
  readonly isWithin: (box: Box) => boolean;
  /** How far from the edge of what it names a label may stand [px]. */
  readonly reach: number;
};

/** Where the names of the chimneys and windows on a drawing find room; null: nowhere. */
export function obstacleSpots(room: LabelRoom): readonly (Box | null)[] {
  const { obstacles, taken, edges = [], isWithin, reach } = room;
  const all: (readonly SvgPoint[])[] = [...taken, ...obstacles.map(({ corners }) => corners)];
  return obstacles.map(({ kind, corners }) => {
    const middle = middleOf(corners);
    const half = halfOf(corners);
    const distances = Array.from({ length: 1 + Math.floor(reach / 16) }, (_, step) =>
      step === 0 ? half : half + NEAR + step * 16,
    );
    const size = { width: textWidthPx(obstacleName(kind)) + 4, height: HEIGHT };
    const box = labelSpot(
      middle,
      size,
      distances,
      (spot) =>
        isWithin(spot) &&
        ![...all, ...edges].some((outline) => overlap(cornersOf(spot), outline)) &&
        !all.some(
          (outline) => outline !== corners && overlap([middle, nearestOn(spot, middle)], outline),
        ),
    );
    if (box !== null) all.push(cornersOf(box));
    return box;
  });
}

type ObstacleLabelsProps = {
  readonly obstacles: readonly Named[];
  readonly spots: readonly (Box | null)[];
};

/** What the chimneys and windows on a drawing are called: for the eyes, who reads with a screen reader has their names. */
export function ObstacleLabels({ obstacles, spots }: ObstacleLabelsProps) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {obstacles.map(({ kind, corners }, index) => {
        const box = spots[index];
        if (!box) return null;
        const middle = middleOf(corners);
        const to = nearestOn(box, middle);
        const isLed = Math.hypot(to.x - middle.x, to.y - middle.y) > halfOf(corners) + NEAR;
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
              {obstacleName(kind)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A letter at what has no room for its name, which the line under the drawing then tells. */
export function ObstacleLetters({ obstacles, spots }: ObstacleLabelsProps) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {obstacles.map(({ corners: [, , { x, y }] }, index) =>
        spots[index] ? null : (
          <g
            key={index}
            transform={`translate(${(x + BESIDE).toFixed(1)} ${(y - BESIDE).toFixed(1)})`}
          >
            <circle r={BADGE} fill="#fff" stroke="#17231f" strokeWidth={1.5} />
            <text y={5} textAnchor="middle" fontSize={14} fontWeight={600} fill="#17231f">
              {letterOf(index)}
            </text>
          </g>
        ),
      )}
    </g>
  );
}

/** What the letters stand for. */
export function ObstacleLegend({ obstacles, spots }: ObstacleLabelsProps) {
  if (spots.every((spot) => spot !== null)) return null;
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-14">
      {obstacles.map(({ kind }, index) =>
        spots[index] ? null : (
          <span key={index} className="flex items-center gap-1.5">
            <span className="grid size-5 place-items-center rounded-full border-[1.5px] border-blaek bg-white font-semibold">
              {letterOf(index)}
            </span>
            {obstacleName(kind)}
          </span>
        ),
      )}
    </p>
  );
}

const letterOf = (index: number) => String.fromCodePoint(0x41 + index);

const halfOf = (corners: Corners): number => {
  const middle = middleOf(corners);
  return Math.max(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
};

const nearestOn = ({ left, top, width, height }: Box, { x, y }: SvgPoint): SvgPoint => ({
  x: Math.max(left, Math.min(left + width, x)),
  y: Math.max(top, Math.min(top + height, y)),
});
