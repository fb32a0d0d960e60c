import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/da', ''],
  ['/en.data', ''],
  ['/da/_.data', ''],
  ['/da/guide', '/guide'],
  ['/en/articles/anything-at-all', '/articles/:slug'],
  ['/en/guide.data', '/guide'],
  ['/da/never/heard/of', '/*'],
  ['/dada', '/*'],
  ['/', '/'],
  ['/wp-login.php', '/*'],
  ['/healthz', '/healthz'],
  ['/assets/root-abc.js', '/assets/*'],
  ['/api/v1/estimate', '/api/v1/estimate'],
  ['/api/v1/reports/0199-some-id', '/api/v1/reports/{id}'],
  ['/api/v2/estimate', '/api/*'],
])('%s counts as %s', (path, name) => expect(routeName(path)).toBe(name));
