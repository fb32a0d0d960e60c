import type { Page } from '@playwright/test';

/** Two texts that overlap, one that leaves its card or has a chart's line through it, or leaders that cross. */
export type Collision = {
  readonly kind: 'overlap' | 'outside' | 'crossed' | 'tangled';
  readonly texts: readonly string[];
};

/**
 * Checks every text in `main` as the page is now. Letters are lower than their line, so tightly set
 * lines are no collision, nor is a touch of one pixel. Left out: what nobody sees, what is scrolled
 * out of its own frame, and what is fixed to the window.
 */
export function collisionsOn(page: Page): Promise<readonly Collision[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Line = Box & { text: string; node: Node; parent: Element };
    /** The share of a line's height that is free above and below its letters. */
    const FREE = 0.18;
    const TOUCHES_PX = 1;
    /** Leaders, and dashed lines: nothing written may be struck out by them. */
    const STRIKES = '.chart-leader, line[stroke-dasharray], path[stroke-dasharray]';
    const STEP_PX = 3;

    const frames = new Map<Element, Box | null>();
    /** The part of the page in which something can be seen; null: nowhere. */
    function frameOf(element: Element): Box | null {
      const known = frames.get(element);
      if (known !== undefined) return known;
      const around =
        element.parentElement === null
          ? { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
          : frameOf(element.parentElement);
      const frame = around && within(element, around);
      frames.set(element, frame);
      return frame;
    }
    function within(element: Element, around: Box): Box | null {
      const { position, clipPath, overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (position === 'fixed' || position === 'sticky') return null;
      // Only for screen readers.
      if (clipPath !== 'none' || (overflowX === 'hidden' && box.width <= 1)) return null;
      if (element.localName === 'body' || element.localName === 'html') return around;
      const cutsX = overflowX !== 'visible';
      const cutsY = overflowY !== 'visible';
      return {
        left: cutsX ? Math.max(around.left, box.left) : around.left,
        right: cutsX ? Math.min(around.right, box.right) : around.right,
        top: cutsY ? Math.max(around.top, box.top) : around.top,
        bottom: cutsY ? Math.min(around.bottom, box.bottom) : around.bottom,
      };
    }
    function linesIn(root: Element): Line[] {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || parent === null) continue;
        if (parent.closest('title, desc, style, script, noscript, option') !== null) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const frame = frameOf(parent);
        if (frame === null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const free = (rect.bottom - rect.top) * FREE;
          const left = Math.max(rect.left, frame.left);
          const right = Math.min(rect.right, frame.right);
          const top = Math.max(rect.top + free, frame.top);
          const bottom = Math.min(rect.bottom - free, frame.bottom);
          if (right > left && bottom > top)
            lines.push({ text, node, parent, left, right, top, bottom });
        }
      }
      return lines;
    }
    /** The nearest frame around it, or the page. */
    function cardOf(element: Element): Element {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { borderLeftWidth, display, overflowX } = getComputedStyle(at);
        if (overflowX !== 'visible') return at;
        if (Number.parseFloat(borderLeftWidth) > 0 && display !== 'inline') return at;
      }
      return document.body;
    }
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCHES_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCHES_PX;

    function overlapsAmong(lines: readonly Line[]): Collision[] {
      const sorted = lines.toSorted((a, b) => a.top - b.top);
      return sorted.flatMap((line, index) => {
        const found: Collision[] = [];
        for (let at = index + 1; at < sorted.length && sorted[at]!.top < line.bottom; at++) {
          const other = sorted[at]!;
          if (other.node !== line.node && overlap(line, other))
            found.push({ kind: 'overlap', texts: [line.text, other.text] });
        }
        return found;
      });
    }
    function outsideOfCards(lines: readonly Line[]): Collision[] {
      return lines.flatMap((line) => {
        const card = cardOf(line.parent).getBoundingClientRect();
        const outsidePx = Math.max(card.left - line.left, line.right - card.right);
        return outsidePx > TOUCHES_PX
          ? [{ kind: 'outside', texts: [line.text, `by ${outsidePx.toFixed(0)} px`] }]
          : [];
      });
    }
    /** Points along a drawn line, as the page shows them. */
    function pointsOf(shape: SVGGeometryElement): DOMPoint[] {
      const onPage = shape.getScreenCTM();
      if (onPage === null || !shape.checkVisibility()) return [];
      const length = shape.getTotalLength();
      return Array.from({ length: Math.floor(length / STEP_PX) + 1 }, (_, step) =>
        shape.getPointAtLength(step * STEP_PX).matrixTransform(onPage),
      );
    }
    function crossedIn(lines: readonly Line[]): Collision[] {
      return [...document.querySelectorAll('main .chart-frame svg')].flatMap((picture) => {
        const own = lines.filter(({ parent }) => picture.contains(parent));
        if (own.length === 0) return [];
        const points = [...picture.querySelectorAll<SVGGeometryElement>(STRIKES)].flatMap(pointsOf);
        const isStruck = ({ left, right, top, bottom }: Line) =>
          points.some(({ x, y }) => x > left + 2 && x < right - 2 && y > top + 1 && y < bottom - 1);
        return own
          .filter(isStruck)
          .map(({ text }) => ({ kind: 'crossed' as const, texts: [text] }));
      });
    }

    /** Leaders that cross, each said by where it begins. */
    function tangledIn(): Collision[] {
      return [...document.querySelectorAll('main .chart-frame svg')].flatMap((picture) => {
        const leaders = [...picture.querySelectorAll<SVGGeometryElement>('.chart-leader')]
          .map(pointsOf)
          .filter((points) => points.length > 1);
        return leaders.flatMap((leader, index) =>
          leaders
            .slice(index + 1)
            .filter((other) => areCrossed(leader, other))
            .map((other) => ({
              kind: 'tangled' as const,
              texts: [leader, other].map((at) => `${Math.round(at[0]!.x)},${Math.round(at[0]!.y)}`),
            })),
        );
      });
    }
    /** Whether two straight leaders cross, by the sides on which their ends lie. */
    function areCrossed(one: readonly DOMPoint[], other: readonly DOMPoint[]): boolean {
      const [a, b, c, d] = [one[0]!, one.at(-1)!, other[0]!, other.at(-1)!];
      const side = (from: DOMPoint, to: DOMPoint, at: DOMPoint) =>
        (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }

    const lines = [...document.querySelectorAll('main')].flatMap(linesIn);
    return [...overlapsAmong(lines), ...outsideOfCards(lines), ...crossedIn(lines), ...tangledIn()];
  });
}
