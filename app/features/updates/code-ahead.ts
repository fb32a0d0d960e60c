import { connectionHere, fetchesAhead } from '../../slow-connection.ts';
import './router-seen.ts';

/** How long the hand has to rest before anything is fetched. */
const REST_MS = 300;

/**
 * Comes with the visitor's first touch, see app/after-load.ts: fetches, one file after the other while nothing else is to
 * be done, all code that the page may still ask for (scripts/vite/code-ahead.ts lists it). From then on a lost connection
 * takes no part of the page away. Files are fetched into the browser's memory, not run: a module that could not be loaded
 * would be remembered as such.
 */
async function bringCodeAhead(): Promise<void> {
  const rest = handAtRest();
  const brought = new Set(
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const fetchOnce = async (file: string) => {
    if (brought.has(file)) return null;
    await rest();
    const answer = await fetch(file, { priority: 'low' });
    // Read to its end: only then is it kept.
    const text = await answer.text();
    brought.add(file);
    return answer.ok ? text : null;
  };
  for (;;) {
    const page = pageNow();
    try {
      for (const list of listsNow()) {
        const files = JSON.parse((await fetchOnce(list)) ?? '[]') as readonly string[];
        for (const file of files) if (pageNow() === page) await fetchOnce(file);
      }
      await anotherPage(page);
    } catch {
      const online = new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
      await Promise.race([online, anotherPage(page)]);
    }
  }
}

// First, and apart: with its words the page would name more files in its first load.
void import('./hold-page.ts').then(
  ({ holdPage }) => holdPage(),
  () => undefined,
);
if (fetchesAhead(connectionHere())) void bringCodeAhead();

function matches() {
  return window.__reactRouterDataRouter?.state.matches ?? [];
}

function pageNow(): string {
  return matches()
    .map(({ route }) => route.id)
    .join();
}

/** Beside the code that every page begins with, and beside that of each of its routes. */
function listsNow(): readonly string[] {
  const manifest = window.__reactRouterManifest;
  const modules = matches().map(({ route }) => manifest?.routes[route.id]?.module);
  return [...modules.toReversed(), manifest?.entry.module].flatMap(
    (module) => module?.replace(/\.js$/, '.ahead.json') ?? [],
  );
}

function anotherPage(page: string): Promise<void> {
  if (pageNow() !== page) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = window.__reactRouterDataRouter?.subscribe(() => {
      if (pageNow() === page) return;
      stop?.();
      resolve();
    });
  });
}

/** @returns settles when nothing was pressed or dragged a moment ago, and the browser has time */
function handAtRest(): () => Promise<void> {
  let atMs = performance.now();
  const note = (event: Event) => {
    // A pointer that only passes over the page does nothing with it.
    if (!(event instanceof PointerEvent) || event.buttons > 0) atMs = performance.now();
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(type, note, { capture: true, passive: true });
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  return () =>
    new Promise((resolve) => {
      const look = () => {
        const leftMs = atMs + REST_MS - performance.now();
        if (leftMs > 0) setTimeout(look, leftMs);
        else whenIdle(() => resolve());
      };
      look();
    });
}
