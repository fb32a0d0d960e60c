import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

const problemsOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return read.ok ? [] : read.error.problems;
};
const settingsOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.error.problems.join(' '));
  return read.value;
};

const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(32),
  MAIL: 'off',
  SMS: 'off',
  GOOGLE: 'off',
};

describe('settings', () => {
  test('without any variable the server is local: loopback, port 3000, embedded database', () => {
    expect(settingsOf({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: null,
      mail: { kind: 'local' },
    });
  });

  test('an empty variable is one that is not set', () => {
    expect(settingsOf({ PORT: '', APP_URL: ' ', DATABASE_URL: '' })).toEqual(settingsOf({}));
  });

  test('every wrong variable is named at once', () => {
    const problems = problemsOf({ PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(problems).toHaveLength(3);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) {
      expect(problems.some((problem) => problem.startsWith(`${name} `))).toBe(true);
    }
  });

  test.each(['3000.5', '-1', '1e3', '0x10', 'three'])('PORT=%s is refused', (PORT) => {
    expect(problemsOf({ PORT })).toHaveLength(1);
  });

  test('a problem does not repeat the value, which may be a secret', () => {
    expect(problemsOf({ SESSION_SECRET: 'short-secret' }).join()).not.toContain('short-secret');
  });

  test('PVGIS is asked unless it is switched off; an address for nobody is refused', () => {
    expect(settingsOf({}).yieldSource).toEqual({
      kind: 'pvgis',
      url: 'https://re.jrc.ec.europa.eu/api/v5_3',
    });
    const own = 'http://127.0.0.1:9/api';
    expect(settingsOf({ PVGIS_URL: own }).yieldSource).toEqual({ kind: 'pvgis', url: own });
    expect(settingsOf({ YIELD: 'builtin' }).yieldSource).toEqual({ kind: 'builtin' });
    expect(problemsOf({ YIELD: 'builtin', PVGIS_URL: own })).toEqual([
      'PVGIS_URL is set although YIELD=builtin; leave one of them out.',
    ]);
    for (const wrong of ['file:///etc', 'https://a:b@x.example/api', `${own}?x=1`, 'x']) {
      expect(problemsOf({ PVGIS_URL: wrong })).toHaveLength(1);
    }
  });

  test('spot prices are the embedded ones unless Energi Data Service is asked for', () => {
    expect(settingsOf({}).spotPrices).toEqual({ kind: 'embedded' });
    expect(settingsOf({ SPOT_PRICES: 'eds' }).spotPrices).toEqual({
      kind: 'eds',
      url: 'https://api.energidataservice.dk',
    });
    const own = 'http://127.0.0.1:9';
    expect(settingsOf({ SPOT_PRICES: 'eds', SPOT_PRICES_URL: own }).spotPrices).toEqual({
      kind: 'eds',
      url: own,
    });
    expect(problemsOf({ SPOT_PRICES_URL: own })).toEqual([
      'SPOT_PRICES_URL is set without SPOT_PRICES=eds; set both or none.',
    ]);
    expect(problemsOf({ SPOT_PRICES: 'live' })).toHaveLength(1);
  });

  test('addresses are looked up with a token only; an address without one is refused', () => {
    expect(settingsOf({}).addresses).toEqual({ kind: 'embedded' });
    expect(settingsOf({ ADRESSEVAELGER_TOKEN: 'a-token' }).addresses).toEqual({
      kind: 'adressevaelger',
      url: 'https://adressevaelger.dk',
      token: 'a-token',
    });
    expect(problemsOf({ ADRESSEVAELGER_URL: 'http://127.0.0.1:9' })).toEqual([
      'ADRESSEVAELGER_URL is set without ADRESSEVAELGER_TOKEN; set both or none.',
    ]);
  });

  test('roofs are found with a key only; an address without one is refused', () => {
    expect(settingsOf({}).roofs).toEqual({ kind: 'off' });
    expect(settingsOf({ DATAFORDELER_API_KEY: 'a-key' }).roofs).toEqual({
      kind: 'datafordeler',
      url: 'https://graphql.datafordeler.dk',
      heightsUrl: 'https://wcs.datafordeler.dk/DHMNedboer/dhm_wcs/1.0.0/WCS',
      photosUrl: 'https://wmts.datafordeler.dk/GeoDanmarkOrto/orto_foraar_webm/1.0.0/WMTS',
      key: 'a-key',
    });
    const own = 'http://127.0.0.1:9';
    expect(
      problemsOf({
        DATAFORDELER_URL: own,
        DATAFORDELER_HEIGHTS_URL: own,
        DATAFORDELER_PHOTOS_URL: own,
      }),
    ).toEqual([
      'DATAFORDELER_URL is set without DATAFORDELER_API_KEY; set both or none.',
      'DATAFORDELER_HEIGHTS_URL is set without DATAFORDELER_API_KEY; set both or none.',
      'DATAFORDELER_PHOTOS_URL is set without DATAFORDELER_API_KEY; set both or none.',
    ]);
  });

  describe('deployed', () => {
    test('with everything named it starts, open to the network', () => {
      expect(settingsOf(DEPLOYED)).toMatchObject({
        mode: 'deployed',
        host: '0.0.0.0',
        appUrl: 'https://solrig.example',
        mail: { kind: 'off' },
        sms: { kind: 'off' },
      });
    });

    test.each([
      ['SESSION_SECRET', 'SESSION_SECRET is needed with APP_URL.'],
      ['MAIL', 'SMTP_URL is needed with APP_URL; or set MAIL=off to send no mail.'],
      ['SMS', 'GATEWAYAPI_TOKEN is needed with APP_URL; or set SMS=off to send no SMS.'],
      [
        'GOOGLE',
        'GOOGLE_CLIENT_ID is needed with APP_URL; or set GOOGLE=off to let nobody into the admin area.',
      ],
    ])('without %s it refuses to start', (name, problem) => {
      const { [name as keyof typeof DEPLOYED]: _, ...rest } = DEPLOYED;
      expect(problemsOf(rest)).toEqual([problem]);
    });

    test('SMS goes through GatewayAPI when its token is there', () => {
      const { SMS: _, ...sending } = DEPLOYED;
      expect(settingsOf({ ...sending, GATEWAYAPI_TOKEN: 'a-token' }).sms).toEqual({
        kind: 'gatewayapi',
        url: 'https://gatewayapi.eu',
        token: 'a-token',
        from: 'Solrig',
      });
      expect(problemsOf({ ...DEPLOYED, GATEWAYAPI_TOKEN: 'a-token' })).toHaveLength(1);
      expect(problemsOf({ SMS_FROM: 'Solrig' })).toEqual([
        'SMS_FROM is set without GATEWAYAPI_TOKEN; set both or none.',
      ]);
      for (const wrong of ['A name that is too long', 'Så godt', 'x\nBcc']) {
        expect(problemsOf({ GATEWAYAPI_TOKEN: 'a-token', SMS_FROM: wrong })).toHaveLength(1);
      }
      for (const wrong of ['http://sms.example', 'https://a:b@x.example', 'x']) {
        expect(problemsOf({ GATEWAYAPI_TOKEN: 'a-token', GATEWAYAPI_URL: wrong })).toHaveLength(1);
      }
      expect(problemsOf({ SMS_PER_HOUR: '0' })).toHaveLength(1);
      // Below it the mails to staff that always go would not fit in.
      expect(problemsOf({ MAIL_PER_HOUR: '15' })).toHaveLength(1);
      expect(problemsOf({ MAIL_PER_HOUR: '16' })).toEqual([]);
    });

    test('reCAPTCHA needs both keys', () => {
      expect(settingsOf({}).captcha).toBeNull();
      const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
      expect(settingsOf(keys).captcha).toMatchObject({ url: 'https://www.google.com' });
      expect(problemsOf({ RECAPTCHA_SITE_KEY: 'site' })).toHaveLength(1);
      expect(problemsOf({ RECAPTCHA_SECRET: 'secret' })).toHaveLength(1);
    });

    test('an address with a path is refused', () => {
      expect(problemsOf({ ...DEPLOYED, APP_URL: 'https://solrig.example/da' })).toHaveLength(1);
    });

    test('mail needs a sender and a receiver at the firm', () => {
      const mail = { ...DEPLOYED, MAIL: 'on', SMTP_URL: 'smtp://mail.example:25' };
      expect(problemsOf(mail)).toHaveLength(2);
      const whole = {
        ...mail,
        MAIL_FROM: 'Solrig <a@solrig.example>',
        STAFF_EMAIL: 'b@solrig.example',
      };
      expect(settingsOf(whole)).toMatchObject({
        mail: { kind: 'smtp', from: 'Solrig <a@solrig.example>' },
        staffEmail: 'b@solrig.example',
      });
    });
  });
});
