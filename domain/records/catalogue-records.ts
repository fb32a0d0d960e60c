import type { BatteryModel, InverterModel, PanelModel } from '../../engine/quote/catalogue.ts';
import { FieldReader } from './read-fields.ts';
import type { RecordTexts } from './record.ts';

// Models of the catalogue as rows; peak_power, x and y are the specification's names.

/** The specification's own words, which callers compare: they are not translated. */
export const PANEL_FIELDS_MISSING =
  'Fetched panel data is missing required fields (peak_power, x, y) or they are not numbers.';

export const PANEL_FIELDS = [
  'manufacturer',
  'manufacturer_name',
  'peak_power',
  'x',
  'y',
  'is_default',
  'datasheet_checked',
  'datasheet_url',
  'datasheet_read_on',
] as const;

export const INVERTER_FIELDS = ['name', 'ac_kw', 'max_dc_kw', 'hybrid', 'example'] as const;

export const BATTERY_FIELDS = [
  'name',
  'usable_kwh',
  'power_kw',
  'efficiency_percent',
  'standby_w',
  'max_units',
  'is_default',
  'example',
] as const;

/** A model's possible names: prices are stored under them. */
export const MODEL_NAME = /^[\w .+/-]{1,80}$/;

const plain = (value: number) => String(value).replace('.', ',');
const yes = (is: boolean) => (is ? 'yes' : '');

/** datasheetUrl: the maker's own, which staff look things up in, and the day on which they did; nothing is calculated with them. */
type Panel = Omit<PanelModel, 'model'> & {
  readonly datasheetUrl: string | null;
  readonly datasheetReadOn: string | null;
};

export function panelTexts(panel: {
  readonly [K in keyof Panel]: Panel[K] | null;
}): RecordTexts {
  const { peakPowerW, x, y } = panel;
  const measure = (value: number | null) => (value === null ? '' : plain(value));
  return {
    manufacturer: panel.manufacturerCode ?? '',
    manufacturer_name: panel.manufacturer ?? '',
    peak_power: measure(peakPowerW),
    x: measure(x),
    y: measure(y),
    is_default: yes(panel.isDefault ?? false),
    datasheet_checked: yes(panel.datasheetChecked ?? false),
    datasheet_url: panel.datasheetUrl ?? '',
    datasheet_read_on: panel.datasheetReadOn ?? '',
  };
}

export function readPanelTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const value: Panel = {
    manufacturerCode: read.text('manufacturer', 20),
    manufacturer: read.text('manufacturer_name', 60),
    peakPowerW: read.number('peak_power', { from: 50, to: 1000 }),
    x: read.number('x', { from: 0.5, to: 3 }),
    y: read.number('y', { from: 0.3, to: 2 }),
    isDefault: read.isYes('is_default'),
    datasheetChecked: read.isYes('datasheet_checked'),
    datasheetUrl: read.secureAddress('datasheet_url'),
    datasheetReadOn: read.date('datasheet_read_on'),
  };
  return { value, problems: read.problems };
}

export function inverterTexts(model: Omit<InverterModel, 'id'>): RecordTexts {
  return {
    name: model.name,
    ac_kw: plain(model.acPowerW / 1000),
    max_dc_kw: plain(model.maxDcPowerW / 1000),
    hybrid: yes(model.isHybrid),
    example: yes(model.isExample),
  };
}

export function readInverterTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const value: Omit<InverterModel, 'id'> = {
    name: read.text('name', 80),
    acPowerW: read.number('ac_kw', { from: 0.3, to: 100 }) * 1000,
    maxDcPowerW: read.number('max_dc_kw', { from: 0.3, to: 200 }) * 1000,
    isHybrid: read.isYes('hybrid'),
    isExample: read.isYes('example'),
  };
  return { value, problems: read.problems };
}

export function batteryTexts(model: Omit<BatteryModel, 'id'>): RecordTexts {
  return {
    name: model.name,
    usable_kwh: plain(model.usableKwh),
    power_kw: plain(model.powerKw),
    efficiency_percent: plain(Math.round(model.roundTripEfficiency * 10_000) / 100),
    standby_w: plain(model.standbyW),
    max_units: plain(model.maxUnits),
    is_default: yes(model.isDefault),
    example: yes(model.isExample),
  };
}

export function readBatteryTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const value: Omit<BatteryModel, 'id'> = {
    name: read.text('name', 80),
    usableKwh: read.number('usable_kwh', { from: 0.5, to: 100 }),
    powerKw: read.number('power_kw', { from: 0.2, to: 50 }),
    roundTripEfficiency: read.number('efficiency_percent', { from: 50, to: 100 }) / 100,
    standbyW: read.number('standby_w', { from: 0, to: 500 }),
    maxUnits: Math.round(read.number('max_units', { from: 1, to: 10 })),
    isDefault: read.isYes('is_default'),
    isExample: read.isYes('example'),
  };
  return { value, problems: read.problems };
}
