import type { BatteryModel, InverterModel, PanelModel } from '../../engine/quote/catalogue.ts';
import { ROW_NUMBERS } from './row-numbers.ts';
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
  'guarantee_years',
  'guarantee_example',
] as const;

export const INVERTER_FIELDS = [
  'name',
  'ac_kw',
  'max_dc_kw',
  'hybrid',
  'guarantee_years',
  'example',
] as const;

export const BATTERY_FIELDS = [
  'name',
  'usable_kwh',
  'power_kw',
  'efficiency_percent',
  'standby_w',
  'max_units',
  'guarantee_years',
  'is_default',
  'example',
] as const;

/** A model's possible names: prices are stored under them. */
export const MODEL_NAME = /^[\w .+/-]{1,80}$/;

const plain = (value: number) => String(value).replace('.', ',');
const yes = (is: boolean) => (is ? 'yes' : '');
const measure = (value: number | null) => (value === null ? '' : plain(value));

// Nothing is calculated with what follows, so that no visitor's page carries it.

/** The maker's on the product [years]; null: not given. */
type Guaranteed = { readonly guaranteeYears: number | null };
/** datasheetUrl: the maker's own, which staff look things up in, and the day on which they did. */
type Panel = Omit<PanelModel, 'model'> &
  Guaranteed & {
    readonly datasheetUrl: string | null;
    readonly datasheetReadOn: string | null;
    /** The years are no maker's word. */
    readonly guaranteeIsExample: boolean;
  };
type Inverter = Omit<InverterModel, 'id'> & Guaranteed;
type Battery = Omit<BatteryModel, 'id'> & Guaranteed;

export function panelTexts(panel: {
  readonly [K in keyof Panel]: Panel[K] | null;
}): RecordTexts {
  const { peakPowerW, x, y } = panel;
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
    guarantee_years: measure(panel.guaranteeYears),
    guarantee_example: yes(panel.guaranteeIsExample ?? false),
  };
}

export function readPanelTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const takes = ROW_NUMBERS.panel;
  const value: Panel = {
    manufacturerCode: read.text('manufacturer', 20),
    manufacturer: read.text('manufacturer_name', 60),
    peakPowerW: read.number('peak_power', takes.peak_power),
    x: read.number('x', takes.x),
    y: read.number('y', takes.y),
    isDefault: read.isYes('is_default'),
    datasheetChecked: read.isYes('datasheet_checked'),
    datasheetUrl: read.secureAddress('datasheet_url'),
    datasheetReadOn: read.date('datasheet_read_on'),
    guaranteeYears: read.numberIfThere('guarantee_years', takes.guarantee_years),
    guaranteeIsExample: read.isYes('guarantee_example'),
  };
  return { value, problems: read.problems };
}

export function inverterTexts(model: Inverter): RecordTexts {
  return {
    name: model.name,
    ac_kw: plain(model.acPowerW / 1000),
    max_dc_kw: plain(model.maxDcPowerW / 1000),
    hybrid: yes(model.isHybrid),
    guarantee_years: measure(model.guaranteeYears),
    example: yes(model.isExample),
  };
}

export function readInverterTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const takes = ROW_NUMBERS.inverter;
  const value: Inverter = {
    name: read.text('name', 80),
    acPowerW: read.number('ac_kw', takes.ac_kw) * 1000,
    maxDcPowerW: read.number('max_dc_kw', takes.max_dc_kw) * 1000,
    isHybrid: read.isYes('hybrid'),
    guaranteeYears: read.numberIfThere('guarantee_years', takes.guarantee_years),
    isExample: read.isYes('example'),
  };
  return { value, problems: read.problems };
}

export function batteryTexts(model: Battery): RecordTexts {
  return {
    name: model.name,
    usable_kwh: plain(model.usableKwh),
    power_kw: plain(model.powerKw),
    efficiency_percent: plain(Math.round(model.roundTripEfficiency * 10_000) / 100),
    standby_w: plain(model.standbyW),
    max_units: plain(model.maxUnits),
    guarantee_years: measure(model.guaranteeYears),
    is_default: yes(model.isDefault),
    example: yes(model.isExample),
  };
}

export function readBatteryTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const takes = ROW_NUMBERS.battery;
  const value: Battery = {
    name: read.text('name', 80),
    usableKwh: read.number('usable_kwh', takes.usable_kwh),
    powerKw: read.number('power_kw', takes.power_kw),
    roundTripEfficiency: read.number('efficiency_percent', takes.efficiency_percent) / 100,
    standbyW: read.number('standby_w', takes.standby_w),
    maxUnits: read.number('max_units', takes.max_units),
    guaranteeYears: read.numberIfThere('guarantee_years', takes.guarantee_years),
    isDefault: read.isYes('is_default'),
    isExample: read.isYes('example'),
  };
  return { value, problems: read.problems };
}
