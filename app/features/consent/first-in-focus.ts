const SKIP_LINK = 'a[href="#content"]';

/**
 * Leads the first Tab of a page into the box, which comes last in it, and from the box's end to the
 * page's beginning. A positive tabindex would affect every later Tab as well.
 * @returns a function that stops it
 */
export function putFirstInFocus(box: HTMLElement): () => void {
  let isUntouched = true;
  const touched = () => void (isUntouched = false);
  const lead = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const stops = [...box.querySelectorAll<HTMLElement>('button, a[href]')];
    const isAtEnd = document.activeElement === stops.at(-1);
    const next = isAtEnd ? document.querySelector<HTMLElement>(SKIP_LINK) : stops[0];
    if (next === null || next === undefined || !(isAtEnd || isUntouched)) return;
    event.preventDefault();
    next.focus();
  };
  document.addEventListener('keydown', lead);
  document.addEventListener('focusin', touched);
  document.addEventListener('pointerdown', touched);
  return () => {
    document.removeEventListener('keydown', lead);
    document.removeEventListener('focusin', touched);
    document.removeEventListener('pointerdown', touched);
  };
}
