import { describe, expect, test } from 'vitest';
import { readPartners, readTestimonials } from '../../server/content/queries.ts';
import type { Services } from '../../server/services.ts';
import type { Locale } from '../../words/locale.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(32),
  MAIL: 'off',
  SMS: 'off',
  GOOGLE: 'off',
};

const VOICE = {
  id: 'kim',
  quote_da: 'Det virker.',
  quote_en: 'It works.',
  house_da: 'Parcelhus i Køge',
  house_en: 'Detached house in Køge',
  system_da: '5,2 kWp',
  system_en: '5.2 kWp',
  shown_name: 'Kim',
  picture: null,
  is_example: 0,
  proof: 'mail 2026-11-02',
  proof_file: null,
  retired_at: null,
  consent_date: '2026-11-03',
  sort_order: 1,
  published: 1,
};

type Read = typeof readPartners | typeof readTestimonials;

async function published<Of extends Read>(read: Of, services: Services, locale: Locale) {
  const outcome = await read(services, A_VISITOR, {}, locale);
  if (!outcome.ok) throw new Error('not read');
  return outcome.value as Extract<Awaited<ReturnType<Of>>, { readonly ok: true }>['value'];
}

export function voicesSuite(open: OpenServices): void {
  describe('testimonials and partners', () => {
    test('of a local server are examples, all marked, in both languages', async () => {
      const { services } = await open();
      const danish = await published(readTestimonials, services, 'da');
      const english = await published(readTestimonials, services, 'en');
      const partners = await published(readPartners, services, 'da');
      expect(danish.length).toBeGreaterThanOrEqual(3);
      expect(partners.length).toBeGreaterThan(0);
      for (const row of [...danish, ...partners]) expect(row.isExample).toBe(true);
      expect(english.map(({ id }) => id)).toEqual(danish.map(({ id }) => id));
      expect(english[0]?.quote).not.toBe(danish[0]?.quote);
    });

    test('of a deployed server are none until somebody has written them', async () => {
      const { services } = await open(DEPLOYED);
      expect(await published(readTestimonials, services, 'da')).toEqual([]);
      expect(await published(readPartners, services, 'da')).toEqual([]);
    });

    test('genuine words are shown as such, and unpublished ones not at all', async () => {
      const { services } = await open(DEPLOYED);
      const unpublished = { ...VOICE, id: 'bo', proof: null, published: 0 };
      await services.db.insertInto('testimonials').values([VOICE, unpublished]).execute();
      expect(await published(readTestimonials, services, 'en')).toEqual([
        {
          id: 'kim',
          quote: 'It works.',
          house: 'Detached house in Køge',
          system: '5.2 kWp',
          name: 'Kim',
          picture: null,
          isExample: false,
        },
      ]);
    });

    test.each([{ proof: null }, { consent_date: null }])(
      'nobody’s words are published with %j',
      async (lacking) => {
        const { services } = await open(DEPLOYED);
        const publishing = services.db
          .insertInto('testimonials')
          .values({ ...VOICE, ...lacking })
          .execute();
        await expect(publishing).rejects.toThrow();
      },
    );
  });
}
