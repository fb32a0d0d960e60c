import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { newId } from '../server/db/new-id.ts';
import { readSettings } from '../server/env.ts';
import { createSession } from '../server/identity/session.ts';
import { sessionCookie } from '../server/identity/session-cookie.ts';
import { freeze, keepFrozen, listColumns } from '../server/reports/freeze.ts';
import { createServices, type Services } from '../server/services.ts';
import { HOUSE } from '../server/work/asker.ts';
import { serveBuilt, type BuiltSite } from './serve-built.ts';

/** Different roofs, so that their reports differ too. */
const ROOFS = 50;
/** How often another visitor asks. */
const PAUSE_MS = 5;

export type OwnDataSite = {
  readonly site: BuiltSite;
  /** Fetches one user's data once, with or without another visitor who keeps asking for a page. */
  readonly fetchZip: (hasVisitor: boolean) => Promise<FetchedZip>;
  readonly stop: () => Promise<void>;
};

export type FetchedZip = {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly cpuMs: number;
  /** Memory the server holds afterwards. */
  readonly memoryMb: number;
  readonly megabytes: number;
  readonly papers: number;
  /** How long another visitor waited for a page meanwhile. */
  readonly waitsMs: readonly number[];
};

/** Serves the built pages to a user with this many saved reports. */
export async function serveOwner(reports: number): Promise<OwnDataSite> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-bench-'));
  const environment = { DATA_DIR: folder, YIELD: 'builtin', LOG_LEVEL: 'error' };
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(settings.error.problems.join(' '));
  const services = await createServices(settings.value);
  const token = await storeOwner(services, reports);
  await services.work.close();
  await services.db.destroy();
  const site = await serveBuilt({ ...environment, TRUSTED_PROXY: '1' });
  const cookie = sessionCookie(token, false).split(';')[0] ?? '';
  return {
    site,
    fetchZip: (hasVisitor) => fetchZip(site, cookie, hasVisitor),
    stop: () => site.stop().finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** @returns the session's token */
async function storeOwner(services: Services, reports: number): Promise<string> {
  const now = new Date();
  const uid = newId(now);
  const user = { uid, phone: '+4520123456', google_sub: null, email: null, name: null };
  await services.db
    .insertInto('users')
    .values({ ...user, created_at: now.toISOString() })
    .execute();
  for (let index = 0; index < reports; index++) {
    const frozen = await freeze(services, HOUSE, {
      lat: 56.157,
      lon: 10.211,
      postcode: '8000',
      address: `Eksempelvej ${1 + index}, 8000 Aarhus C`,
      interestedInBattery: true,
      slope: 15 + (index % ROOFS),
    });
    if (!frozen.ok) throw new Error(JSON.stringify(frozen.error));
    const at = new Date(now.getTime() - (reports - index) * 60_000);
    await services.db.transaction().execute(async (transaction) =>
      transaction
        .insertInto('reports')
        .values({
          report_id: newId(at),
          owner_uid: uid,
          created_at: at.toISOString(),
          version: 1,
          ...listColumns(frozen.value),
          calculation_id: await keepFrozen(transaction, frozen.value, at),
        })
        .execute(),
    );
  }
  return createSession(services.db, { uid, way: 'phone-code', now });
}

async function fetchZip(site: BuiltSite, cookie: string, hasVisitor: boolean): Promise<FetchedZip> {
  const meanwhile = new AbortController();
  if (!hasVisitor) meanwhile.abort();
  const others = pageWaits(`${site.url}/da/guide`, meanwhile.signal);
  const cpuBefore = await site.cpuMs();
  const download = await downloadZip(site.url, cookie).finally(() => meanwhile.abort());
  const cpuMs = (await site.cpuMs()) - cpuBefore;
  return { ...download, cpuMs, memoryMb: await site.memoryMb(), waitsMs: await others };
}

async function downloadZip(url: string, cookie: string) {
  const start = performance.now();
  const answer = await fetch(`${url}/da/account/my-data.zip`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: url, 'X-Forwarded-For': '2001:db8::1' },
    redirect: 'manual',
  });
  if (answer.status !== 200 || answer.body === null) throw new Error(`answered ${answer.status}`);
  let firstByteMs = Number.NaN;
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) {
    if (chunks.length === 0) firstByteMs = performance.now() - start;
    chunks.push(chunk);
  }
  const wholeMs = performance.now() - start;
  const zip = Buffer.concat(chunks);
  const papers = Object.keys(unzipSync(new Uint8Array(zip))).filter((name) =>
    name.endsWith('.pdf'),
  ).length;
  return { firstByteMs, wholeMs, megabytes: zip.length / 1e6, papers };
}

/** How long a page takes, requested again and again until told to stop [ms]. */
export async function pageWaits(url: string, signal: AbortSignal): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let asked = 0; !signal.aborted; asked++) {
    const start = performance.now();
    // Each from its own address, as behind a proxy: nobody may ask this often.
    const headers = { 'X-Forwarded-For': `2001:db8:1:${asked.toString(16)}::1` };
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return waits;
}
