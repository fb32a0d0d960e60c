import { describe, expect, test } from 'vitest';
import { findAsStaff } from '../../server/admin/find.ts';
import { closeLead, noteLead } from '../../server/leads/change-lead.ts';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import { referenceOf } from '../../server/reference.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR, asUser, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { person, saved } from './saved-reports.ts';
import { staffOf, valueOf } from './staff-steps.ts';

let keys = 0;

/** Somebody asks for an offer. @returns the lead, and the key to take it back */
async function asked(services: Services, changes: Readonly<Record<string, unknown>>) {
  keys += 1;
  const idempotencyKey = `find-key-${String(keys).padStart(12, '0')}`;
  const request = offerInput({ idempotencyKey, ...changes });
  const sent = valueOf(await submitOffer(services, A_VISITOR, { request }, 'da'));
  return { id: sent.requestId, token: sent.receiptToken };
}

/** @param open real services on the database under test */
export function findSuite(open: OpenServices): void {
  describe('what staff find by a few letters', () => {
    test('a lead by name, address, mail, phone and number, five at most, open ones first', async () => {
      const { services } = await open();
      const mette = await staffOf(services, 'mette');
      const lars = await asked(services, {
        name: 'Lars Damgaard',
        email: 'lars.d@example.com',
        preferredContactMethod: 'phone',
        phone: '20 30 40 50',
        state: { lat: 55.86, lon: 9.85, address: 'Kastanjevej 40, 8700 Horsens', postcode: '8700' },
      });
      const closed = await asked(services, { name: 'Lars Toft', email: 'toft@example.com' });
      const back = await asked(services, { name: 'Lars Skov', email: 'skov@example.com' });
      valueOf(await closeLead(services, mette, { id: closed.id, version: 1, reason: 'Solgt' }));
      await withdrawOffer(services, A_VISITOR, { token: back.token });
      const names = async (q: string) =>
        valueOf(await findAsStaff(services, mette, { q })).leads.map(({ name }) => name);
      for (const q of [
        'damg',
        'kastanjevej 40',
        'horsens',
        'lars.d@example.com',
        '20304050',
        '+45 20 30 40 50',
        referenceOf(lars.id).toLowerCase(),
      ])
        expect(await names(q), q).toEqual(['Lars Damgaard']);
      expect(await names('lars')).toEqual(['Lars Damgaard', 'Lars Skov', 'Lars Toft']);
      expect(await names('findes ikke')).toEqual([]);
      for (let more = 0; more < 5; more++)
        await asked(services, { name: `Lars ${more}`, email: `lars${more}@example.com` });
      const five = await names('lars');
      expect(five).toHaveLength(5);
      expect(five).not.toContain('Lars Toft');
    });

    test('a report by its number or postcode, and not by who saved it or where', async () => {
      const { services } = await open();
      const mette = await staffOf(services, 'mette');
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const ids = async (q: string) =>
        valueOf(await findAsStaff(services, mette, { q })).reports.map(({ id }) => id);
      expect(await ids(referenceOf(reportId))).toEqual([reportId]);
      expect(await ids('8000')).toEqual([reportId]);
      expect(await ids('20304050')).toEqual([]);
      for (let more = 0; more < 6; more++) await saved(services, owner);
      expect(await ids('8000')).toHaveLength(5);
    });

    test('under two letters the leads that one last did something to, the newest first and each once', async () => {
      const { services, advance } = await open();
      const mette = await staffOf(services, 'mette');
      const jonas = await staffOf(services, 'jonas');
      const ids: string[] = [];
      for (let at = 0; at < 7; at++) {
        const { id } = await asked(services, { name: `Nr ${at}`, email: `nr${at}@example.com` });
        advance(1000);
        valueOf(await noteLead(services, mette, { id, note: 'Ringede.' }));
        ids.push(id);
      }
      advance(1000);
      valueOf(await noteLead(services, mette, { id: ids[0]!, note: 'Igen.' }));
      valueOf(await noteLead(services, jonas, { id: ids[1]!, note: 'Jeg også.' }));
      const recent = valueOf(await findAsStaff(services, mette, { q: ' k' })).leads;
      expect(recent.map(({ name }) => name)).toEqual(['Nr 0', 'Nr 6', 'Nr 5', 'Nr 4', 'Nr 3']);
    });

    test('nobody but staff finds anything', async () => {
      const { services } = await open();
      await asked(services, { name: 'Lars Damgaard' });
      expect(await findAsStaff(services, A_VISITOR, { q: 'lars' })).toEqual({
        ok: false,
        error: { kind: 'signed-out' },
      });
      expect(
        await findAsStaff(services, asUser({ uid: 'owner', phone: null }), { q: 'lars' }),
      ).toEqual({
        ok: false,
        error: { kind: 'not-staff' },
      });
    });
  });
}
