import type { Fixed, Json } from './columns.ts';

export type SolarPanelTable = {
  model: Fixed<string>;
  /** The manufacturer's code, as in selectedPanelManufacturer; several models may share it. */
  manufacturer: string;
  manufacturer_name: string;
  /** [W] */
  peak_power: number | null;
  /** Long and short side [m]. */
  x: number | null;
  y: number | null;
  /** 1: the model that the manufacturer's code stands for. */
  is_default: number;
  datasheet_checked: number;
};

/** Inverters and batteries. details: the engine's InverterModel or BatteryModel. */
export type ModelTable = {
  model_id: Fixed<string>;
  product_name: string;
  details: Json;
};

export type PriceBookTable = {
  id: Fixed<string>;
  version: string;
  status: 'draft' | 'scheduled' | 'published' | 'retired';
  valid_from: string;
  /** 1: the example that ships, not a firm's real prices. */
  is_example: number;
  book: Json;
  created_at: Fixed<string>;
};

/** Answers of PVGIS, one per rounded place and plane. */
export type YieldCacheTable = {
  /** domain/roof-plane.ts says how it is made. */
  key: Fixed<string>;
  response: Json;
  database: string;
  years: string;
  fetched_at: string;
};

/** Day-ahead prices, hour by hour, of the last year and a little more. */
export type SpotPriceTable = {
  zone: Fixed<'DK1' | 'DK2'>;
  /** The hour's start. */
  hour_utc: Fixed<string>;
  /** [0.001 DKK/kWh excl. VAT] */
  milli_dkk_per_kwh: number;
};
