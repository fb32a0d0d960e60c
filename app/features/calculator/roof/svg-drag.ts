import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';

export type SvgPoint = { readonly x: number; readonly y: number };

/** Where the pointer is in the units of the drawing it moves over. */
export function pointIn(event: PointerEvent<SVGElement>): SvgPoint {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY);
  return matrix === null || matrix === undefined ? point : point.matrixTransform(matrix.inverse());
}

/** Handlers of something that is dragged with mouse, pen or finger; it keeps the pointer until it is let go. */
export function dragHandlers(onDrag: (to: SvgPoint) => void) {
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const to = pointIn(event);
      // Moves come just before a frame, and React would answer them after it.
      flushSync(() => onDrag(to));
    },
    style: { touchAction: 'none' },
  } as const;
}
