import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { withOwnRoutes } from './own-routes.server.ts';

const IDS = {
  '/': ['root', 'index'],
  '/da': ['root', 'da:'],
  '/da/calculator': ['root', 'da:calculator'],
  '/da/calculator/report': ['root', 'da:calculator/report'],
  '/en': ['root', 'en:'],
};
const matchesOf = (path: keyof typeof IDS) => IDS[path].map((id) => ({ route: { id } }));

test('a page is drawn from its own routes and those above it, each address looked up once', () => {
  const asked: unknown[] = [];
  const routes = Object.fromEntries(
    Object.values(IDS)
      .flat()
      .map((id) => [id, { id, path: id.replace(':', '/') }]),
  );
  const context = {
    manifest: { routes, version: '1' },
    staticHandlerContext: {
      location: { pathname: '/da/calculator/report' },
      matches: matchesOf('/da/calculator/report'),
      _match: (path: keyof typeof IDS) => {
        asked.push(path);
        return matchesOf(path);
      },
    },
  } as unknown as EntryContext;
  withOwnRoutes(context);
  const own = withOwnRoutes(context);
  expect(Object.keys(own.manifest.routes).toSorted()).toEqual(
    ['root', 'index', 'da:', 'da:calculator', 'da:calculator/report'].toSorted(),
  );
  expect(own.manifest.routes['root']).toBe(routes['root']);
  expect(own.manifest.version).toBe('1');
  expect(own.staticHandlerContext._match('/da')).toEqual(matchesOf('/da'));
  expect(asked).toEqual(['/', '/da', '/da/calculator']);
  expect(Object.keys(context.manifest.routes)).toHaveLength(6);
});

test('however long an address is, no more addresses above it are looked up than routes are deep', () => {
  const asked: unknown[] = [];
  const routes = {
    root: { id: 'root', path: '' },
    'en:legal': { id: 'en:legal', path: 'en/legal/*', parentId: 'root' },
    'en:rest': { id: 'en:rest', path: 'en/*', parentId: 'root' },
  };
  const context = {
    manifest: { routes },
    staticHandlerContext: {
      location: { pathname: `/en/legal${'/a'.repeat(7500)}` },
      matches: [{ route: routes.root }],
      _match: (path: string) => {
        asked.push(path);
        return [{ route: path.startsWith('/en/legal') ? routes['en:legal'] : routes['en:rest'] }];
      },
    },
  } as unknown as EntryContext;
  const { manifest, staticHandlerContext } = withOwnRoutes(context);
  expect(Object.keys(manifest.routes)).toEqual(expect.arrayContaining(['en:rest', 'en:legal']));
  // As the router does for every address above.
  for (const parts of [1, 2, 3, 100, 7499])
    expect(staticHandlerContext._match(`/en/legal${'/a'.repeat(parts)}`)).toHaveLength(1);
  expect(asked).toEqual(['/en', '/en/legal', '/en/legal/a', '/en/legal/a/a']);
});
