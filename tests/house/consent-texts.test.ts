import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONSENTS, type ConsentPurpose } from '../../server/privacy/consent-texts.ts';

type Words = {
  /** What the version of these words is called. */
  readonly constant: string;
  readonly area: string;
  readonly key: string;
  /** The form that shows them beside the box. */
  readonly form: string;
  /** SHA-256 of the words in Danish and English, by version. Add a line; change none. */
  readonly recorded: Readonly<Record<string, readonly [da: string, en: string]>>;
};

const WORDS: Readonly<Record<ConsentPurpose, Words>> = {
  'report-by-mail': {
    constant: 'MAIL_CONSENT_VERSION in domain/consent-versions.ts',
    area: 'share',
    key: 'share_mail_consent',
    form: 'app/features/share/mail-panel.tsx',
    recorded: {
      '2026-11-20': [
        '38e7a30f9d0f23362c097d6dd147c37af4686ba8c17a2158d62f6ec5ef89ee2b',
        '4653442388c973b39259c48228fe5fdd3f92673f3a46d38a1ac782114df89cd1',
      ],
      '2026-11-26': [
        '38e7a30f9d0f23362c097d6dd147c37af4686ba8c17a2158d62f6ec5ef89ee2b',
        '3dcafe3410dc314cc43024e15a5eeb199a925c920d4cea98e717a875c386f99e',
      ],
    },
  },
  'offer-by-email': {
    constant: 'OFFER_CONSENT_VERSION in domain/consent-versions.ts',
    area: 'offer',
    key: 'offer_consent_email',
    form: 'app/features/offer/channel-consent.tsx',
    recorded: {
      '2026-11-20': [
        '63a5307212184f7db60896fcfeb892c66535cda40010cd3fc7d44d834c1d1294',
        '39494348a4d9d1f15f70bfa1627dc4d14b6d2e56a43266dd0bb7a4a6cd6db555',
      ],
      '2026-11-26': [
        '63a5307212184f7db60896fcfeb892c66535cda40010cd3fc7d44d834c1d1294',
        'f46c4476cf6fe151aa74e493104bad1b9e4d0b375d0683227f46a6491deb58c2',
      ],
      '2026-11-29': [
        '63a5307212184f7db60896fcfeb892c66535cda40010cd3fc7d44d834c1d1294',
        '918ef88fbf583d4a4f86cdca322604e89d226739a3d291a59b3e5ccbc962e979',
      ],
    },
  },
  'offer-by-phone': {
    constant: 'OFFER_CONSENT_VERSION in domain/consent-versions.ts',
    area: 'offer',
    key: 'offer_consent_phone',
    form: 'app/features/offer/channel-consent.tsx',
    recorded: {
      '2026-11-20': [
        '85cf7c678ab940d7ca63b8749aa6c858c1367485959d781c4652fde87a282a03',
        '9687477436a27c36b044b8da5c178f6e1a8e4cbeec6208db5524917caac52f42',
      ],
      '2026-11-26': [
        '85cf7c678ab940d7ca63b8749aa6c858c1367485959d781c4652fde87a282a03',
        '9687477436a27c36b044b8da5c178f6e1a8e4cbeec6208db5524917caac52f42',
      ],
      '2026-11-29': [
        '85cf7c678ab940d7ca63b8749aa6c858c1367485959d781c4652fde87a282a03',
        'adc1d54ef4736f07f6b493f525884ae74c35dd1e8559b14709fd145f0fdbf2b3',
      ],
    },
  },
};

const fileOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe.each(Object.entries(WORDS))('the words of «%s»', (purpose, { key, form, ...words }) => {
  const { version, words: stored } = CONSENTS[purpose as ConsentPurpose];

  test.each(['da', 'en'] as const)('are those of their version: %s', (locale) => {
    const catalogue = JSON.parse(fileOf(`messages/${locale}/${words.area}.json`)) as Record<
      string,
      string
    >;
    const shown = catalogue[key]!;
    expect(stored({}, { locale }), 'what is stored is what is shown').toBe(shown);
    const recorded = words.recorded[version]?.[locale === 'da' ? 0 : 1];
    expect(
      createHash('sha256').update(shown).digest('hex'),
      `${key} (${locale}) is not what people said yes to as ${version}: raise ${words.constant} and record the new words here`,
    ).toBe(recorded);
  });

  test('appear beside the box', () => {
    expect(fileOf(form)).toContain(`m.${key}()`);
  });
});
