import type { Fixed } from './columns.ts';

/** What people who use the site say about it. Texts stand beside each other in both languages. */
export type TestimonialTable = {
  id: Fixed<string>;
  quote_da: string;
  quote_en: string;
  /** Kind of house and place, such as «Parcelhus i Greve». */
  house_da: string;
  house_en: string;
  /** The system, such as «6,2 kWp»; empty where there is none. */
  system_da: string;
  system_en: string;
  /** Empty where the person is not named. */
  shown_name: string;
  /** The drawing beside it; null: none. */
  picture: 'house-detached' | 'house-terraced' | 'house-farm' | null;
  /** 1: written by us, and shown as such. */
  is_example: number;
  /** Where the words were given, such as a message or a letter; never shown. */
  proof: string | null;
  /** The same as a file: the id of one of its proofs. Either is enough. */
  proof_file: string | null;
  /** The day the person agreed to be quoted here. */
  consent_date: string | null;
  /** Of whoever said it, as staff know them; never shown. */
  person_email: string | null;
  sort_order: number;
  published: number;
  /** When it was taken off the pages; null: it was not. */
  retired_at: string | null;
};

/** Files that prove a testimonial: the one in force, those before it, and those of a draft. */
export type TestimonialProofTable = {
  id: Fixed<string>;
  /** Of a testimonial, or of the draft of one. */
  testimonial_id: Fixed<string>;
  created_at: Fixed<string>;
  /** Which member of staff attached it. */
  by_uid: Fixed<string>;
  /** What staff call it. */
  name: Fixed<string>;
  /** The stored format: pictures of any kind have become JPEG. */
  kind: Fixed<'jpeg' | 'pdf'>;
  bytes: Fixed<number>;
  blob_key: Fixed<string>;
  /** Hash of what was sent, so that the same file sent twice is stored once. */
  source_hash: Fixed<string>;
};

export type PartnerTable = {
  id: Fixed<string>;
  name: string;
  kind: 'installer' | 'electrician' | 'roofer';
  area_da: string;
  area_en: string;
  text_da: string;
  text_en: string;
  url: string | null;
  /** 1: not a real company, and shown as such. */
  is_example: number;
  /** The day the company became a partner. */
  since: string | null;
  /** The day on which it said yes to its text; null: it has not. */
  approved_on: string | null;
  /** Where its logo is kept; null: it has none. */
  logo_key: string | null;
  sort_order: number;
  published: number;
};
