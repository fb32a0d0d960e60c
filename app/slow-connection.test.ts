import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from './slow-connection.ts';

// Specification 9: prefetch is skipped on data-saver or 2g connections.
const CONNECTIONS: readonly [Connection | undefined, boolean][] = [
  [{ saveData: true }, false],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g', saveData: false }, false],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '4g' }, true],
  [{}, true],
  [undefined, true],
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each(CONNECTIONS)('%j', (connection, isFetched) => {
  test(`a link's page is ${isFetched ? '' : 'not '}fetched ahead`, async () => {
    vi.stubGlobal('navigator', { connection });
    const { prefetchHere } = await import('./site-link.tsx');
    expect(prefetchHere()).toBe(isFetched ? 'intent' : 'none');
  });

  test(`the page's later code is ${isFetched ? '' : 'not '}fetched ahead`, async () => {
    const fetched: string[] = [];
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('window', {
      __reactRouterDataRouter: {
        state: { matches: [{ route: { id: 'home' } }] },
        subscribe: () => () => undefined,
      },
      __reactRouterManifest: {
        routes: { home: { module: '/assets/home.js' } },
        entry: { module: '/assets/entry.js' },
      },
      requestIdleCallback: (act: () => void) => setTimeout(act),
      addEventListener: () => undefined,
    });
    vi.stubGlobal('document', { addEventListener: () => undefined });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('fetch', (file: string) => {
      fetched.push(file);
      return Promise.resolve(new Response('[]'));
    });
    await import('./features/updates/code-ahead.ts');
    // Its first file waits until the hand has rested for 300 ms.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(fetched.length > 0).toBe(isFetched);
  });
});
