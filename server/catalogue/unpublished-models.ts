import type { PriceLine } from '../../domain/prices/price-lines.ts';
import type { Database } from '../db/database.ts';
import { unpublishedOf } from '../records/read-records.ts';

const GROUPS = [
  { kind: 'panel', group: 'panels' },
  { kind: 'inverter', group: 'inverters' },
  { kind: 'battery', group: 'batteries' },
] as const;

/** Models that are typed and wait for a price: a line of the price sheet each. */
export async function unpublishedModels(db: Database): Promise<readonly PriceLine[]> {
  const lines: PriceLine[] = [];
  for (const { kind, group } of GROUPS) {
    for (const item of await unpublishedOf(db, kind)) lines.push({ group, item });
  }
  return lines;
}
