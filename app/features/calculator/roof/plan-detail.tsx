import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import type { PlanPoint } from '../../../../engine/roof/roof-shape.ts';
import { shortDecimal } from '../../../../words/format.ts';
import type { PlanSheet } from './compass-plan.tsx';
import { NAME_REACH, namesRadius, THICKEST, towardsFrom, WINDS } from './compass-face.tsx';
import { CornerHandles } from './corner-handles.tsx';
import type { FaceEdits } from './face-edits.ts';
import { FacePlaces } from './face-places.tsx';
import { EdgeLine, Obstacles } from './face-view.tsx';
import { cornersOf } from './label-spot.ts';
import { ObstacleLabels, obstacleSpots } from './obstacle-labels.tsx';
import { cornersOn, middleOf, type OnSheet } from './on-sheet.ts';
import { besideEave } from './plan-numbers.ts';
import type { SvgPoint } from './svg-drag.ts';

/** From the house to the lines of its measures [px]. */
const AWAY = 18;

type PlanDetailProps = {
  readonly roof: DrawnRoof;
  readonly face: DrawnFace;
  readonly edits: FaceEdits;
  readonly sheet: PlanSheet;
};

/** On the plan drawn in large: the chosen face's panels to press, its chimneys, windows and corners to drag, and the house's measures. */
export function PlanDetail({ roof, face, edits, sheet }: PlanDetailProps) {
  const locale = getLocale();
  const metres = (value: number) => `${shortDecimal(value, locale, 1)}\u00a0m`;
  const at: OnSheet = (point) => {
    const [x, y] = sheet.place(face.onPlan(point));
    return { x, y };
  };
  return (
    <>
      <Measures {...{ roof, sheet, metres }} />
      <PlanLabels {...{ roof, sheet }} isLarge />
      {face.layout === null ? null : (
        <>
          <EdgeLine face={face} at={at} />
          <FacePlaces face={face} corners={cornersOn(at)} onToggle={edits.toggle} />
          <Obstacles {...{ face, edits, at, metres }} />
        </>
      )}
      <CornerHandles {...{ roof, face, sheet, metres }} corners={edits.corners} />
    </>
  );
}

type PlanLabelsProps = Pick<PlanDetailProps, 'roof' | 'sheet'> & {
  /** Whether the house has its measures round it, which take the room up to the winds' names. */
  readonly isLarge?: boolean;
};

/** The names of what stands on the roof, clear of panels, edges and the numbers of faces. */
export function PlanLabels({ roof, sheet, isLarge = false }: PlanLabelsProps) {
  const { place, pxPerM, ring } = sheet;
  const on = (point: PlanPoint): SvgPoint => {
    const [x, y] = place(point);
    return { x, y };
  };
  const { eastM, southM } = roof.extent;
  const middle = on({ eastM: eastM / 2, southM: southM / 2 });
  const radius = isLarge ? (Math.hypot(eastM, southM) / 2) * pxPerM : ring - THICKEST - 2;
  const ofFaces = roof.faces.map((face) => {
    const at: OnSheet = (point) => on(face.onPlan(point));
    const outline = face.outline.map(at);
    const isEmpty = face.places.every(({ state }) => state !== 'panel');
    return {
      obstacles: face.obstacles.map((one) => ({ kind: one.kind, corners: cornersOn(at)(one) })),
      edges: outline.map((point, index) => [point, outline[(index + 1) % outline.length]!]),
      taken: [
        ...face.places.filter(({ state }) => state !== 'blocked').map(cornersOn(at)),
        isEmpty
          ? (isLarge ? shareBox : numberBox)(middleOf(outline))
          : numberBox(on(besideEave(face, pxPerM))),
      ],
    };
  });
  const obstacles = ofFaces.flatMap((face) => face.obstacles);
  const spots = obstacleSpots({
    obstacles,
    edges: [...ofFaces.flatMap(({ edges }) => edges), frontLine(middle, ring, roof.frontDeg)],
    taken: [
      ...ofFaces.flatMap(({ taken }) => taken),
      ...(isLarge ? [] : windBoxes(middle, ring, roof.frontDeg)),
    ],
    isWithin: ({ left, top, width, height }) =>
      [left, left + width].every((x) =>
        [top, top + height].every((y) => Math.hypot(x - middle.x, y - middle.y) < radius),
      ),
    reach: 160,
  });
  return <ObstacleLabels {...{ obstacles, spots }} />;
}

/** From the house to the handle that turns it. */
function frontLine(middle: SvgPoint, ring: number, frontDeg: number): readonly SvgPoint[] {
  const [x, y] = towardsFrom(0)(frontDeg, ring);
  return [middle, { x: middle.x + x, y: middle.y + y }];
}

/** Where the winds have their names, with what the front is turned from one of them. */
function windBoxes(middle: SvgPoint, ring: number, frontDeg: number) {
  const towards = towardsFrom(0);
  const box = (azimuthDeg: number, high: number) => {
    const [x, y] = towards(azimuthDeg, namesRadius(ring));
    const [left, top] = [middle.x + x - NAME_REACH, middle.y + y - high / 2];
    return cornersOf({ left, top, width: 2 * NAME_REACH, height: high });
  };
  return [...WINDS.map((wind) => box(wind, 44)), box(frontDeg, 88)];
}

const numberBox = ({ x, y }: SvgPoint) =>
  cornersOf({ left: x - 14, top: y - 14, width: 28, height: 28 });
/** Where a face without panels has its number, with its share beside or under it. */
const shareBox = ({ x, y }: SvgPoint) =>
  cornersOf({ left: x - 20, top: y - 14, width: 144, height: 46 });

type MeasuresProps = Pick<PlanDetailProps, 'roof' | 'sheet'> & {
  readonly metres: (value: number) => string;
};

/** How long and wide the house is, outside it. A found house has no two sides that say it. */
function Measures({ roof: { layout, houseExtent, frontDeg }, sheet, metres }: MeasuresProps) {
  if (layout.shape === 'found') return null;
  const { eastM, southM } = houseExtent;
  const away = AWAY / sheet.pxPerM;
  const point = (east: number, south: number): PlanPoint => ({ eastM: east, southM: south });
  const line = (from: PlanPoint, to: PlanPoint, turnDeg: number) => (
    <Measure
      from={sheet.place(from)}
      to={sheet.place(to)}
      turnDeg={frontDeg + turnDeg}
      text={metres(Math.hypot(to.eastM - from.eastM, to.southM - from.southM))}
    />
  );
  return (
    <g aria-hidden="true" stroke="#7a756b" fill="#4b5852" fontSize={14}>
      {line(point(0, -away), point(eastM, -away), 0)}
      {line(point(eastM + away, 0), point(eastM + away, southM), 90)}
      {layout.shape === 'l-shape' ? line(point(-away, 0), point(-away, layout.widthM), -90) : null}
    </g>
  );
}

type MeasureProps = {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Which way the line runs on the sheet [°]. */
  readonly turnDeg: number;
  readonly text: string;
};

/** A line with a tick at either end and its length on it, never upside down. */
function Measure({ from: [x1, y1], to: [x2, y2], turnDeg, text }: MeasureProps) {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const turned = ((turnDeg % 360) + 360) % 360;
  const upright = turned > 90 && turned <= 270 ? turned - 180 : turned;
  return (
    <g transform={`translate(${x} ${y}) rotate(${upright})`}>
      <path d={`M${-length / 2} 0H${length / 2}M${-length / 2} -5v10M${length / 2} -5v10`} />
      <text y={5} textAnchor="middle" stroke="#fff" strokeWidth={8} paintOrder="stroke">
        {text}
      </text>
    </g>
  );
}
