import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { whoOf } from '../../server/use-case/who.ts';
import { requestAdminAccess } from '../../server/admin/request-access.ts';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { askForSignInCode } from '../../server/identity/request-code.ts';
import { readSession } from '../../server/identity/session.ts';
import { newBrowserToken } from '../../server/identity/sign-in-secrets.ts';
import { signIn } from '../../server/identity/sign-in.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { sendersOf } from '../../server/outbox/worker.ts';
import { deliverDue } from '../../server/outbox/deliver.ts';
import { openText } from '../../server/sealed-text.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { myDataZip } from '../../server/privacy/my-data-zip.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR, offerInput, VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { unzipSync } from 'fflate';
import {
  createShareLink,
  deleteReport,
  duplicateReport,
  mailReport,
  renameReport,
  saveCalculatorData,
  saveReport,
} from '../../server/testing/report-steps.ts';

// Each occurs nowhere else: where one is found, somebody's data are.
const PLANTED = {
  number: '23456701',
  name: 'Plantenavn Plantesen',
  email: 'planted-mail@plante.example',
  offerEmail: 'planted-offer@plante.example',
  contactEmail: 'planted-contact@plante.example',
  adminEmail: 'planted-admin@plante.example',
  address: 'Plantevænget 4711, 8000 Aarhus C',
  title: 'Plantetitel',
  copyTitle: 'Plantekopi',
  notes: 'Plantebemærkning om taget',
  message: 'Plantebesked til firmaet',
} as const;
/** Also as they may appear in JSON, in a query or in a body. */
const FOUND_BY = Object.values(PLANTED).flatMap((value) => [
  value,
  encodeURIComponent(value),
  JSON.stringify(value).slice(1, -1),
]);

const HOME = { lat: 56.17341, lon: 10.19283, address: PLANTED.address, peakPower: 6 };

/** What the audit log says was done there. */
const AUDITED = [
  'admin.request-access',
  'contact.send',
  'contact.send',
  'offer.submit',
  'offer.submit',
  'offer.submit',
  'report.copy',
  'report.delete',
  'report.mail',
  'report.rename',
  'report.save',
  'report.share',
  'session.begin',
];

let keys = 0;
const newKey = () => `planted-key-${String((keys += 1)).padStart(12, '0')}`;

async function signUp(services: Services) {
  const asked = {
    phone: PLANTED.number,
    browserToken: null,
    host: 'solrig.example',
    knownToken: null,
    trap: '',
    challenge: { token: '', proof: '' },
  };
  const sent = await askForSignInCode(services, whoOf(null, 'a'), asked, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
  const { body_text } = await services.db
    .selectFrom('outbox')
    .select('body_text')
    .where('purpose', '=', 'sign-in-code')
    .executeTakeFirstOrThrow();
  const code = /#(\d{6})/.exec(openText(body_text, services.secret) ?? '')?.[1] ?? '';
  const { browserToken, phone } = sent.value;
  const entered = await signIn(services, whoOf(null, 'a'), {
    phone,
    code,
    browserToken,
    oldSession: null,
    knownToken: newBrowserToken(),
  });
  if (!entered.ok) throw new Error(entered.error.kind);
  const signedIn = await readSession(services.db, entered.value, services.now());
  if (signedIn === null) throw new Error('not signed in');
  return signedIn;
}

/** Through every form of the site. */
async function plantEverywhere(services: Services) {
  const person = await signUp(services);
  const accepted = (result: { readonly ok: boolean } | null) => expect(result?.ok).toBe(true);
  const saved = await saveReport(services, person, {
    idempotencyKey: newKey(),
    state: HOME,
    title: PLANTED.title,
    person: { fullName: PLANTED.name, email: PLANTED.email },
  });
  if (saved === null || !saved.ok) throw new Error('not saved');
  const { reportId } = saved.value;
  accepted(
    await saveCalculatorData(services, person, {
      userPhoneNumber: PLANTED.number,
      fullName: PLANTED.name,
    }),
  );
  accepted(
    await renameReport(services, person, { reportId, version: 1, title: `${PLANTED.title} 2` }),
  );
  const copied = await duplicateReport(services, person, {
    reportId,
    idempotencyKey: newKey(),
    titleOf: () => PLANTED.copyTitle,
  });
  accepted(copied);
  if (copied.ok) accepted(await deleteReport(services, person, copied.value.reportId));
  accepted(await createShareLink(services, person, { reportId, days: 30 }));
  const sender = { locale: 'da', from: VISITOR, origin: 'http://localhost:3000' } as const;
  accepted(
    await mailReport(
      services,
      { idempotencyKey: newKey(), email: PLANTED.email, consent: '2026-11-20' },
      { kind: 'saved', owner: person, reportId },
      { ...sender, signedIn: person },
    ),
  );
  const offer = { idempotencyKey: newKey(), state: HOME, name: PLANTED.name, notes: PLANTED.notes };
  const asked = whoOf(person, '192.0.2.7');
  // From a report, by mail; without one; and by phone, before they ever signed in.
  accepted(
    await submitOffer(
      services,
      asked,
      { request: offerInput({ ...offer, email: PLANTED.offerEmail }), reportId },
      'da',
    ),
  );
  accepted(
    await submitOffer(
      services,
      asked,
      { request: offerInput({ ...offer, idempotencyKey: newKey(), email: PLANTED.offerEmail }) },
      'en',
    ),
  );
  accepted(
    await submitOffer(
      services,
      A_VISITOR,
      {
        request: offerInput({
          ...offer,
          idempotencyKey: newKey(),
          preferredContactMethod: 'phone',
          email: '',
          phone: PLANTED.number,
        }),
      },
      'da',
    ),
  );
  const contact = {
    name: PLANTED.name,
    email: PLANTED.contactEmail,
    topic: 'calculation',
    message: PLANTED.message,
  };
  accepted(
    await sendContactMessage(
      services,
      asked,
      { message: { ...contact, idempotencyKey: newKey() } },
      'da',
    ),
  );
  accepted(
    await sendContactMessage(
      services,
      A_VISITOR,
      { message: { ...contact, idempotencyKey: newKey(), phone: PLANTED.number } },
      'da',
    ),
  );
  expect((await requestAdminAccess(services, asked, { email: PLANTED.adminEmail })).ok).toBe(true);
  return person;
}

/** Every table with all its values, as text. */
async function wholeDatabase({ db }: Services): Promise<string> {
  const tables = await db.introspection.getTables();
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return `${name} ${JSON.stringify(rows)}`;
    }),
  );
  expect(contents.length).toBeGreaterThan(20);
  return contents.join('\n');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

const foundIn = (text: string) => FOUND_BY.filter((value) => text.includes(value));

export function plantedSuite(open: OpenServices): void {
  describe('values planted through every form', () => {
    test('are all in the user’s own data file, and nowhere after the erasure', async () => {
      const { services } = await open();
      const person = await plantEverywhere(services);
      await deliverDue(services, sendersOf(services));
      const planted = Object.values(PLANTED);
      const before = await wholeDatabase(services);
      for (const value of planted) expect(before, value).toContain(value);

      const chunks: Uint8Array[] = [];
      const zip = myDataZip(services, {
        person,
        locale: 'da',
        draw: () => Promise.resolve(new Uint8Array([1, 2, 3])),
      });
      if (zip === null) throw new Error('is being made already');
      for await (const chunk of zip) chunks.push(chunk);
      const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
      const data = Buffer.from(files['data.json']!).toString('utf8');
      for (const value of planted) expect(data, value).toContain(value);
      // The deleted copy is in the data; only visible reports are drawn.
      expect(Object.keys(files)).toHaveLength(3);
      expect((JSON.parse(data) as { reports: unknown[] }).reports).toHaveLength(2);
      expect(data).not.toMatch(/token_hash|code_mac|"body_/);

      await erasePerson(services, person);
      expect(foundIn(await wholeDatabase(services))).toEqual([]);
      expect(await wholeDatabase(services)).not.toContain(person.uid);
      // What was done stays, under a hash; who did it is recorded nowhere.
      const log = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(log.map(({ action }) => action).toSorted()).toEqual(AUDITED);
      for (const entry of log) {
        expect(entry).toMatchObject({ before: null, after: null });
        expect(entry.actor).toMatch(/^[\w-]{22}$/);
        expect(JSON.stringify(entry)).not.toContain(VISITOR.visitor);
      }
      const folder = services.settings.dataDir;
      const kept = filesIn(folder);
      if (services.settings.databaseUrl === null) expect(kept.length).toBeGreaterThan(1);
      for (const path of kept) {
        const text = readFileSync(path);
        const left = FOUND_BY.filter((value) => text.includes(value));
        expect({ path, left }).toEqual({ path, left: [] });
        expect(text.includes(person.uid), path).toBe(false);
      }
    });
  });
}
