import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

// A checker that no longer reports must not look like a clean tree: each case plants one import in
// an empty copy of the project and expects the lint rule to find it, or to allow it.

const root = resolve(import.meta.dirname, '../..');

const TARGETS = [
  'engine/target.ts',
  'domain/target.ts',
  'words/target.ts',
  'server/target.ts',
  'server/db/migrations/target.ts',
  'app/ui/target.ts',
  'app/charts/target.ts',
  'app/features/one/target.ts',
  'app/features/two/target.ts',
  'app/forms/target.ts',
  'app/routes/target.ts',
  'app/pages.server.ts',
  'app/routes/loader.server.ts',
];

const FORBIDDEN: readonly [file: string, imports: string][] = [
  ['engine/planted.ts', '../domain/target.ts'],
  ['engine/planted.ts', 'zod/mini'],
  ['engine/planted.ts', 'node:fs'],
  ['domain/planted.ts', '../server/target.ts'],
  ['domain/planted.ts', 'kysely'],
  ['words/planted.ts', '../server/target.ts'],
  ['words/planted.ts', '../app/ui/target.ts'],
  ['words/planted.ts', 'react'],
  ['words/planted.ts', 'node:fs'],
  ['engine/planted.ts', '../words/target.ts'],
  ['domain/planted.ts', '../words/target.ts'],
  ['app/ui/planted.ts', '../../words/target.ts'],
  ['server/db/migrations/planted.ts', '../../target.ts'],
  ['server/db/migrations/planted.ts', '../../../domain/target.ts'],
  ['server/planted.ts', 'react'],
  ['server/planted.ts', 'react-router'],
  ['server/planted.ts', '../app/ui/target.ts'],
  ['app/ui/planted.ts', '../features/one/target.ts'],
  ['app/ui/planted.ts', 'react-router'],
  ['app/ui/planted.ts', '../../domain/target.ts'],
  ['app/charts/planted.ts', '../../server/target.ts'],
  ['app/charts/planted.ts', '../features/one/target.ts'],
  ['app/features/one/planted.ts', '../two/target.ts'],
  ['app/features/one/planted.ts', '../../routes/target.ts'],
  ['app/features/one/planted.ts', '../../../server/target.ts'],
  ['app/features/one/planted.ts', 'node:fs'],
  ['app/routes/planted.ts', '../../server/target.ts'],
  ['app/routes/planted.ts', 'kysely'],
  ['app/routes/planted.ts', 'node:fs'],
  ['app/features/one/planted.ts', '../../pages.server.ts'],
  ['app/features/one/planted.server.ts', '../../../server/target.ts'],
  ['app/forms/planted.ts', '../../server/target.ts'],
  ['app/forms/planted.ts', '../features/one/target.ts'],
  ['app/forms/planted.ts', '../pages.server.ts'],
  ['app/forms/planted.ts', 'node:fs'],
  ['app/ui/planted.ts', '../forms/target.ts'],
  ['app/ui/planted.server.ts', '../../server/target.ts'],
];

const ALLOWED: readonly [file: string, imports: string][] = [
  ['engine/planted.ts', './target.ts'],
  ['domain/planted.ts', '../engine/target.ts'],
  ['domain/planted.ts', 'zod/mini'],
  ['words/planted.ts', '../domain/target.ts'],
  ['server/planted.ts', '../engine/target.ts'],
  ['server/planted.ts', './db/migrations/target.ts'],
  ['server/db/migrations/planted.ts', 'kysely'],
  ['server/planted.ts', '../words/target.ts'],
  ['app/charts/planted.ts', '../../words/target.ts'],
  ['app/features/one/planted.ts', '../../../words/target.ts'],
  ['server/planted.ts', 'kysely'],
  ['app/ui/planted.ts', 'react'],
  ['app/charts/planted.ts', '../ui/target.ts'],
  ['app/features/one/planted.ts', '../../ui/target.ts'],
  ['app/features/one/planted.ts', './target.ts'],
  ['app/routes/planted.ts', '../features/one/target.ts'],
  ['app/routes/planted.ts', '../pages.server.ts'],
  ['app/routes/planted.ts', './loader.server.ts'],
  ['app/routes/planted.server.ts', '../../server/target.ts'],
  ['app/routes/planted.server.ts', 'node:fs'],
  ['app/pages.server.ts', '../server/target.ts'],
  ['app/features/one/planted.ts', '../../forms/target.ts'],
  ['app/forms/planted.ts', '../ui/target.ts'],
  ['app/forms/planted.server.ts', '../../server/target.ts'],
  ['app/forms/planted.server.ts', '../pages.server.ts'],
];

/** Two files that import each other, as a value or only for a type. */
const CIRCLES = [
  { name: 'values', line: "export { there as here } from './" },
  { name: 'types', line: "export type { There as Here } from './" },
];

const ROOMS = ['engine', 'domain', 'words', 'server', 'app'];

/** Every case in a separate file, so that one run of the checker reads them all. */
const planted = [...FORBIDDEN, ...ALLOWED].map(([file, imports], index) => ({
  file: file.replace('planted', `planted-${index}`),
  imports,
}));

type Findings = {
  readonly rooms: ReadonlyMap<string, number>;
  readonly circles: readonly string[];
};

/** The findings about rooms in each planted file, and the files found in a cycle. */
function lint(): Findings {
  const house = mkdtempSync(join(tmpdir(), 'solrig-house-'));
  const write = (file: string, text: string) => {
    const path = join(house, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  try {
    cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    cpSync(join(root, 'package.json'), join(house, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const target of TARGETS) write(target, 'export const target = 1;\n');
    for (const { file, imports } of planted)
      write(file, `import * as imported from '${imports}';\nexport const planted = imported;\n`);
    for (const { name, line } of CIRCLES) {
      write(`engine/${name}-one.ts`, `${line}${name}-two.ts';\n`);
      write(`engine/${name}-two.ts`, `${line}${name}-one.ts';\n`);
    }
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json', ...ROOMS], {
      cwd: house,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    const found = diagnostics.filter(({ code }) => code.startsWith('boundaries'));
    const rooms = new Map(
      planted.map(({ file }) => [file, found.filter(({ filename }) => filename === file).length]),
    );
    const circles = diagnostics.filter(({ code }) => code.includes('no-cycle'));
    return { rooms, circles: circles.map(({ filename }) => filename).sort() };
  } finally {
    rmSync(house, { recursive: true });
  }
}

describe('who may import whom', () => {
  let findings: Findings;
  beforeAll(() => {
    findings = lint();
  });
  const findingsOf = (index: number) => findings.rooms.get(planted[index]!.file);

  test.each(FORBIDDEN.map(([file, imports], index) => [file, imports, index] as const))(
    '%s may not import %s',
    (_file, _imports, index) => expect(findingsOf(index)).toBe(1),
  );

  test.each(ALLOWED.map(([file, imports], index) => [file, imports, index] as const))(
    '%s may import %s',
    (_file, _imports, index) => expect(findingsOf(FORBIDDEN.length + index)).toBe(0),
  );

  test('no two files import each other, not even for a type', () =>
    expect(findings.circles).toEqual(
      CIRCLES.flatMap(({ name }) => [`engine/${name}-one.ts`, `engine/${name}-two.ts`]).sort(),
    ));
});
