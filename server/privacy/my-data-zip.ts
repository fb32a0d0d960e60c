import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Selectable } from 'kysely';
import type { SignedIn } from '../identity/session.ts';
import { decodeJson } from '../db/json.ts';
import type { ReportTable } from '../db/tables.ts';
import { specifiedReportOf } from '../reports/specified-report.ts';
import type { Services } from '../services.ts';
import { personalData } from './my-data.ts';

/** Reports read and written at a time: many are never in memory together. */
const BATCH = 20;
/** What stands of a report on paper. Of one that can't be drawn the data are there all the same. */
export type DrawReport = (reportId: string) => Promise<Uint8Array | null>;

type StoredReport = Selectable<ReportTable>;
type Person = Pick<SignedIn, 'uid' | 'phone'>;

/** Whose file is being made here: drawing many reports is work, and one press is enough. */
const inTheMaking = new Set<string>();

/**
 * One's own data as a zip: `data.json` with everything, and each report as a PDF. Sent while it is made.
 * @returns null: one is on its way already
 */
export function myDataZip(
  services: Services,
  person: Person,
  draw: DrawReport,
): ReadableStream<Uint8Array> | null {
  const { uid } = person;
  if (inTheMaking.has(uid)) return null;
  inTheMaking.add(uid);
  const parts = zipped(services, person, draw);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done !== true) return controller.enqueue(value);
        inTheMaking.delete(uid);
        controller.close();
      } catch (error) {
        inTheMaking.delete(uid);
        throw error;
      }
    },
    async cancel() {
      inTheMaking.delete(uid);
      await parts.return(undefined);
    },
  });
}

async function* zipped(
  services: Services,
  person: Person,
  draw: DrawReport,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  const take = () => made.splice(0);
  const drawn: string[] = [];
  const json = new ZipDeflate('data.json', { level: 6 });
  json.mtime = services.now();
  zip.add(json);
  for await (const text of dataAsJson(services, person, (id) => drawn.push(id))) {
    json.push(new TextEncoder().encode(text));
    yield* take();
  }
  json.push(new Uint8Array(), true);
  for (const reportId of drawn) {
    const pdf = await draw(reportId);
    if (pdf === null) continue;
    const file = new ZipPassThrough(`reports/${reportId}.pdf`);
    file.mtime = services.now();
    zip.add(file);
    file.push(pdf, true);
    yield* take();
  }
  zip.end();
  yield* take();
}

async function* dataAsJson(
  services: Services,
  person: Person,
  onReport: (reportId: string) => void,
): AsyncGenerator<string> {
  const data = await personalData(services, person);
  const head = JSON.stringify(
    { format: 'solrig-my-data', madeAt: services.now().toISOString(), ...data },
    null,
    1,
  );
  yield `${head.slice(0, -2)},\n "reports": [`;
  let isFirst = true;
  for await (const row of reportsOf(services, person.uid)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(reportData(row))}`;
    if (row.deleted_at === null) onReport(row.report_id);
    isFirst = false;
  }
  yield ']}\n';
}

/** With the whole result, and also one that was deleted and can still be had back. */
function reportData(row: StoredReport) {
  return {
    ...specifiedReportOf(row),
    deletedAt: row.deleted_at,
    sharedUntil: row.share_token_hash === null ? null : row.share_expires_at,
    result: decodeJson(row.result),
  };
}

async function* reportsOf({ db }: Services, uid: string): AsyncGenerator<StoredReport> {
  let after: StoredReport | undefined;
  for (;;) {
    let query = db
      .selectFrom('reports')
      .selectAll()
      .where('owner_uid', '=', uid)
      .orderBy('created_at')
      .orderBy('report_id')
      .limit(BATCH);
    const last = after;
    if (last !== undefined) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'report_id'), '>', tuple(last.created_at, last.report_id)),
      );
    }
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
