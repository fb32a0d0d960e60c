import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gridCompaniesReader } from '../../providers/addresses/grid-company.ts';
import { estimateAnswerSchema } from '../../estimates/answer-schema.ts';
import { testApp } from '../../testing/app.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

describe('POST /api/v1/estimate', () => {
  let opened: TestServices;
  let app: ReturnType<typeof testApp>;
  beforeAll(async () => {
    opened = await testServices();
  });
  afterAll(() => opened.close());
  // A new app starts with fresh call counts.
  beforeEach(() => {
    app = testApp(opened.services);
  });

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/api/v1/estimate', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const errorsOf = async (body: unknown, language = 'en') => {
    const answer = await post(body, { 'Accept-Language': language });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    return ((await answer.json()) as { errors: { field: string; code: string; message: string }[] })
      .errors;
  };

  test('with a place alone gives about 970 kWh per kWp and a balance that holds', async () => {
    const answer = await post({ lat: 56.2, lon: 10.2 });
    expect(answer.status).toBe(200);
    const { yield: made, energy, price } = estimateAnswerSchema.parse(await answer.json());
    expect(Math.abs(made.kwhPerKwp / 970 - 1)).toBeLessThan(0.01);
    const used = energy.directKwh + energy.batteryInKwh + energy.exportedKwh;
    expect(Math.abs(used / energy.productionKwh - 1)).toBeLessThan(0.001);
    const got = energy.directKwh + energy.batteryOutKwh + energy.importedKwh;
    expect(Math.abs(got / energy.consumptionKwh - 1)).toBeLessThan(0.001);
    expect(price.totalExVat + price.vat).toBeCloseTo(price.totalPrice, 2);
  });

  test('answers with every field it describes and no other, also with battery and loan', async () => {
    const answer = await post({
      lat: 55.7,
      lon: 12.4,
      interestedInBattery: true,
      financingOption: 'loan',
      electricCar: { kmPerYear: 12_000 },
      heatPump: true,
    });
    expect(estimateAnswerSchema.safeParse(await answer.json()).error).toBeUndefined();
  });

  test.each([
    ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['fields', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
  ])('is not brought down by a body of nested %s', async (_, body) => {
    expect((await errorsOf(body)).map(({ field }) => field)).toContainEqual(
      expect.stringMatching(/^(0|a)$/),
    );
  });

  test('names every wrong field, in the language asked for', async () => {
    const body = {
      lat: 59.33,
      lon: 'x',
      azimuth: 1e308,
      roofSurfaceArea: -5,
      foo: 1,
      slope: null,
    };
    const errors = await errorsOf(body);
    expect(errors.map(({ field, code }) => [field, code]).sort()).toEqual([
      ['azimuth', 'too-large'],
      ['foo', 'unknown-field'],
      ['lat', 'outside-denmark'],
      ['lon', 'not-a-number'],
      ['roofSurfaceArea', 'too-small'],
      ['slope', 'not-a-number'],
    ]);
    expect(errors.find(({ field }) => field === 'azimuth')?.message).toBe(
      'The number can be at most 180.',
    );
    const [danish] = await errorsOf({ lat: 59.33, lon: 10 }, 'da-DK');
    expect(danish?.message).toBe('Stedet ligger uden for Danmark.');
  });

  test.each([
    ['{"lat":56.2,"lon":10.2,"__proto__":{"a":1}}', '__proto__'],
    ['{"lat":56.2,"lon":10.2,"assumptions":{"__proto__":{}}}', 'assumptions.__proto__'],
    ['{"lat":56.2,"lon":10.2,"assumptions":{"madeUp":1}}', 'assumptions.madeUp'],
    ['{"lat":56.2,"lon":10.2,"constructor":1}', 'constructor'],
  ])('%s is refused', async (body, field) => {
    expect(await errorsOf(body)).toContainEqual(
      expect.objectContaining({ field, code: 'unknown-field' }),
    );
  });

  test.each([[{}], [[]], [null], ['"text"'], [3]])(
    '%j is refused without a server error',
    async (body) => {
      expect((await errorsOf(body)).length).toBeGreaterThan(0);
    },
  );

  test('a place in the North Sea is named as such', async () => {
    expect(await errorsOf({ lat: 56.5, lon: 7.95 })).toContainEqual(
      expect.objectContaining({
        code: 'at-sea',
        message: 'The place is at sea. Choose a place on land.',
      }),
    );
  });

  test('a battery alone beside panels that stand already has a price, and says what was guessed', async () => {
    const standing = { peakPower: 6, year: 2016 };
    const answer = await post({
      lat: 56.2,
      lon: 10.2,
      annualConsumptionKwh: 4000,
      interestedInBattery: true,
      standing,
    });
    expect(answer.status).toBe(200);
    const read = estimateAnswerSchema.parse(await answer.json());
    expect(read.price.totalPrice).toBe(66_125);
    expect(read.system.numberOfPanels).toBe(0);
    expect(read.today?.importedKwh).toBeCloseTo(4000, 1);
    expect(read.guessed).toContain('standing.azimuth');
    expect(read.guessed).not.toContain('standing.year');
    const wrong = { lat: 56.2, lon: 10.2, standing: { peakPower: 6, year: 1850, owner: 'x' } };
    expect((await errorsOf(wrong)).map(({ field }) => field).sort()).toEqual([
      'standing.owner',
      'standing.year',
    ]);
  });

  test('a saved state is accepted as it is; personal data and results in it change nothing', async () => {
    const state = { lat: 56.2, lon: 10.2, address: 'Skovvej 12' };
    const saved = {
      ...state,
      reportId: 'r1',
      fullName: 'Åse',
      email: 'aase@example.dk',
      userPhoneNumber: '+4520304050',
      latestPvgisResponse: { outputs: {} },
      dinSolcellePartnerPrice: { totalPrice: 1 },
      selectedBatteryUnitsDetails: [],
      panelPeakPowerW: 1,
      panelAreaM2: 1,
      reportCalculatedProfitExVat: 1,
    };
    const [plain, whole] = await Promise.all([post(state), post(saved)]);
    const text = await whole.text();
    expect(text).toBe(await plain.text());
    expect(text).not.toContain('aase@example.dk');
  });

  test('an electric car and its kilometres raise the use', async () => {
    const useWith = async (more: object) => {
      const answer = await post({ lat: 56.2, lon: 10.2, annualConsumptionKwh: 4000, ...more });
      return estimateAnswerSchema.parse(await answer.json()).energy.consumptionKwh;
    };
    const without = await useWith({ electricCar: false });
    const some = await useWith({ electricCar: { kmPerYear: 5000 } });
    const usual = await useWith({ electricCar: true });
    expect(some).toBeGreaterThan(without);
    expect(usual - without).toBeCloseTo(3 * (some - without), 0);
  });

  test.each(['9940', '8305', '5000', '5970', '6400', '4600', '4800'])(
    'postcode %s is billed by its own grid company, as on the pages',
    async (postcode) => {
      const [gridCompany = ''] = gridCompaniesReader()(postcode);
      const billOf = async (more: object) => {
        const answer = await post({ lat: 56.2, lon: 10.2, annualConsumptionKwh: 4000, ...more });
        return estimateAnswerSchema.parse(await answer.json()).savings.billBeforeDkk;
      };
      expect(gridCompany).not.toBe('');
      expect(await billOf({ postcode })).toBe(await billOf({ postcode, gridCompany }));
    },
  );

  test('a body that is not JSON, not declared as JSON, or too large has its own status', async () => {
    expect((await post('{"lat":')).status).toBe(400);
    expect((await post({ lat: 56.2, lon: 10.2 }, { 'Content-Type': 'text/plain' })).status).toBe(
      415,
    );
    const large = JSON.stringify({ lat: 56.2, lon: 10.2, latestPvgisResponse: 'a'.repeat(70_000) });
    expect((await post(large, { 'Content-Length': String(large.length) })).status).toBe(413);
  });

  test('the 301st call of a minute is told when to retry; another address is not limited', async () => {
    const from = (address: string) =>
      app.request(
        '/api/v1/estimate',
        {
          method: 'POST',
          body: '{}',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '1.1.1.1' },
        },
        { incoming: { socket: { remoteAddress: address } } as never },
      );
    for (let call = 1; call <= 300; call++) expect((await from('192.0.2.1')).status).toBe(422);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await from('192.0.2.2')).status).toBe(422);
  });

  test('may be called from another site', async () => {
    const answer = await post({ lat: 56.2, lon: 10.2 }, { Origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
