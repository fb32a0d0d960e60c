import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport, readExportFile, unknownCollections } from './export-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solrig-export-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refused = (reason: unknown) => ({ ok: false, error: { kind: 'unreadable', reason } });

test.each([
  ['', /^The file is not JSON: /],
  ['no json', /^The file is not JSON: /],
  ['{"users": [{"phone": "+4520304050" "uid": 1}]}', /^The file is not JSON: (?!.*2030)/],
  ['[]', 'The file is a list, not one JSON object.'],
  ['null', 'The file is null, not one JSON object.'],
  ['"users"', 'The file is a string, not one JSON object.'],
  ['{"users": {}}', '"users" is an object, not a list of users.'],
  ['{"users": null}', '"users" is null, not a list of users.'],
  ['{"reports": []}', '"reports" is a list, not a map of ids to documents.'],
  ['{"users": [], "admins": 7}', '"admins" is a number, not a map of ids to documents.'],
  ['{"something": {}}', 'The file holds no users and none of the collections.'],
])('the file %s is no export', (text, reason) => {
  const words = typeof reason === 'string' ? reason : expect.stringMatching(reason);
  expect(readExport(text)).toMatchObject(refused(words));
});

test('a file that is too large, not there, a folder or in another encoding is told as such', () => {
  const large = join(folder, 'large.json');
  writeFileSync(large, '');
  truncateSync(large, 1024 ** 3);
  const latin = join(folder, 'latin.json');
  writeFileSync(latin, Buffer.from('{"users":[{"uid":"æ"}]}', 'latin1'));
  const told = (path: string) => {
    const file = readExportFile(path);
    return file.ok ? null : file.error.reason.replaceAll(folder, '');
  };
  expect(told(large)).toBe('/large.json has 1024 MB; 200 MB are read at most. Split it.');
  expect(told(join(folder, 'none.json'))).toBe("/none.json can't be read (ENOENT).");
  expect(told(folder)).toBe(" can't be read (EISDIR).");
  expect(told(latin)).toBe('The file is not UTF-8 text.');
});

test('a mark of the encoding at its beginning is none of the text', () => {
  const path = join(folder, 'marked.json');
  writeFileSync(path, '\uFEFF{"users": []}');
  expect(readExportFile(path)).toMatchObject({ ok: true, value: { users: [] } });
});

test('a key that is a word of the language is a key', () => {
  const file = readExport('{"users": [], "__proto__": {"reports": {}}, "constructor": {}}');
  if (!file.ok) throw new Error(file.error.reason);
  expect(unknownCollections(file.value)).toEqual(['__proto__', 'constructor']);
  expect(file.value.reports).toBeUndefined();
});
