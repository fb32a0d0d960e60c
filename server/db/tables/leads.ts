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
  channel: Fixed<'email' | 'phone'>;
  stage: AnyStage;
  /** 1: withdrawn or lost. */
  is_closed: number;
  owner_uid: string | null;
  step: LeadStep;
  /** In the form that domain/staff/lead-due.ts writes. */
  due: string;
  /** Of the next change. */
  version: number;
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
