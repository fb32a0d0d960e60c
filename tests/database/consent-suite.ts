import { describe, expect, test } from 'vitest';
import { submitOffer } from '../../server/offers/commands.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import { mailReport } from '../../server/reports/mail-report.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const VERSION = '2026-11-20';
// As they stand beside the boxes.
const BY_EMAIL =
  'Solrig må gemme mine oplysninger og kontakte mig på e-mail om dette tilbud. Jeg kan trække mit ja tilbage når som helst.';
const BY_PHONE_ENGLISH =
  'Solrig may store my details and contact me by phone about this offer. I can take back my consent at any time.';
const MAILED = 'Ja, I må bruge min e-mail til at sende mig linket. Den bruges ikke til andet.';

export function consentSuite(open: OpenServices): void {
  describe('the words of a yes', () => {
    const textsIn = ({ db }: Services) =>
      db.selectFrom('consent_texts').selectAll().orderBy('purpose').execute();
    const askForOffer = (services: Services, index: number) =>
      submitOffer(
        services,
        offerInput({ idempotencyKey: `test-key-000000000000${1000 + index}` }),
        { locale: 'da' },
      );

    test('are kept once, with the first time they were used, however many say it at once', async () => {
      const { services, advance } = await open();
      const first = services.now().toISOString();
      const asked = await Promise.all(
        Array.from({ length: 12 }, (_, index) => askForOffer(services, index)),
      );
      expect(asked.every(({ ok }) => ok)).toBe(true);
      advance(60_000);
      expect((await askForOffer(services, 12)).ok).toBe(true);
      expect(await textsIn(services)).toEqual([
        {
          purpose: 'offer-by-email',
          version: VERSION,
          locale: 'da',
          text: BY_EMAIL,
          first_used_at: first,
        },
      ]);
    });

    test('stand in the file of one’s own data, by channel and language', async () => {
      const { services } = await open();
      const phone = '+4520304050';
      const { uid } = await storeUser(services, { phone });
      const signedIn = { uid, phone, sessionId: 'session' };
      const byPhone = offerInput({ preferredContactMethod: 'phone', email: '', phone });
      await submitOffer(services, byPhone, { locale: 'en', ownerUid: uid });
      const mailed = await mailReport(
        services,
        { idempotencyKey: 'test-key-0000000000000002', email: 'mig@example.com', consent: true },
        { kind: 'calculated', state: { lat: 56.15, lon: 10.2, postcode: '8000' } },
        { locale: 'da', address: 'a', origin: 'http://localhost:3000', signedIn },
      );
      expect(mailed.ok).toBe(true);
      const data = await personalData(services, signedIn);
      const at = services.now().toISOString();
      expect(data.offerRequests.map(({ consent }) => consent)).toEqual([
        { at, textVersion: VERSION, text: BY_PHONE_ENGLISH },
      ]);
      expect(data.consents).toEqual([
        { at, purpose: 'report-by-mail', textVersion: VERSION, locale: 'da', text: MAILED },
      ]);
    });

    test('are never changed: other words under the same version are told to the log, and the request is kept', async () => {
      const { services } = await open();
      const before = {
        purpose: 'offer-by-email',
        version: VERSION,
        locale: 'da',
        text: 'Andre ord.',
        first_used_at: '2026-11-20T08:00:00.000Z',
      };
      await services.db.insertInto('consent_texts').values(before).execute();
      const errors: unknown[] = [];
      const log = { ...services.log, error: (facts: unknown) => errors.push(facts) };
      const told = { ...services, log: log as unknown as Services['log'] };
      expect((await askForOffer(told, 0)).ok).toBe(true);
      expect(await textsIn(services)).toEqual([before]);
      expect(errors).toEqual([{ purpose: 'offer-by-email', version: VERSION, locale: 'da' }]);
    });
  });
}
