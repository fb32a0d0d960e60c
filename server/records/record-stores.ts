import type { RecordKind } from '../../domain/records/record.ts';
import { batteryStore, inverterStore, panelStore } from '../catalogue/catalogue-stores.ts';
import type { RecordStore } from './record-store.ts';

const STORES: Readonly<Record<RecordKind, RecordStore>> = {
  panel: panelStore,
  inverter: inverterStore,
  battery: batteryStore,
};

export const storeOf = (kind: RecordKind): RecordStore => STORES[kind];
