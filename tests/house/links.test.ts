import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

// Specification 9: prefetch is skipped on data-saver or 2g. One component knows this; no link may
// bypass it.
test('every link to a page is the site’s own', () => {
  const files = globSync('app/**/*.tsx', { cwd: root }).filter(
    (file) => file !== 'app/site-link.tsx',
  );
  expect(files.length).toBeGreaterThan(100);
  const importsLink = /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from 'react-router'/;
  expect(files.filter((file) => importsLink.test(readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  );
});
