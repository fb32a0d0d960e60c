const NEAR = '400px';

/**
 * Settles when a section that the server drew comes near the view, or gets the focus. Code that only
 * serves what is far down is fetched then; the server's drawing stands until it has come.
 */
export function whenNear(section: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    watch.observe(section);
    section.addEventListener('focusin', () => resolve(), { once: true });
  });
}
