import { describe, expect, test } from 'vitest';
import { MAIL_CONSENT_VERSION, OFFER_CONSENT_VERSION } from '../../domain/consent-versions.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { keepConsentTexts } from '../../server/privacy/consent-texts.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { A_VISITOR, asUser, offerInput, VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { mailReport } from '../../server/testing/report-steps.ts';

const VERSION = OFFER_CONSENT_VERSION;
// As they appear beside the boxes.
const BY_EMAIL =
  'Solrig må gemme mine oplysninger og kontakte mig på e-mail om dette tilbud. Jeg kan trække mit ja tilbage når som helst.';
const BY_PHONE_ENGLISH =
  'Solrig may store my details and contact me by phone about this quote. I can take back my consent at any time.';
const MAILED = 'Ja, I må bruge min e-mail til at sende mig linket. Den bruges ikke til andet.';

export function consentSuite(open: OpenServices): void {
  describe('the words of a consent', () => {
    const textsIn = ({ db }: Services) =>
      db.selectFrom('consent_texts').selectAll().orderBy('purpose').execute();
    const askForOffer = (services: Services, index: number, consent = VERSION) => {
      const idempotencyKey = `test-key-000000000000${1000 + index}`;
      return submitOffer(
        services,
        A_VISITOR,
        { request: offerInput({ idempotencyKey, consent }) },
        'da',
      );
    };

    test('are stored from the start, before anybody has consented to them', async () => {
      const { services, advance } = await open();
      const kept = await textsIn(services);
      expect(kept.map(({ purpose, locale }) => `${purpose} ${locale}`).sort()).toEqual(
        ['offer-by-email', 'offer-by-phone', 'report-by-mail'].flatMap((purpose) => [
          `${purpose} da`,
          `${purpose} en`,
        ]),
      );
      expect(kept).toContainEqual({
        purpose: 'offer-by-email',
        version: VERSION,
        locale: 'da',
        text: BY_EMAIL,
        shown_since: services.now().toISOString(),
      });
      advance(60_000);
      await keepConsentTexts(services.db, services.now(), services.log);
      expect(await textsIn(services)).toEqual(kept);
    });

    test('are those of the form that was sent, even if newer ones exist', async () => {
      const { services } = await open();
      const older = { purpose: 'offer-by-email', version: '2025-02-03', locale: 'da' };
      await services.db
        .insertInto('consent_texts')
        .values({ ...older, text: 'Andre ord.', shown_since: '2025-02-03T08:00:00.000Z' })
        .execute();
      const said = async (consent: string, index: number) => {
        const sent = await askForOffer(services, index, consent);
        if (!sent.ok) throw new Error(sent.error.kind);
        const { consent_version } = await services.db
          .selectFrom('offer_requests')
          .select('consent_version')
          .where('id', '=', sent.value.requestId)
          .executeTakeFirstOrThrow();
        return consent_version;
      };
      expect(await said('2025-02-03', 1)).toBe('2025-02-03');
      expect(await said(VERSION, 2)).toBe(VERSION);
      expect(await said('1999-12-31', 3), 'a version that never was').toBe(VERSION);
    });

    test('stand in the file of one’s own data, by channel and language', async () => {
      const { services } = await open();
      const phone = '+4520304050';
      const { uid } = await storeUser(services, { phone });
      const signedIn = { uid, phone, sessionId: 'session', role: null };
      const byPhone = offerInput({ preferredContactMethod: 'phone', email: '', phone });
      await submitOffer(services, asUser({ uid, phone }), { request: byPhone }, 'en');
      const mailed = await mailReport(
        services,
        { idempotencyKey: 'test-key-0000000000000002', email: 'mig@example.com', consent: VERSION },
        { kind: 'calculated', state: { lat: 56.15, lon: 10.2, postcode: '8000' } },
        { locale: 'da', from: VISITOR, origin: 'http://localhost:3000', signedIn },
      );
      expect(mailed.ok).toBe(true);
      const data = await personalData(services, signedIn);
      const at = services.now().toISOString();
      expect(data['offerRequests']).toMatchObject([
        { consent: { at, textVersion: VERSION, text: BY_PHONE_ENGLISH } },
      ]);
      expect(data['consents']).toEqual([
        {
          at,
          purpose: 'report-by-mail',
          textVersion: MAIL_CONSENT_VERSION,
          locale: 'da',
          text: MAILED,
        },
      ]);
    });

    test('are never changed: different words under the same version are logged', async () => {
      const { services } = await open();
      const words = { purpose: 'offer-by-email', version: VERSION, locale: 'da' } as const;
      const kept = services.db.updateTable('consent_texts').where('purpose', '=', words.purpose);
      // No program changes the words; this simulates a version whose words were rewritten.
      const other: object = { text: 'Andre ord.' };
      await kept.where('locale', '=', words.locale).set(other).execute();
      const before = await textsIn(services);
      const errors: unknown[] = [];
      await keepConsentTexts(services.db, services.now(), {
        error: (facts: unknown) => errors.push(facts),
      });
      expect(await textsIn(services)).toEqual(before);
      expect(errors).toEqual([words]);
      expect((await askForOffer(services, 0)).ok).toBe(true);
    });
  });
}
