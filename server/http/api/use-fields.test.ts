import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimateAnswerSchema } from '../../estimates/answer-schema.ts';
import { testApp } from '../../testing/app.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

describe('POST /api/v1/estimate: house and people, the car’s charging plan', () => {
  let opened: TestServices;
  beforeAll(async () => {
    opened = await testServices();
  });
  afterAll(() => opened.close());
  const post = (body: object) =>
    testApp(opened.services).request('/api/v1/estimate', {
      method: 'POST',
      body: JSON.stringify({ lat: 56.2, lon: 10.2, ...body }),
      headers: { 'Content-Type': 'application/json' },
    });
  const answerOf = async (body: object) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    return estimateAnswerSchema.parse(await answer.json());
  };

  test('consumption follows from house and people; kWh take precedence over them, the bill does not', async () => {
    const household = { houseAreaM2: 100, people: 2 };
    const { energy } = await answerOf({ household, averageMonthlySpendingDKK: 5000 });
    expect(energy.consumptionKwh).toBe(3110);
    const told = await answerOf({ household, annualConsumptionKwh: 4000 });
    expect(told.energy.consumptionKwh).toBe(4000);
  });

  test('a car charged from the sun first uses more of it than one charged in cheap hours, the default', async () => {
    const car = { annualConsumptionKwh: 4000, electricCar: { kmPerYear: 15_000 } };
    const usual = await answerOf(car);
    expect(await answerOf({ ...car, chargingPlan: 'cheap-hours' })).toEqual(usual);
    const sunny = await answerOf({ ...car, chargingPlan: 'solar-first' });
    expect(sunny.energy.directKwh).toBeGreaterThan(usual.energy.directKwh);
  });

  test.each<[object, string]>([
    [{ household: { houseAreaM2: 5, people: 2 } }, 'household.houseAreaM2'],
    [{ household: { houseAreaM2: 100, people: 2.5 } }, 'household.people'],
    [{ household: { houseAreaM2: 100, people: 2, pets: 1 } }, 'household.pets'],
    [{ household: { people: 2 } }, 'household.houseAreaM2'],
    [{ chargingPlan: 'never' }, 'chargingPlan'],
  ])('%j is refused by name', async (body, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });
});
