import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';

export type SvgPoint = { readonly x: number; readonly y: number };

/** Where the pointer is in the units of the drawing it moves over. */
export function pointIn(event: PointerEvent<SVGElement>): SvgPoint {
  return placed(event, measured(event.currentTarget));
}

/** From the screen to the drawing. */
function measured({ ownerSVGElement }: SVGElement): DOMMatrix | null {
  return ownerSVGElement?.getScreenCTM()?.inverse() ?? null;
}

function placed({ clientX, clientY }: PointerEvent, matrix: DOMMatrix | null): SvgPoint {
  const point = new DOMPoint(clientX, clientY);
  return matrix === null ? point : point.matrixTransform(matrix);
}

/** Where the drawings lie in which something is dragged, as they were last painted. */
const lying = new WeakMap<SVGElement, DOMMatrix | null>();

/** Handlers of something that is dragged with mouse, pen or finger; it keeps the pointer until it is let go. */
export function dragHandlers(onDrag: (to: SvgPoint) => void) {
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const { currentTarget } = event;
      currentTarget.setPointerCapture(event.pointerId);
      lying.set(currentTarget, measured(currentTarget));
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const { currentTarget } = event;
      if (!currentTarget.hasPointerCapture(event.pointerId)) return;
      const to = placed(event, lying.get(currentTarget) ?? measured(currentTarget));
      // Moves come just before a frame, and React would answer them after it.
      flushSync(() => onDrag(to));
      // Asked once the frame is made: before it, the question alone would have the page laid out.
      afterFrame(() => lying.set(currentTarget, measured(currentTarget)));
    },
    style: { touchAction: 'none' },
  } as const;
}

function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
