const NEAR = '400px';

/**
 * Settles when a section that the server drew comes near the view, or gets the focus. Code that only
 * serves what is far down is fetched then; the server's drawing stands until it has come.
 */
export function whenNear(sectionId: string): Promise<void> {
  const section = typeof document === 'undefined' ? null : document.getElementById(sectionId);
  // On the server, and on a page that the browser draws itself, there is nothing to wait for.
  if (section === null) return Promise.resolve();
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
