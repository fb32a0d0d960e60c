import type { Page } from '@playwright/test';

/** Texts of the page that nothing brings into sight: outside the window, or cut by what holds them. */
export function lostTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TOUCHES_PX = 2;
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      let [from, to, isExcused] = [0, width, false];
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        // A wide table scrolls in its box; some words are for screen readers, some for none.
        const isElsewhere = ['auto', 'scroll'].includes(overflowX) || clipPath !== 'none';
        if (isElsewhere || at.ariaHidden === 'true') isExcused = true;
        if (['hidden', 'clip'].includes(overflowX)) {
          const box = at.getBoundingClientRect();
          [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
        }
        if (position === 'fixed') break;
      }
      if (!isExcused && (left < from - TOUCHES_PX || right > to + TOUCHES_PX))
        lost.push(`${text.slice(0, 40)}: ${Math.round(left)}–${Math.round(right)} of ${width}`);
    }
    return lost;
  });
}
