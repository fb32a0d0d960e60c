import { describe, expect, test } from 'vitest';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { RecordKind, RecordTexts } from '../../domain/records/record.ts';
import { EXAMPLE_GUARANTEE_YEARS } from '../../server/catalogue/guarantees.ts';
import { compareOffers } from '../../server/estimates/compare-offers.ts';
import { publishRecord } from '../../server/records/publish-record.ts';
import { listRecords } from '../../server/records/read-records.ts';
import { exportRecords, importCsv, rehearseCsv } from '../../server/records/record-csv.ts';
import { saveRecord } from '../../server/records/save-record.ts';
import type { Services } from '../../server/services.ts';
import type { Who } from '../../server/use-case/who.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const { panels, inverter, battery } = EXAMPLE_GUARANTEE_YEARS;
/** One of two models of their maker, so that the maker's code alone does not say which is meant. */
const JA = 'JAM54D40-460/LB';
const SAID = { guarantee_years: '12,5', guarantee_example: '' };

async function publish(
  services: Services,
  who: Who,
  { kind, id, mine }: { kind: RecordKind; id: string; mine: RecordTexts },
): Promise<void> {
  const rows = valueOf(await listRecords(services, who, { kind }));
  const ground = rows.find((row) => row.id === id)!.texts;
  const saved = valueOf(await saveRecord(services, who, { kind, id, name: '', mine, ground }));
  const { editVersion } = saved;
  valueOf(await publishRecord(services, who, { kind, id, editVersion }));
}

/** The guarantees that stand in our own column of a comparison. */
async function ownGuarantees(services: Services, changes: Partial<CalculatorState> = {}) {
  const state = { lat: 56.15, lon: 10.2, postcode: '8000', ...changes };
  const context = await services.estimateContext();
  const asked = { state, context, query: new URLSearchParams() };
  return valueOf(await compareOffers(services, A_VISITOR, asked)).ownGuarantees;
}

/** @param open real services on the database under test */
export function guaranteeSuite(open: OpenServices): void {
  describe('guarantees of the catalogue', () => {
    test('our own column has those of the models in it, and says what is an example', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const example = { panels, inverter, battery: null, isExample: true };
      expect(await ownGuarantees(services)).toEqual(example);
      const withBattery = {
        interestedInBattery: true,
        batteryUnitCounts: { 'example-battery-5': 1 },
      };
      expect(await ownGuarantees(services, withBattery)).toEqual({ ...example, battery });
      const ofJa = { selectedPanelManufacturer: 'JA' };
      await publish(services, who, { kind: 'panel', id: JA, mine: SAID });
      expect(await ownGuarantees(services, ofJa), 'another model of the maker').toEqual(example);
      await publish(services, who, { kind: 'panel', id: JA, mine: { is_default: 'yes' } });
      await expect
        .poll(() => ownGuarantees(services, ofJa), { timeout: 1000, interval: 20 })
        .toEqual({ ...example, panels: 12.5 });
      for (const id of await everyInverter(services, who)) {
        await publish(services, who, { kind: 'inverter', id, mine: { guarantee_years: '' } });
      }
      const none = { panels: 12.5, inverter: null, battery: null, isExample: false };
      expect(await ownGuarantees(services, ofJa)).toEqual(none);
    });

    test('goes out and in by file, and a file from before keeps it', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      for (const kind of ['panel', 'inverter', 'battery'] as const) {
        const { csv } = valueOf(await exportRecords(services, who, { kind }));
        const again = valueOf(await rehearseCsv(services, who, { kind, csv }));
        expect(new Set(again.lines.map(({ state }) => state)), kind).toEqual(new Set(['same']));
      }
      const problemsIn = async (years: string) => {
        const csv = `id;guarantee_years\r\n${JA};${years}`;
        const { lines } = valueOf(await rehearseCsv(services, who, { kind: 'panel', csv }));
        return lines[0]!.problems?.map(({ kind }) => kind);
      };
      expect(await problemsIn('0')).toEqual(['too-small']);
      expect(await problemsIn('51')).toEqual(['too-large']);
      expect(await problemsIn('livslang')).toEqual(['not-a-number']);
      expect(await problemsIn('')).toEqual([]);
      const before = `id;name;ac_kw\r\nexample-hybrid-4;Hybrid 4,2 kW;4,2`;
      valueOf(await importCsv(services, who, { kind: 'inverter', csv: before }));
      const kept = valueOf(await listRecords(services, who, { kind: 'inverter' }));
      const { draft, texts } = kept.find(({ id }) => id === 'example-hybrid-4')!;
      expect(Object.keys(draft!.cells)).toEqual(['name', 'ac_kw']);
      expect(texts['guarantee_years']).toBe(String(inverter));
    });

    test('is no part of what every visitor’s calculation is sent', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const id = 'example-hybrid-4';
      await publish(services, who, { kind: 'inverter', id, mine: { guarantee_years: '7' } });
      const { catalogue } = await services.estimateContext();
      expect(JSON.stringify(catalogue)).not.toMatch(/guarantee/i);
    });
  });
}

const everyInverter = async (services: Services, who: Who) =>
  valueOf(await listRecords(services, who, { kind: 'inverter' })).map(({ id }) => id);
