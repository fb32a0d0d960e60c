import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { Camera } from './camera.ts';
import { turned } from './use-view.ts';

/** How far a drag of a pixel turns [°]. */
const DEG_PER_PX = 0.4;
const KEY_STEP_DEG = 5;

type TurntableProps = {
  readonly camera: Camera;
  /** The same in words. */
  readonly words: string;
  readonly onTurn: (camera: Camera) => void;
  readonly children: ReactNode;
};

/** Turns what it holds by drag and by arrow keys. Upwards a finger scrolls the page. */
export function Turntable({ camera, words, onTurn, children }: TurntableProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: [KEY_STEP_DEG, 0],
      ArrowRight: [-KEY_STEP_DEG, 0],
      ArrowUp: [0, KEY_STEP_DEG],
      ArrowDown: [0, -KEY_STEP_DEG],
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onTurn(turned(camera, to[0]!, to[1]!));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (last.current === null) return;
    const { x, y } = last.current;
    last.current = { x: event.clientX, y: event.clientY };
    const isMouse = event.pointerType === 'mouse';
    onTurn(
      turned(
        camera,
        (event.clientX - x) * DEG_PER_PX,
        isMouse ? (event.clientY - y) * DEG_PER_PX : 0,
      ),
    );
  };
  return (
    <div className="relative size-full">
      {children}
      <div
        role="slider"
        tabIndex={0}
        aria-label={m.roof_view_turn()}
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={Math.round(camera.yawDeg)}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
        className="absolute inset-0 cursor-grab touch-pan-y active:cursor-grabbing noscript:hidden print:hidden"
      />
    </div>
  );
}
