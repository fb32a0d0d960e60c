import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

describe('calls that read', () => {
  let opened: TestServices;
  let api: ReturnType<typeof testApp>;
  beforeAll(async () => {
    opened = await testServices();
    api = testApp(opened.services);
    await opened.services.db
      .insertInto('solar_panels')
      .values({
        model: 'broken',
        manufacturer: 'BROKEN',
        manufacturer_name: 'Broken',
        peak_power: null,
        x: 1.7,
        y: 1.1,
        is_default: 1,
        datasheet_checked: 0,
      })
      .execute();
  });
  afterAll(() => opened.close());

  test('addresses are found by postcode', async () => {
    const answer = await api.request('/api/v1/addresses?q=8000');
    expect(await answer.json()).toMatchObject({
      addresses: [{ postcode: '8000', priceZone: 'DK1' }],
    });
    expect((await api.request('/api/v1/addresses')).status).toBe(422);
  });

  test('a panel has the fields of the specification, with the size of its datasheet', async () => {
    const answer = await api.request('/api/v1/solar-panels/TW');
    expect(await answer.json()).toMatchObject({
      manufacturer: 'TW',
      peak_power: 440,
      x: 1.722,
      y: 1.134,
    });
  });

  test('every manufacturer is listed once; a panel without power is left out', async () => {
    const { solarPanels } = (await (await api.request('/api/v1/solar-panels')).json()) as {
      solarPanels: { manufacturer: string }[];
    };
    const codes = solarPanels.map(({ manufacturer }) => manufacturer);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain('TW');
    expect(codes).not.toContain('BROKEN');
  });

  test.each([
    ['/api/v1/solar-panels/XX', 404, 'Panel data not found for manufacturer: XX'],
    ['/api/v1/solar-panels/', 422, 'No panel manufacturer selected.'],
    [
      '/api/v1/solar-panels/BROKEN',
      500,
      'Fetched panel data is missing required fields (peak_power, x, y) or they are not numbers.',
    ],
  ])('%s answers %d in the words of the specification', async (path, status, title) => {
    const answer = await api.request(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, title });
  });

  test('a failing database is answered in the words of the specification', async () => {
    const broken = await testServices();
    await broken.services.db.schema.dropTable('solar_panels').execute();
    const answer = await testApp(broken.services).request('/api/v1/solar-panels/TW');
    await broken.close();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ title: 'Failed to fetch panel data.' });
  });

  test('the description names every call, resolves its references and knows the limits', async () => {
    const document = (await (await api.request('/api/v1/openapi.json')).json()) as Record<
      string,
      never
    >;
    expect(Object.keys(document['paths']!)).toEqual([
      '/api/v1/estimate',
      '/api/v1/yield',
      '/api/v1/addresses',
      '/api/v1/address',
      '/api/v1/roof',
      '/api/v1/house',
      '/api/v1/solar-panels',
      '/api/v1/solar-panels/{manufacturer}',
      '/api/v1/site-settings',
      '/api/v1/sign-in/code',
      '/api/v1/sign-in',
      '/api/v1/sign-out',
      '/api/v1/user-calculator-data',
      '/api/v1/user-report-index',
      '/api/v1/reports',
      '/api/v1/reports/{id}',
      '/api/v1/admins/{uid}',
      '/api/v1/admin-requests/{uid}',
    ]);
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      expect(document['components']!['schemas']).toHaveProperty(name!);
    }
    const body = document['paths']!['/api/v1/estimate']!['post']!['requestBody']!['content']![
      'application/json'
    ]!['schema'] as {
      properties: Record<string, unknown>;
      required: string[];
      additionalProperties: boolean;
    };
    expect(body.required).toEqual(['lat', 'lon']);
    expect(body.additionalProperties).toBe(false);
    expect(body.properties['lat']).toMatchObject({ minimum: 54.4, maximum: 57.9 });
    expect(body.properties['slope']).toMatchObject({ minimum: 0, maximum: 90 });
    expect(JSON.stringify(body.properties['roofFaces'])).toContain('behind one inverter');
    expect(body.properties['sizing']).toMatchObject({ enum: ['peak-power', 'roof', 'use'] });
  });
});
