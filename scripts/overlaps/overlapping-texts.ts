import type { Page } from '@playwright/test';

/** Two texts that overlap, or one that leaves its card, as the page is now. */
export type Collision = { readonly kind: 'overlap' | 'outside'; readonly texts: readonly string[] };

/**
 * Checks the texts of every picture on the page: drawings and range bars. Letters are lower than
 * their line, so tightly set lines are no collision, nor is a touch of one pixel.
 */
export function collisionsOn(page: Page): Promise<readonly Collision[]> {
  return page.evaluate(() => {
    type Box = { text: string; left: number; right: number; top: number; bottom: number };
    /** The share of a line's height that is free above and below its letters. */
    const FREE = 0.18;
    const TOUCHES_PX = 1;

    function boxesIn(picture: Element): Box[] {
      const boxes: Box[] = [];
      const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || parent === null || parent.closest('title, desc, style') !== null)
          continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const free = (bottom - top) * FREE;
        if (right - left > 0)
          boxes.push({ text, left, right, top: top + free, bottom: bottom - free });
      }
      return boxes;
    }
    /** The nearest frame around it, or the page. */
    function cardOf(picture: Element): Element {
      for (let at = picture.parentElement; at !== null; at = at.parentElement) {
        if (Number.parseFloat(getComputedStyle(at).borderLeftWidth) > 0) return at;
      }
      return document.body;
    }
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCHES_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCHES_PX;

    const pictures = [...document.querySelectorAll('main svg, main [role=img]')].filter(
      (picture) => picture.parentElement?.closest('svg, [role=img]') === null,
    );
    const found: Collision[] = [];
    for (const picture of pictures) {
      const boxes = boxesIn(picture);
      const card = cardOf(picture);
      const { left, right } = card.getBoundingClientRect();
      for (const [index, box] of boxes.entries()) {
        const outsidePx = Math.max(left - box.left, box.right - right);
        if (outsidePx > TOUCHES_PX)
          found.push({ kind: 'outside', texts: [box.text, `by ${outsidePx.toFixed(0)} px`] });
        for (const other of boxes.slice(index + 1)) {
          if (overlap(box, other)) found.push({ kind: 'overlap', texts: [box.text, other.text] });
        }
      }
    }
    return found;
  });
}
