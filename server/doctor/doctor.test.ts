import { createServer } from 'node:http';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { testServices, testSettings, type TestServices } from '../testing/services.ts';
import type { Finding } from './finding.ts';
import { NO_COMPANY } from '../../domain/company/company.ts';
import { gapsOf } from '../../domain/company/duties.ts';
import { companyFindings, companyFindingsOf } from './company.ts';
import { backupFinding, databaseFindings, folderFindings } from './inside.ts';
import { clockFinding, outsideFindings } from './outside.ts';
import { signingFinding } from './signing.ts';

const opened: TestServices[] = [];
afterEach(async () => {
  for (const services of opened.splice(0)) await services.close();
});
async function open() {
  const services = await testServices();
  opened.push(services);
  return services.services;
}
const level = (findings: readonly Finding[], what: string) =>
  findings.find((finding) => finding.what === what)?.level;

test('a server that is well is found to be', async () => {
  const { settings } = await open();
  const findings = [...(await databaseFindings(settings)), ...(await folderFindings(settings))];
  expect(findings.filter((finding) => finding.level === 'wrong')).toEqual([]);
  expect(level(findings, 'database file')).toBe('fine');
});

test('messages that wait or were given up, and a database that is gone, are seen', async () => {
  const { settings, db } = await open();
  const row = {
    offer_id: null,
    contact_message_id: null,
    created_at: '2020-01-01T00:00:00.000Z',
    kind: 'mail' as const,
    purpose: 'test',
    locale: 'da',
    recipient: 'x@example.dk',
    subject: '',
    body_text: '',
    body_html: '',
    attempts: 0,
    next_attempt_at: '2020-01-01T00:00:00.000Z',
    expires_at: null,
    owner_uid: null,
    is_gathered: 0 as const,
  };
  await db
    .insertInto('outbox')
    .values({ ...row, id: 'a', status: 'pending' })
    .execute();
  await db
    .insertInto('outbox')
    .values({ ...row, id: 'b', status: 'dead' })
    .execute();
  const findings = await databaseFindings(settings);
  expect([level(findings, 'outbox'), level(findings, 'given up')]).toEqual(['watch', 'watch']);
  const gone = testSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(level(await databaseFindings(gone), 'database')).toBe('wrong');
});

test('a deployed server without backups is told so', async () => {
  const deployed = {
    APP_URL: 'https://solrig.example',
    SESSION_SECRET: 's'.repeat(40),
    MAIL: 'off',
    SMS: 'off',
    GOOGLE: 'off',
  };
  expect(await backupFinding(testSettings(deployed))).toMatchObject({ level: 'watch' });
  const { dataDir } = (await open()).settings;
  const empty = testSettings({ ...deployed, BACKUP_DIR: join(dataDir, 'backups') });
  expect(await backupFinding(empty)).toMatchObject({ level: 'watch' });
});

test.each([
  [[1_000, -90_000], 'fine'],
  [[-9_000], 'watch'],
  [[7_200_000, 7_201_000], 'wrong'],
] as const)('a clock that is %s ms ahead is %s', (aheadMs, expected) => {
  expect(clockFinding('clock', aheadMs).level).toBe(expected);
});

test('outside services that answer and that do not are told apart, and their clock is read', async () => {
  const server = createServer((_, answer) => {
    answer.setHeader('Date', new Date(Date.now() - 7_200_000).toUTCString());
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pvgis = (url: string) => outsideFindings(testSettings({ YIELD: 'pvgis', PVGIS_URL: url }));
  const there = await pvgis(`http://127.0.0.1:${port}`);
  server.close();
  expect([level(there, 'PVGIS'), level(there, 'clock, outside')]).toEqual(['fine', 'wrong']);
  const away = await pvgis('http://127.0.0.1:1');
  expect([level(away, 'PVGIS'), level(away, 'clock, outside')]).toEqual(['watch', undefined]);
});

test('a deployed site whose quotes cannot be signed online is told what lacks, and is not called wrong', () => {
  expect(signingFinding({ mode: 'deployed' })).toMatchObject({
    level: 'watch',
    says: expect.stringMatching(/delivery day/),
  });
  expect(signingFinding({ mode: 'local' }).level).toBe('fine');
});

test('each gap in the company’s facts is named, and what blocks quotes apart from what does not', async () => {
  const { settings } = await open();
  const [seeded, ...more] = await companyFindings(settings);
  expect(more).toEqual([]);
  expect(seeded).toMatchObject({ level: 'watch', says: expect.stringMatching(/eu-notice/) });
  const [blocks, warns] = companyFindingsOf(gapsOf(NO_COMPANY));
  expect(blocks?.says).toMatch(/no quote can be sent.*cvr.*withdrawal-form/);
  expect(warns?.says).toMatch(/authorisation.*eu-label/);
  expect(companyFindingsOf({ blocks: [], warns: [] })).toMatchObject([{ level: 'fine' }]);
});
