import type { Fixed, Json } from './columns.ts';

export type ReportTable = {
  report_id: Fixed<string>;
  owner_uid: string | null;
  created_at: Fixed<string>;
  version: number;
  postcode: string | null;
  peak_power: number;
  total_price_ore: number;
  /** What was asked, including the address. */
  calculator_state: Json;
  calculation_id: string;
  share_token_hash: string | null;
  share_expires_at: string | null;
  user_phone_number: string | null;
  /** The owner's name for it; null: named after its content. */
  title: string | null;
  address: string | null;
  roof_type: string | null;
  building_type: string | null;
  battery_kwh: number | null;
  annual_kwh: number | null;
  /** Mean of the first ten years. */
  saving_ore: number | null;
  /** null: not within 25 years. */
  payback_years: number | null;
  updated_at: string | null;
  /** When it was deleted; it can still be restored for a while. */
  deleted_at: string | null;
  /** Imported: its figures were calculated here at the import, not when the report was made. */
  recalculated_at: Fixed<string | null>;
};

/**
 * What a user last entered in the calculator. owner_key: the uid, or in former records the phone
 * number.
 */
export type UserCalculatorDataTable = {
  owner_key: Fixed<string>;
  owner_uid: string | null;
  data: Json;
  version: number;
  updated_at: string;
};

export type UserReportIndexTable = {
  owner_key: Fixed<string>;
  report_id: Fixed<string>;
  added_at: Fixed<string>;
};

/** A link to a report in a mail, separate from the link the owner shares. */
export type ReportMailLinkTable = {
  token_hash: Fixed<string>;
  report_id: Fixed<string>;
  expires_at: Fixed<string>;
};

/**
 * Reports of the former site as they came, including those that also have a result from this
 * server.
 */
export type FormerReportTable = {
  report_id: Fixed<string>;
  owner_uid: string | null;
  created_at: Fixed<string>;
  document: Json;
};

/** Documents the import has taken, as hashes, because some of their ids are phone numbers. */
export type ImportedDocumentTable = {
  document_hash: Fixed<string>;
  imported_at: Fixed<string>;
};
