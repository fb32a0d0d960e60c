import type { ColumnType } from 'kysely';
import type { AnyStage, LeadStep } from '../../../domain/staff/leads.ts';
import type { Fixed, Json } from './columns.ts';

/**
 * Where a request stands with staff: one row each, under the request's id, with the columns that
 * lists are filtered, sorted and summed by.
 */
export type LeadTable = {
  id: Fixed<string>;
  created_at: Fixed<string>;
  name: Fixed<string>;
  address: Fixed<string>;
  postcode: Fixed<string>;
  peak_power: Fixed<number>;
  battery_kwh: Fixed<number>;
  price_ore: number;
  channel: 'email' | 'phone';
  stage: AnyStage;
  /** 1: withdrawn or lost. 2: merged into another. */
  is_closed: number;
  owner_uid: string | null;
  step: LeadStep;
  /** In the form that domain/staff/lead-due.ts writes. */
  due: string;
  /** Of the next change. */
  version: number;
  /** The lead that it is dealt with under; null: itself. */
  merged_into: ColumnType<string | null, string | null | undefined, string | null>;
};

/** What a lead is known to be double by: number, mail address, house. */
export type LeadKeyTable = { key: Fixed<string>; lead_id: Fixed<string> };

/** Two leads that are known by the same: each pair from both sides, a row for each thing that is the same. */
export type LeadDoubleTable = {
  lead_id: Fixed<string>;
  other_id: Fixed<string>;
  same: Fixed<'p' | 'm' | 'a'>;
  /** apart: staff said that they are not. */
  state: 'open' | 'merged' | 'apart';
};

/** The words a lead is found by. */
export type LeadWordTable = { word: Fixed<string>; lead_id: Fixed<string> };

/** A search that staff saved under a name. */
export type LeadViewTable = {
  id: Fixed<string>;
  owner_uid: Fixed<string>;
  name: string;
  search: Json;
  is_shared: number;
  created_at: Fixed<string>;
};
