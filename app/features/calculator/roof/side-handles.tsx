import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { FacePoint } from '../../../../engine/roof/roof-shape.ts';
import { pointIn, type SvgPoint } from './svg-drag.ts';

/** Less than this was a press and no drag [m]. */
const LEAST_MOVE_M = 0.02;

type SideHandlesProps = {
  readonly outline: readonly FacePoint[];
  readonly at: (point: FacePoint) => SvgPoint;
  readonly pxPerM: number;
  readonly metres: (value: number) => string;
  readonly onMove: (side: number, byM: number) => void;
};

/** A handle on each side of a found face: dragged, or moved by arrows in steps of 10 cm, with Shift of 1 cm. */
export function SideHandles({ outline, at, pxPerM, metres, onMove }: SideHandlesProps) {
  return outline.map((from, side) => {
    const to = outline[(side + 1) % outline.length]!;
    const lengthM = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return (
      <SideHandle
        key={side}
        label={m.roof_side_handle({ number: String(side + 1), length: metres(lengthM) })}
        from={at(from)}
        to={at(to)}
        pxPerM={pxPerM}
        onMove={(byM) => onMove(side, byM)}
      />
    );
  });
}

type SideHandleProps = {
  readonly label: string;
  readonly from: SvgPoint;
  readonly to: SvgPoint;
  readonly pxPerM: number;
  readonly onMove: (byM: number) => void;
};

function SideHandle({ label, from, to, pxPerM, onMove }: SideHandleProps) {
  const [start, setStart] = useState<SvgPoint | null>(null);
  // Only a line goes along: were the face drawn anew, its scale would change under the pointer.
  const [byM, setByM] = useState(0);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // The drawing is upside down against the face, so outside is to the left.
  const out = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const shift = { x: out.x * byM * pxPerM, y: out.y * byM * pxPerM };
  const end = () => {
    if (Math.abs(byM) >= LEAST_MOVE_M) onMove(byM);
    setStart(null);
    setByM(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.01 : 0.1;
    const move = { ArrowUp: step, ArrowRight: step, ArrowDown: -step, ArrowLeft: -step }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onMove(move);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-roledescription={m.roof_obstacle_movable()}
      className="roof-place cursor-move"
      style={{ touchAction: 'none' }}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent<SVGElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(pointIn(event));
      }}
      onPointerMove={(event: PointerEvent<SVGElement>) => {
        if (start === null) return;
        const point = pointIn(event);
        setByM(((point.x - start.x) * out.x + (point.y - start.y) * out.y) / pxPerM);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {start === null ? null : (
        <path
          d={`M${from.x + shift.x} ${from.y + shift.y}L${to.x + shift.x} ${to.y + shift.y}`}
          stroke="#1b5a48"
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      )}
      <circle cx={middle.x} cy={middle.y} r={22} fill="transparent" />
      <rect
        x={middle.x + shift.x - 6}
        y={middle.y + shift.y - 6}
        width={12}
        height={12}
        fill="#fff"
        stroke="#1b5a48"
        strokeWidth={2}
      />
    </g>
  );
}
