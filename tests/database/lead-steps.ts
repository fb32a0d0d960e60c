// What tests of leads begin with: staff, somebody who asks for an offer, and what a list shows then.
import { NO_LEAD_SEARCH, type LeadSearch } from '../../domain/staff/leads.ts';
import { listLeads } from '../../server/leads/list-leads.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';

export const staffWho = (uid: string): Who =>
  whoOf({ uid, phone: null, sessionId: uid, role: 'admin' }, '192.0.2.7');
export const mette = staffWho('mette');

export async function withStaff(services: Services): Promise<void> {
  for (const name of ['mette', 'jonas']) {
    await services.db
      .insertInto('users')
      .values({ uid: name, name, created_at: services.now().toISOString() })
      .execute();
    await services.db.insertInto('admins').values({ uid: name, role: 'admin' }).execute();
  }
}

let keys = 0;

/**
 * Somebody asks for an offer.
 * @returns the lead it became, and the key to the request
 */
export async function asked(services: Services, changes: Readonly<Record<string, unknown>> = {}) {
  keys += 1;
  const idempotencyKey = `lead-key-${String(keys).padStart(12, '0')}`;
  const request = offerInput({ idempotencyKey, ...changes });
  const sent = await submitOffer(services, A_VISITOR, { request }, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
  return { id: sent.value.requestId, token: sent.value.receiptToken };
}

export async function found(services: Services, search: Partial<LeadSearch>, who = mette) {
  const page = await listLeads(services, who, {
    search: { ...NO_LEAD_SEARCH, ...search },
    after: null,
  });
  if (!page.ok) throw new Error(page.error.kind);
  return page.value.rows.map(({ name }) => name);
}

export async function leadOf(services: Services, id: string) {
  const read = await readLead(services, mette, { id });
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

export const place = (address: string, postcode: string) => ({
  state: { lat: 56.15, lon: 10.2, address, postcode },
});
