import type { PointerEvent as ReactPointerEvent } from 'react';
import { flushSync } from 'react-dom';

export type SvgPoint = { readonly x: number; readonly y: number };

type OnScreen = { readonly clientX: number; readonly clientY: number };

/** Where the pointer is in the units of the drawing it moves over. */
export function pointIn(event: ReactPointerEvent<SVGElement>): SvgPoint {
  return placed(event, measured(event.currentTarget));
}

/** From the screen to the drawing. */
function measured({ ownerSVGElement }: SVGElement): DOMMatrix | null {
  return ownerSVGElement?.getScreenCTM()?.inverse() ?? null;
}

function placed({ clientX, clientY }: OnScreen, matrix: DOMMatrix | null): SvgPoint {
  const point = new DOMPoint(clientX, clientY);
  return matrix === null ? point : point.matrixTransform(matrix);
}

/** Something under a hand. */
type Drag = {
  /** Where the drawing lies in which it is dragged, as it was last painted. */
  lying: DOMMatrix | null;
  /** What it did is drawn, but not yet painted. */
  isOwed: boolean;
  /** Where the hand was last. */
  last: OnScreen;
};

const drags = new WeakMap<SVGElement, Drag>();
/** What a drag does now: the page draws its controls anew while it lasts. */
const dragged = new WeakMap<SVGElement, (to: SvgPoint) => void>();

/** Handlers of something that is dragged with mouse, pen or finger; it keeps the pointer until it is let go. */
export function dragHandlers(onDrag: (to: SvgPoint) => void) {
  return {
    ref: (element: SVGElement | null) => {
      if (element !== null) dragged.set(element, onDrag);
    },
    onPointerDown: ({
      currentTarget,
      pointerId,
      clientX,
      clientY,
    }: ReactPointerEvent<SVGElement>) => {
      currentTarget.setPointerCapture(pointerId);
      const last = { clientX, clientY };
      drags.set(currentTarget, { lying: measured(currentTarget), isOwed: false, last });
      // A move is told with the next frame, its raw form at once: the answer is then reckoned while
      // the frame is waited for. React has no name for that event, and not every browser has it.
      const onRaw = (event: Event) => follow(currentTarget, event as PointerEvent);
      currentTarget.addEventListener('pointerrawupdate', onRaw);
      currentTarget.addEventListener(
        'lostpointercapture',
        () => currentTarget.removeEventListener('pointerrawupdate', onRaw),
        { once: true },
      );
    },
    onPointerMove: (event: ReactPointerEvent<SVGElement>) => {
      const { currentTarget } = event;
      if (currentTarget.hasPointerCapture(event.pointerId)) follow(currentTarget, event);
    },
    style: { touchAction: 'none' },
  } as const;
}

/** Goes where the hand is, once a frame however often the hand is told. */
function follow(element: SVGElement, { clientX, clientY }: OnScreen): void {
  const drag = drags.get(element);
  if (drag === undefined || (drag.last.clientX === clientX && drag.last.clientY === clientY))
    return;
  drag.last = { clientX, clientY };
  if (!drag.isOwed) draw(element, drag);
}

function draw(element: SVGElement, drag: Drag): void {
  const { last } = drag;
  drag.isOwed = true;
  // React would answer a move after the frame it comes just before.
  flushSync(() => dragged.get(element)?.(placed(last, drag.lying)));
  requestAnimationFrame(() => {
    drag.isOwed = false;
    setTimeout(() => {
      // Asked once the frame is made: before it, the question alone would have the page laid out.
      drag.lying = measured(element);
      if (drag.last !== last && !drag.isOwed) draw(element, drag);
    });
  });
}
