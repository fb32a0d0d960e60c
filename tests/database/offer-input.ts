import { clientGroups } from '../../server/http/client-address.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';

/** Somebody who sends things, with an address reserved for documentation. */
export const VISITOR = clientGroups('203.0.113.7');
/** The same person, as a use case sees them. */
export const A_VISITOR: Who = whoOf(null, '203.0.113.7');

/** A user who asks from there. */
export function asUser({
  uid,
  phone,
}: {
  readonly uid: string;
  readonly phone: string | null;
}): Who {
  return whoOf({ uid, phone, sessionId: 'session', role: null }, '203.0.113.7');
}

/** A complete request, as the form sends it. */
export function offerInput(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    idempotencyKey: 'test-key-0000000000000001',
    state: { lat: 56.15, lon: 10.2, address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' },
    name: 'Åse Sørensen',
    preferredContactMethod: 'email',
    email: 'aase@example.dk',
    phone: '',
    preferredContactTime: 'morning',
    notes: 'Taget er fra 2019.',
    consent: '2026-11-20',
    ...changes,
  };
}

/** A request that is sent. */
export function submit(services: Services, changes: Readonly<Record<string, unknown>> = {}) {
  return submitOffer(services, A_VISITOR, { request: offerInput(changes) }, 'da');
}
