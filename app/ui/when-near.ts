const NEAR = '400px';

/**
 * Settles when a server-drawn section comes near the view, or gets the focus. Only then is code
 * fetched that serves just that section; the server's drawing stays until it has loaded.
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
