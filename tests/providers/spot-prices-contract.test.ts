import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { energiDataService } from '../../server/providers/spot-prices/energi-data-service.ts';
import { readEnergiDataText } from '../../server/providers/spot-prices/energi-data-answer.ts';
import {
  madeUpPrice,
  failureOf,
  MANNERS_WITHOUT_PRICES,
  startEnergiDataServer,
  type EnergiDataServer,
  type PriceManner,
} from '../fixtures/energi-data-server.ts';

const ANSWERS_WITHIN_MS = 2500;
const HOUR_MS = 3_600_000;

let server: EnergiDataServer;
beforeEach(async () => {
  server = await startEnergiDataServer();
});
afterEach(() => server.close());

async function hoursOf(from: string, to: string) {
  const hours = await energiDataService(server.baseUrl).hoursBetween(
    Date.parse(from),
    Date.parse(to),
  );
  if (!hours.ok) throw new Error(hours.error.kind);
  return hours.value;
}

describe('Energi Data Service', () => {
  test.each<[string, PriceManner, string, string]>([
    ['in quarter-hours', 'well', '2026-03-20T00:00Z', '2026-04-03T00:00Z'],
    ['in autumn, when clocks change', 'well', '2026-10-20T00:00Z', '2026-11-03T00:00Z'],
    ['slowly', 'slowly', '2026-07-01T00:00Z', '2026-07-02T00:00Z'],
    ['in the hours of the older data set', 'elspot', '2025-07-01T00:00Z', '2025-07-15T00:00Z'],
  ])('answers %s: every hour of both zones, and no other', async (_, manner, from, to) => {
    server.behave(manner);
    const hours = await hoursOf(from, to);
    const wanted = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
    for (const zone of ['DK1', 'DK2'] as const) {
      const ofZone = hours.filter((hour) => hour.zone === zone);
      expect(new Set(ofZone.map(({ utcMs }) => utcMs)).size).toBe(wanted);
      for (const { utcMs, dkkPerKwh } of ofZone) {
        expect(utcMs >= Date.parse(from) && utcMs < Date.parse(to)).toBe(true);
        expect(dkkPerKwh).toBeCloseTo(madeUpPrice(zone, utcMs) / 1000, 9);
      }
    }
    expect(server.queries).toHaveLength(1);
  });

  test.each(MANNERS_WITHOUT_PRICES)(
    'answers «%s»: a failure by its name, in time',
    async (manner) => {
      server.behave(manner);
      const start = performance.now();
      const hours = await energiDataService(server.baseUrl).hoursBetween(0, 14 * 24 * HOUR_MS);
      expect(hours).toEqual({ ok: false, error: { kind: failureOf(manner) } });
      expect(performance.now() - start).toBeLessThan(ANSWERS_WITHIN_MS);
      // Nobody is led elsewhere.
      expect(server.queries).toHaveLength(1);
    },
  );
});

describe('an answer', () => {
  const quarters = (...prices: unknown[]) =>
    prices.map((price, index) => ({
      TimeUTC: `2026-01-01T00:${String(15 * index).padStart(2, '0')}:00`,
      PriceArea: 'DK1',
      DayAheadPriceDKK: price,
      DayAheadPriceEUR: 100,
    }));
  const read = (records: unknown) => readEnergiDataText(JSON.stringify({ records }));

  test('four quarters are an hour, three are none', () => {
    expect(read(quarters(100, 200, 300, 400))).toMatchObject({
      ok: true,
      value: [{ zone: 'DK1', utcMs: Date.UTC(2026, 0, 1), dkkPerKwh: 0.25 }],
    });
    expect(read(quarters(100, 200, 300))).toEqual({ ok: true, value: [] });
  });

  test('a day by the hour beside one by quarters: both are read, and an hour that lacks quarters is none', () => {
    const hourly = [21, 22].map((hour) => ({
      HourUTC: `2025-12-31T${hour}:00:00`,
      PriceArea: 'DK1',
      SpotPriceDKK: 100 * hour,
    }));
    // The Danish day begins at 23.
    const cutOff = { ...quarters(900)[0], TimeUTC: '2025-12-31T23:00:00' };
    expect(read([...hourly, cutOff, ...quarters(100, 200, 300, 400)])).toEqual({
      ok: true,
      value: [
        { zone: 'DK1', utcMs: Date.UTC(2025, 11, 31, 21), dkkPerKwh: 2.1 },
        { zone: 'DK1', utcMs: Date.UTC(2025, 11, 31, 22), dkkPerKwh: 2.2 },
        { zone: 'DK1', utcMs: Date.UTC(2026, 0, 1), dkkPerKwh: 0.25 },
      ],
    });
  });

  test('a price that is not worked out in kroner yet is taken from euro at 7.46', () => {
    const answer = read(quarters(null, null, null, null));
    expect(answer).toMatchObject({ ok: true, value: [{ dkkPerKwh: expect.closeTo(0.746, 9) }] });
  });

  test('other areas are left out', () => {
    expect(read(quarters(1, 1, 1, 1).map((row) => ({ ...row, PriceArea: 'SE4' })))).toEqual({
      ok: true,
      value: [],
    });
  });

  test.each<[string, unknown]>([
    ['a price beyond the market’s limits', quarters(1e9)],
    ['a price as text', quarters('100')],
    ['a time that is none', [{ ...quarters(1)[0], TimeUTC: '2026-13-41T99:00:00' }]],
    ['no time', [{ PriceArea: 'DK1', DayAheadPriceDKK: 1 }]],
    ['no list', { DK1: 1 }],
  ])('with %s is unreadable', (_, records) => {
    expect(read(records)).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });
});
