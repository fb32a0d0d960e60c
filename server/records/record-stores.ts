import type { RecordKind } from '../../domain/records/record.ts';
import { batteryStore, inverterStore, panelStore } from '../catalogue/catalogue-stores.ts';
import { tariffStore } from '../tariffs/tariff-store.ts';
import type { RecordStore } from './record-store.ts';

const STORES: Readonly<Record<RecordKind, RecordStore>> = {
  panel: panelStore,
  inverter: inverterStore,
  battery: batteryStore,
  tariff: tariffStore,
};

export const storeOf = (kind: RecordKind): RecordStore => STORES[kind];
