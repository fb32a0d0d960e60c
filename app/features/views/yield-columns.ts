import { m } from '../../../messages/compiled/messages.js';
import type { YieldMonth } from './yield-rows.ts';

export type YieldColumn = {
  readonly key: Exclude<keyof YieldMonth, 'month'>;
  readonly label: string;
  readonly digits: number;
};

/** The same on the page and in its file. */
export function yieldColumns(): readonly YieldColumn[] {
  return [
    { key: 'productionKwh', label: m.views_column_production(), digits: 0 },
    { key: 'kwhPerKwp', label: m.views_column_per_kwp(), digits: 1 },
    { key: 'irradiationKwhM2', label: m.views_column_light(), digits: 1 },
    { key: 'ownUseKwh', label: m.views_column_own_use(), digits: 0 },
    { key: 'soldKwh', label: m.views_column_sold(), digits: 0 },
  ];
}
