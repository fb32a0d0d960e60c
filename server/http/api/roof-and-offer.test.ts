import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { estimateAnswerSchema } from '../../estimates/answer-schema.ts';
import { testApp } from '../../testing/app.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

describe('POST /api/v1/estimate: roof faces, what the roof holds, another firm’s offer', () => {
  let opened: TestServices;
  let app: ReturnType<typeof testApp>;
  beforeAll(async () => {
    opened = await testServices();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    app = testApp(opened.services);
  });
  const aarhus = { lat: 56.2, lon: 10.2 };
  const post = (body: object) =>
    app.request('/api/v1/estimate', {
      method: 'POST',
      body: JSON.stringify({ ...aarhus, ...body }),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    });
  const answerOf = async (body: object) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    return estimateAnswerSchema.parse(await answer.json());
  };
  const errorsOf = async (body: object) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { field: string; code: string }[] };
    return errors.map(({ field, code }) => [field, code]);
  };

  test('east and west share one system; a face without shade takes the state’s', async () => {
    const roofFaces = [
      { slope: 35, azimuth: -90, calculatedNumberOfPanels: 8, shading: 'none' },
      { slope: 35, azimuth: 90, roofSurfaceArea: 20 },
    ];
    const { system, yield: made } = await answerOf({
      roofFaces,
      calculatedNumberOfPanels: 14,
      shading: 'much',
    });
    expect(system.numberOfPanels).toBe(14);
    expect(made.faces.map((face) => face.numberOfPanels)).toEqual([8, 6]);
    expect(made.faces[0]!.kwhPerKwp).toBeGreaterThan(made.faces[1]!.kwhPerKwp * 1.05);
  });

  test('a horizon of twelve values reduces the yield', async () => {
    const open = await answerOf({});
    const walled = await answerOf({ horizon: [0, 0, 0, 10, 20, 30, 30, 30, 20, 10, 0, 0] });
    expect(walled.yield.kwhPerKwp).toBeLessThan(open.yield.kwhPerKwp * 0.95);
  });

  test('by roof: 40 m² hold 17 panels', async () => {
    const { system } = await answerOf({ sizing: 'roof', roofSurfaceArea: 40 });
    expect(system.numberOfPanels).toBe(17);
  });

  test('by consumption: the smallest system whose payback is within half a year of the shortest', async () => {
    const paybackOf = async (calculatedNumberOfPanels: number) =>
      (await answerOf({ calculatedNumberOfPanels })).economy.paybackYears ?? Infinity;
    const { system, economy } = await answerOf({ sizing: 'use', peakPower: 20 });
    const paybacks: number[] = [];
    for (let panels = 1; panels <= 16; panels++) paybacks.push(await paybackOf(panels));
    const nearEnough = Math.min(...paybacks) + 0.5;
    // Rounded in the answer to a hundredth of a year.
    expect(economy.paybackYears).toBeLessThanOrEqual(nearEnough + 0.01);
    const smaller = paybacks.slice(0, system.numberOfPanels - 1);
    expect(Math.min(...smaller)).toBeGreaterThan(nearEnough - 0.01);
  });

  test('wrong fields are named one by one', async () => {
    const face = { slope: 35, azimuth: 0 };
    expect(await errorsOf({ roofFaces: [face, { slope: 91, color: 'red' }] })).toEqual([
      ['roofFaces.1.slope', 'too-large'],
      ['roofFaces.1.azimuth', 'required'],
      ['roofFaces.1.color', 'unknown-field'],
    ]);
    expect(await errorsOf({ roofFaces: [] })).toEqual([['roofFaces', 'too-small']]);
    expect(await errorsOf({ horizon: [10] })).toEqual([['horizon', 'too-small']]);
    expect(await errorsOf({ sizing: 'roof' })).toEqual([['roofSurfaceArea', 'required']]);
    expect(await errorsOf({ sizing: 'roof', roofFaces: [face] })).toEqual([
      ['roofFaces.0.roofSurfaceArea', 'required'],
    ]);
    const full = { ...face, calculatedNumberOfPanels: 30 };
    expect(await errorsOf({ roofFaces: [full, full] })).toEqual([['roofFaces', 'too-large']]);
  });

  test('another firm’s offer is compared; the default of panelCost is no offer', async () => {
    expect((await answerOf({})).ownOffer).toBeNull();
    const { price, ownOffer } = await answerOf({ panelCost: 120_000 });
    expect(ownOffer).toMatchObject({ priceDkk: 120_000, flags: [] });
    expect(ownOffer!.priceDifferenceDkk).toBeCloseTo(120_000 - price.totalPrice, 2);
    const promised = { priceDkk: 90_000, promisedAnnualKwh: 9000, promisedPriceGrowthPercent: 4 };
    const both = await answerOf({ panelCost: 120_000, ownOffer: promised });
    expect(both.ownOffer).toMatchObject({
      priceDkk: 90_000,
      flags: ['promised-yield-high', 'price-growth-high'],
    });
  });

  test('a roof to be replaced costs once, in the eighth year unless another year is given', async () => {
    const costed = await answerOf({ replaceRoofNext10Yrs: true });
    expect(costed.economy.events).toContainEqual(
      expect.objectContaining({ year: 8, kind: 'roof' }),
    );
    const without = await answerOf({ replaceRoofNext10Yrs: true, roofReplacementYear: 0 });
    expect(without.economy.events.map(({ kind }) => kind)).not.toContain('roof');
  });
});
