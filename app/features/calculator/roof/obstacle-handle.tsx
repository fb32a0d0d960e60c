import type { KeyboardEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { Obstacle } from '../../../../domain/roof/obstacle.ts';
import { dragHandlers } from './svg-drag.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type ObstacleHandleProps = {
  readonly label: string;
  readonly obstacle: Obstacle;
  readonly box: Box;
  readonly onMove: (to: Pick<Obstacle, 'alongM' | 'upM'>) => void;
  readonly onRemove: () => void;
  readonly toFace: (at: { x: number; y: number }) => Pick<Obstacle, 'alongM' | 'upM'>;
};

/** A chimney or a window: dragged, or moved by arrows in steps of 10 cm, with Shift of 1 cm. */
export function ObstacleHandle({
  label,
  obstacle,
  box,
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
      <rect {...box} fill={isChimney ? '#b9806b' : '#fff'} stroke="#17231f" strokeWidth={1.5} />
      {isChimney ? (
        <rect
          x={box.x + box.width * 0.28}
          y={box.y + box.height * 0.28}
          width={box.width * 0.44}
          height={box.height * 0.44}
          fill="#3a2a26"
        />
      ) : (
        <path
          d={`M${box.x + box.width * 0.25} ${box.y + box.height * 0.7}l${box.width * 0.35} ${-box.height * 0.35}m${box.width * 0.1} ${box.height * 0.15}l${box.width * 0.15} ${-box.height * 0.15}`}
          stroke="#7a756b"
          strokeWidth={1.5}
        />
      )}
    </g>
  );
}
