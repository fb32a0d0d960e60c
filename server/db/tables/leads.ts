import type { AnyStage, LeadStep } from '../../../domain/staff/leads.ts';
import type { Fixed, Json } from './columns.ts';

/** How staff stand with a request: one row for each, under its id, with what lists are found, sorted and summed by. */
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
  /** As domain/staff/lead-due.ts writes it. */
  due: string;
  /** Of the next change. */
  version: number;
};

/** The words a lead is found by. */
export type LeadWordTable = { word: Fixed<string>; lead_id: Fixed<string> };

/** A search of staff's under a name. */
export type LeadViewTable = {
  id: Fixed<string>;
  owner_uid: Fixed<string>;
  name: string;
  search: Json;
  is_shared: number;
  created_at: Fixed<string>;
};
