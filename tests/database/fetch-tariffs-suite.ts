import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listRecords } from '../../server/records/read-records.ts';
import { importCsv, rehearseCsv } from '../../server/records/record-csv.ts';
import { fetchTariffs } from '../../server/tariffs/fetch-tariffs.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { startEnergiDataServer, type EnergiDataServer } from '../fixtures/energi-data-server.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const N1 = { gln: '5790001089030', code: 'CD' };
const HOURS = 24;
const bands = Array.from({ length: HOURS }, (_, hour) => {
  if (hour < 6) return 0.0912;
  return hour >= 17 && hour < 21 ? 0.8208 : 0.2736;
});
const NEXT = { ...N1, from: '2027-01-01', to: '2027-04-01', prices: bands };

/** @param open real services on the database under test */
export function fetchTariffsSuite(open: OpenServices): void {
  describe('tariffs that are fetched', () => {
    let server: EnergiDataServer;
    beforeEach(async () => {
      server = await startEnergiDataServer();
    });
    afterEach(() => server.close());
    const openAsking = async () => {
      const { services } = await open({ SPOT_PRICES: 'eds', SPOT_PRICES_URL: server.baseUrl });
      return { services, who: await staffOf(services, 'anna') };
    };

    test('are rehearsed, become drafts when they are taken, and are not fetched twice', async () => {
      const { services, who } = await openAsking();
      server.publish([NEXT]);
      const { csv } = valueOf(await fetchTariffs(services, who, {}));
      const rehearsal = valueOf(await rehearseCsv(services, who, { kind: 'tariff', csv }));
      expect(rehearsal.lines).toMatchObject([{ state: 'new', texts: { peak: '82,08' } }]);
      const drafts = async () =>
        valueOf(await listRecords(services, who, { kind: 'tariff' })).filter(
          ({ draft }) => draft !== null,
        );
      expect(await drafts()).toEqual([]);
      expect(valueOf(await importCsv(services, who, { kind: 'tariff', csv }))).toEqual({
        taken: 1,
      });
      expect(await drafts()).toHaveLength(1);
      expect(await fetchTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nothing-new' },
      });
    });

    test('what cannot be had or read changes nothing, and says which', async () => {
      const { services, who } = await openAsking();
      for (const [manner, kind] of [
        ['500', 'unavailable'],
        ['429', 'busy'],
        ['half', 'unreadable'],
      ] as const) {
        server.publish([NEXT]);
        server.behave(manner);
        expect(await fetchTariffs(services, who, {})).toMatchObject({ error: { kind } });
      }
      expect(await fetchTariffs(services, whoOf(null, '192.0.2.8'), {})).toMatchObject({
        error: { kind: 'signed-out' },
      });
    });

    test('nobody is asked unless the settings say so', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      expect(await fetchTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nobody-asked' },
      });
      expect(server.queries).toEqual([]);
    });
  });
}
