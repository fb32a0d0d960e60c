const ADDRESS_FIELD = '[data-address-field]';
/** Suggestions open where the box lies. */
const SUGGESTING = "[aria-expanded='true']";

/**
 * Hides the box while it would cover an address field, beside which a small screen has no room. A
 * few pixels of scrolling bring it back, and until there is an answer nothing is measured.
 * @returns a function that stops it
 */
export function leaveRoomForAddress(box: HTMLElement): () => void {
  const look = () => {
    const own = box.getBoundingClientRect();
    const isOver = [...document.querySelectorAll(ADDRESS_FIELD)].some((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return (
        field.querySelector(SUGGESTING) !== null ||
        (left < own.right && right > own.left && top < own.bottom && bottom > own.top)
      );
    });
    const isInUse = box.contains(document.activeElement);
    box.style.visibility = isOver && !isInUse ? 'hidden' : '';
  };
  look();
  // The height changes with the page: a new one may have an address field where the last had none.
  const pageSize = new ResizeObserver(look);
  pageSize.observe(document.body);
  const suggestions = new MutationObserver(look);
  suggestions.observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  return () => {
    pageSize.disconnect();
    suggestions.disconnect();
    removeEventListener('scroll', look);
    removeEventListener('resize', look);
    box.style.visibility = '';
  };
}
