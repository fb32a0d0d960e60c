import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '../../domain/staff/audit-actions.ts';

const root = join(import.meta.dirname, '..', '..');

test('every action that the audit log holds has words, a kind and an area', () => {
  const sources = globSync('server/**/*.ts', {
    cwd: root,
    exclude: (name) => name.includes('.test.'),
  });
  const logged = sources.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/command\(\s*\{([^}]*)\}/g)].flatMap(
      ([, terms = '']) =>
        /audit: '/.test(terms) ? (/name: '([^']+)'/.exec(terms)?.[1] ?? []) : [],
    ),
  );
  expect(logged.length).toBeGreaterThan(60);
  expect(logged.toSorted()).toEqual(Object.keys(AUDIT_ACTIONS).toSorted());
});
