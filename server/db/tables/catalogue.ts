import type { Generated } from 'kysely';
import type { Fixed, Json, JsonOrNull } from './columns.ts';

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
  /** The maker's own data sheet, https; null: not given. */
  datasheet_url: string | null;
  /** The day on which its figures were read there, ISO date; null: not given. */
  datasheet_read_on: string | null;
  /** The maker's, on the product; null: not given. */
  guarantee_years: number | null;
  /** 1: those years are an example, and no maker's word. */
  guarantee_example: number | null;
  /** When it was withdrawn from sale; null: still sold. */
  retired_at: string | null;
};

/** Inverters and batteries. details: the engine's InverterModel or BatteryModel. */
export type ModelTable = {
  model_id: Fixed<string>;
  product_name: string;
  details: Json;
  /** The maker's, on the product; null: not given. */
  guarantee_years: number | null;
  /** When it was withdrawn from sale; null: still sold. */
  retired_at: string | null;
};

export type PriceBookTable = {
  id: Fixed<string>;
  version: string;
  status: 'draft' | 'scheduled' | 'published' | 'retired';
  valid_from: string;
  /** 1: the example prices that ship with the product, not a firm's real ones. */
  is_example: number;
  /** Of a draft: the version it started from. */
  book: Json;
  created_at: Fixed<string>;
  /** Drafts and versions share one sequence; a draft keeps its number when it is published. */
  number: Fixed<number>;
  /** The version a draft is compared with; null: the first book. */
  base_version: string | null;
  /** Of a draft: server/pricing/stored-draft.ts says what it holds. */
  edits: JsonOrNull;
  /** Goes up by one each time the draft is saved. */
  edit_version: Generated<number>;
  saved_at: string | null;
  /** What a draft did to the latest reports, and at which edit_version. */
  rehearsal: JsonOrNull;
  published_at: string | null;
};

/**
 * How many times something visible to visitors was published; a process that knows another count
 * reads again.
 */
export type PublicationTable = {
  part: Fixed<'site'>;
  count: number;
};

/** A price of a grid company, or of Energinet, from one day on; a published one is never changed. */
export type TariffRowTable = {
  id: Fixed<string>;
  /** GLN, or domain/records/tariff-records.ts NATIONAL or TAX. */
  company: Fixed<string>;
  part: Fixed<string>;
  /** ISO date. */
  valid_from: Fixed<string>;
  /** TariffFigures. */
  figures: Json;
  standing: Fixed<string>;
  source: Fixed<string>;
  /** The day on which it was read at its source. */
  read_on: Fixed<string | null>;
  published_at: Fixed<string>;
  /** When it was withdrawn; null: it counts. */
  retired_at: string | null;
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
/** Days in a row on which a charge of the price list has one price. */
export type PriceListPeriodTable = {
  gln: Fixed<string>;
  type: Fixed<'tariff' | 'subscription'>;
  code: Fixed<string>;
  /** ISO dates; the day on which it no longer holds, or null. */
  from_day: Fixed<string>;
  to_day: string | null;
  /** First day of the last row of a period without an end. */
  open_from: string | null;
  /** Excl. VAT: a tariff's 24 hours [DKK/kWh], a subscription's one [DKK/month]. */
  prices: Json;
};

/** How far the reading of one company's rows of the price list has come. */
export type PriceListReadingTable = {
  gln: Fixed<string>;
  /** When staff last asked for it; done once read_at is later. */
  wished_at: string;
  asked_at: string | null;
  /** The service said when it may be asked again. */
  rest_until: string | null;
  /** Where the next page begins, and how many rows there were in all at the page before. */
  next_offset: number;
  total: number | null;
  /** In a row, and the last one's kind. */
  failures: number;
  failure: string | null;
  read_at: string | null;
  rows_read: number | null;
};

export type SpotPriceTable = {
  zone: Fixed<'DK1' | 'DK2'>;
  /** The hour's start. */
  hour_utc: Fixed<string>;
  /** [0.001 DKK/kWh excl. VAT] */
  milli_dkk_per_kwh: number;
};
