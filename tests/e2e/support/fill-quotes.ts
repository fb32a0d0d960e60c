// Fills a data folder before its server starts: somebody staff, signed in, with one quote sent and
// one in draft. Prints the keys to them. Its environment is the server's. With --empty nothing is
// known of the company, and only the draft is there.
import { settingsOfProcess } from '../../../server/env.ts';
import { createSession } from '../../../server/identity/session.ts';
import { submitOffer } from '../../../server/offers/commands.ts';
import { draftQuote } from '../../../server/quotes/draft-quote.ts';
import { readQuote } from '../../../server/quotes/read-quote.ts';
import { sendQuote } from '../../../server/quotes/send-quote.ts';
import { createServices } from '../../../server/services.ts';
import { fillCompany } from '../../database/company-steps.ts';
import { valueOf } from '../../database/staff-steps.ts';
import { whoOf } from '../../../server/use-case/who.ts';

const services = await createServices(settingsOfProcess());
const { db, now } = services;
const uid = 'mette';
await db
  .insertInto('users')
  .values({ uid, google_sub: uid, name: 'Mette Holm', created_at: now().toISOString() })
  .execute();
await db.insertInto('admins').values({ uid, role: 'admin' }).execute();
const session = await createSession(db, { uid, way: 'issuer', now: now() });
const mette = whoOf({ uid, phone: null, sessionId: 's', role: 'admin' }, '192.0.2.7');

async function draft(number: number): Promise<string> {
  const request = {
    idempotencyKey: `quote-by-mail-${String(number).padStart(8, '0')}`,
    state: { lat: 56.15, lon: 10.2, address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' },
    name: 'Åse Sørensen',
    preferredContactMethod: 'email',
    email: `aase${number}@example.dk`,
    phone: '',
    preferredContactTime: 'morning',
    notes: '',
    consent: '2026-11-20',
  };
  const asked = await submitOffer(services, whoOf(null, '203.0.113.7'), { request }, 'da');
  const leadId = valueOf(asked).requestId;
  return valueOf(await draftQuote(services, mette, { leadId })).id;
}

const isEmpty = process.argv.includes('--empty');
const sentQuote = isEmpty ? { id: '', token: '' } : await sent();
const draftId = await draft(2);
await services.work.close();
await db.destroy();
process.stdout.write(
  `${JSON.stringify({ token: sentQuote.token, sentId: sentQuote.id, draftId, session })}\n`,
);

async function sent() {
  // A local server starts with an example.
  if ((await services.company()).number === 0) await fillCompany(services, mette);
  const sentId = await draft(1);
  const { version } = valueOf(await readQuote(services, mette, { id: sentId }));
  const pageUrl = (key: string) => new URL(`http://localhost/?${key}`);
  valueOf(await sendQuote(services, mette, { id: sentId, version, pageUrl }));
  const { token } = valueOf(await readQuote(services, mette, { id: sentId }));
  return { id: sentId, token };
}
