import type { AssumptionRecord } from './assumption-record.ts';

type LossPart = AssumptionRecord<string, number>;

const PVWATTS = {
  unit: '%',
  source: 'Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641, table 2',
  validFrom: '2014-09-01',
  basis: 'published',
} as const;

/**
 * What the system loss stands for [%], one loss after the other. The whole of it is one figure that the visitor can change;
 * its default of 14 % is PVGIS's. The parts are those of a usual system, so that nothing of them is counted twice or left out.
 */
export const SYSTEM_LOSS_PARTS = {
  inverter: {
    key: 'inverter',
    value: 3,
    unit: '%',
    source: 'Solrig calculation rules, section 1.5',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  soiling: { key: 'soiling', value: 2, ...PVWATTS },
  mismatch: { key: 'mismatch', value: 2, ...PVWATTS },
  wiring: { key: 'wiring', value: 2, ...PVWATTS },
  connections: { key: 'connections', value: 0.5, ...PVWATTS },
  firstYear: { key: 'firstYear', value: 1.5, ...PVWATTS },
  nameplate: { key: 'nameplate', value: 1, ...PVWATTS },
  standstill: { key: 'standstill', value: 3, ...PVWATTS },
} as const satisfies Readonly<Record<string, LossPart>>;

export type SystemLossPart = keyof typeof SYSTEM_LOSS_PARTS;

/**
 * The parts together.
 * @returns % of the energy that is lost, 0–100
 */
export function systemLossOfParts(): number {
  const kept = Object.values(SYSTEM_LOSS_PARTS).reduce(
    (share, { value }) => share * (1 - value / 100),
    1,
  );
  return 100 * (1 - kept);
}
