import type { RecordKind } from '../../domain/records/record.ts';
import { batteryStore, inverterStore, panelStore } from '../catalogue/catalogue-stores.ts';
import { tariffStore } from '../tariffs/tariff-store.ts';
import { partnerStore, testimonialStore } from '../content/content-stores.ts';
import type { RecordStore } from './record-store.ts';

const STORES: Readonly<Record<RecordKind, RecordStore>> = {
  panel: panelStore,
  inverter: inverterStore,
  battery: batteryStore,
  tariff: tariffStore,
  testimonial: testimonialStore,
  partner: partnerStore,
};

export const storeOf = (kind: RecordKind): RecordStore => STORES[kind];
