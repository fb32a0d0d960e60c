import type { QuoteStatus } from '../../../domain/staff/quotes.ts';
import type { Fixed, Json } from './columns.ts';

/** An offer with a price. A draft changes; from the moment it is sent the database keeps its figures as they are. */
export type QuoteTable = {
  id: Fixed<string>;
  /** The request that it answers. */
  offer_id: Fixed<string>;
  /** 1, 2, 3 within the request. */
  number: Fixed<number>;
  calculation_id: string;
  created_at: Fixed<string>;
  changed_at: string;
  /** Who of staff. */
  changed_by: string;
  /** Of the next change. */
  version: number;
  status: QuoteStatus;
  price_book_version: string;
  is_example: number;
  vat_percent: number;
  /** As the customer sees them, with why a price was set by hand. */
  lines: Json;
  total_ex_vat_ore: number;
  vat_ore: number;
  total_ore: number;
  /** What it costs us; null: not known. Never sent to a visitor. */
  cost_ore: number | null;
  sent_at: string | null;
  /** The last Danish day on which it can be accepted. */
  valid_until: string | null;
  token_hash: string | null;
  /** The version of the company's facts that it was sent with; null: none was known then. */
  company_version: number | null;
  /** First by the customer. */
  opened_at: string | null;
  opened_count: number;
  answered_at: string | null;
  /** As the customer wrote it under their yes. */
  signed_name: string | null;
  /** Why the customer said no, or staff took it back. */
  answer_note: string;
};
