import type { KeyboardEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { Obstacle } from '../../../../domain/roof/obstacle.ts';
import { pathOf, type Corners } from './on-sheet.ts';
import { dragHandlers, type SvgPoint } from './svg-drag.ts';

type ObstacleHandleProps = {
  readonly label: string;
  readonly obstacle: Obstacle;
  readonly corners: Corners;
  readonly onMove: (to: Pick<Obstacle, 'alongM' | 'upM'>) => void;
  readonly onRemove: () => void;
  readonly toFace: (at: SvgPoint) => Pick<Obstacle, 'alongM' | 'upM'>;
};

/** A chimney or a window: dragged, or moved by arrows in steps of 10 cm, with Shift of 1 cm. */
export function ObstacleHandle({
  label,
  obstacle,
  corners,
  onMove,
  onRemove,
  toFace,
}: ObstacleHandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 0.01 : 0.1;
    const { alongM, upM } = obstacle;
    const to = {
      ArrowRight: { alongM: alongM + step, upM },
      ArrowLeft: { alongM: alongM - step, upM },
      ArrowUp: { alongM, upM: upM + step },
      ArrowDown: { alongM, upM: upM - step },
    }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (to === undefined) return;
    else onMove(to);
    event.preventDefault();
  }
  const isChimney = obstacle.kind !== 'window';
  const [origin, right, , top] = corners;
  /** A place within it, as shares of its width and height from the lower left. */
  const within = (along: number, up: number): SvgPoint => ({
    x: origin.x + (right.x - origin.x) * along + (top.x - origin.x) * up,
    y: origin.y + (right.y - origin.y) * along + (top.y - origin.y) * up,
  });
  const middle = within(0.5, 0.5);
  return (
    <g
      role="button"
      data-obstacle
      tabIndex={0}
      aria-label={label}
      aria-roledescription={m.roof_obstacle_movable()}
      className="roof-place cursor-move"
      onKeyDown={onKeyDown}
      {...dragHandlers((at) => onMove(toFace(at)))}
    >
      {/* What a finger finds, however small the thing is drawn. */}
      <circle cx={middle.x} cy={middle.y} r={16} fill="transparent" />
      <path
        d={pathOf(corners)}
        fill={isChimney ? '#b9806b' : '#fff'}
        stroke="#17231f"
        strokeWidth={1.5}
      />
      {isChimney ? (
        <path
          d={pathOf([
            within(0.28, 0.28),
            within(0.72, 0.28),
            within(0.72, 0.72),
            within(0.28, 0.72),
          ])}
          fill="#3a2a26"
        />
      ) : (
        <path
          d={`M${written(within(0.25, 0.3))}L${written(within(0.6, 0.65))}M${written(within(0.7, 0.5))}L${written(within(0.85, 0.65))}`}
          stroke="#7a756b"
          strokeWidth={1.5}
        />
      )}
    </g>
  );
}

const written = ({ x, y }: SvgPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;
