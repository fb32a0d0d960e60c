import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { movedOutline, type CornerMove } from '../../../../domain/roof/corner-move.ts';
import type { PlanPoint } from '../../../../engine/roof/roof-shape.ts';
import type { PlanSheet } from './compass-plan.tsx';
import type { CornerEdits } from './face-edits.ts';
import { pathOf } from './on-sheet.ts';
import { pointIn, type SvgPoint } from './svg-drag.ts';

/** Less than this was a press and no drag [m]. */
const LEAST_MOVE_M = 0.05;

type CornerHandlesProps = {
  readonly roof: DrawnRoof;
  readonly face: DrawnFace;
  readonly corners: CornerEdits;
  readonly sheet: PlanSheet;
  readonly metres: (value: number) => string;
};

/** A handle on each corner of the chosen face: dragged, or moved by arrows in steps of 10 cm, with Shift of 1 cm. */
export function CornerHandles(props: CornerHandlesProps) {
  const { face, metres } = props;
  const span = (axis: 0 | 1) => {
    const values = face.outline.map((point) => point[axis]);
    return metres(Math.max(...values) - Math.min(...values));
  };
  return face.outline.map((_, corner) => (
    <CornerHandle
      key={corner}
      {...props}
      corner={corner}
      label={m.roof_corner_handle({
        number: String(corner + 1),
        length: span(0),
        height: span(1),
      })}
    />
  ));
}

type CornerHandleProps = CornerHandlesProps & { readonly corner: number; readonly label: string };

function CornerHandle({ roof, face, corners, sheet, corner, label }: CornerHandleProps) {
  const [start, setStart] = useState<SvgPoint | null>(null);
  // Only an outline goes along: were the house drawn anew, its scale would change under the pointer.
  const [moved, setMoved] = useState<Moved | null>(null);
  const moveBy = (by: PlanPoint): CornerMove => ({ face: face.face, corner, by });
  const [x, y] = sheet.place(face.onPlan(face.outline[corner]!));
  const end = () => {
    if (moved !== null && Math.hypot(moved.by.eastM, moved.by.southM) >= LEAST_MOVE_M) {
      corners.move(moveBy(moved.by));
    }
    setStart(null);
    setMoved(null);
  };
  const onPointerMove = (event: PointerEvent<SVGElement>) => {
    if (start === null) return;
    const to = pointIn(event);
    const by = onHouse(to.x - start.x, to.y - start.y, roof.frontDeg, sheet.pxPerM);
    const outline = movedOutline(roof, corners.ground, moveBy(by));
    // What can be no house is not followed: the last that can stays.
    if (outline !== null) setMoved({ by, outline });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (way === undefined) return;
    event.preventDefault();
    const { eastM, southM } = onHouse(way[0]!, way[1]!, roof.frontDeg, 1);
    const step = event.shiftKey ? 0.01 : 0.1;
    // The house's own direction that lies nearest to the arrow's.
    const isAlong = Math.abs(eastM) >= Math.abs(southM);
    corners.move(
      moveBy({
        eastM: isAlong ? Math.sign(eastM) * step : 0,
        southM: isAlong ? 0 : Math.sign(southM) * step,
      }),
    );
  };
  return (
    <g
      role="button"
      tabIndex={0}
      data-corner={corner}
      aria-label={label}
      aria-roledescription={m.roof_obstacle_movable()}
      className="roof-place cursor-move"
      style={{ touchAction: 'none' }}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent<SVGElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(pointIn(event));
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {moved === null ? null : (
        <path
          d={pathOf(moved.outline.map((point) => svgPoint(sheet.place(point))))}
          fill="none"
          stroke="#1b5a48"
          strokeWidth={2}
          strokeDasharray="6 4"
          pointerEvents="none"
        />
      )}
      <circle cx={x} cy={y} r={22} fill="transparent" />
      <rect
        x={x - 6}
        y={y - 6}
        width={12}
        height={12}
        transform={`rotate(${roof.frontDeg} ${x} ${y})`}
        fill="#fff"
        stroke="#1b5a48"
        strokeWidth={2}
      />
    </g>
  );
}

type Moved = { readonly by: PlanPoint; readonly outline: readonly PlanPoint[] };

const svgPoint = ([x, y]: readonly [number, number]): SvgPoint => ({ x, y });

/** A way on the sheet along the house, whose front is turned by so much. */
function onHouse(dx: number, dy: number, frontDeg: number, pxPerM: number): PlanPoint {
  const angle = (frontDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / pxPerM, Math.sin(angle) / pxPerM];
  return { eastM: dx * cos + dy * sin, southM: dy * cos - dx * sin };
}
