import {
  lineKey,
  PRICE_GROUPS,
  WORK_ITEMS,
  type PriceLine,
} from '../../../../domain/prices/price-lines.ts';
import type { RecordKind } from '../../../../domain/records/record.ts';
import { RECORD_KINDS } from '../../../../domain/records/record.ts';
import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../../../engine/estimate-input.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { isModel } from '../catalogue/catalogue-columns.ts';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { contentFields } from '../content/content-fields.ts';
import { cellName, lineName } from '../prices/price-words.ts';
import type { FieldLook } from '../records/field-look.ts';
import { fileFields } from '../tariffs/tariff-fields.ts';
import { recordOf } from './record-name.ts';

/** By what things are called that the log has by a key. */
export type AuditNames = {
  readonly catalogue: Catalogue;
  /** Rules of the prices in force. */
  readonly rules: readonly { readonly id: string; readonly name: string }[];
  readonly staff: readonly { readonly uid: string; readonly name: string }[];
};

export type FieldOf = Pick<AuditRow, 'subjectKind' | 'subject'>;

const FIELDS: Readonly<Record<string, () => string>> = {
  email: m.audit_field_email,
  role: m.audit_field_role,
  decision: m.audit_field_decision,
  reason: m.audit_field_reason,
  status: m.audit_field_status,
  seen: m.audit_field_seen,
  rows: m.audit_field_rows,
  found: m.audit_field_found,
  inUse: m.audit_field_in_use,
  logo: m.audit_field_logo,
  logoBytes: m.audit_field_logo_size,
  proof_file: m.audit_field_proof_file,
  proofBytes: m.audit_field_proof_size,
  number: m.audit_field_number,
  totalOre: m.audit_field_total,
  validUntil: m.audit_field_valid_until,
  priceBook: m.audit_field_price_book,
  numberOfPanels: m.audit_field_panels,
  batteryKwh: m.audit_field_battery,
  stage: m.leads_stage,
  ownerUid: m.leads_owner,
  step: m.leads_due,
  due: m.audit_field_due,
  merged: m.audit_field_merged,
  open: m.audit_field_open,
  apart: m.audit_field_apart,
  name: m.audit_field_name,
  isShared: m.audit_field_shared,
  inForce: m.audit_field_in_force,
  version: m.audit_field_version,
  validFrom: m.audit_field_valid_from,
  retired: m.audit_field_retired,
  base: m.audit_field_base,
  sort_order: m.content_admin_order,
  search: m.audit_field_sought,
  text: m.audit_field_sought,
  chosen: m.audit_field_chosen,
  who: m.admin_audit_who,
  area: m.audit_area,
  deed: m.audit_deed,
  since: m.audit_since,
};

/** What a changed field is called on the pages where it is changed; one of a newer program goes by its own name. */
export function fieldName(of: FieldOf, field: string, { catalogue, rules }: AuditNames): string {
  const look = lookOf(of, field);
  if (look !== null) return look.label;
  const isPrice = of.subjectKind === 'price-book' && field.includes('.');
  if (isPrice) return cellName(field, catalogue, rules);
  const known = FIELDS[field];
  if (known !== undefined) return known();
  return of.subjectKind === 'quote' ? priceLineName(field, getLocale()) : field;
}

/** As its form has it; null: no form does. */
export function lookOf({ subjectKind, subject }: FieldOf, field: string): FieldLook | null {
  const record = subjectKind === 'record' ? recordOf(subject) : null;
  return record === null
    ? null
    : (looksOf(record.kind).find((look) => look.field === field) ?? null);
}

function looksOf(kind: RecordKind): readonly FieldLook[] {
  if (isModel(kind)) return catalogueFields(kind);
  if (kind !== 'tariff') return contentFields(kind);
  return fileFields();
}

/** Fewer letters are in nearly every name. */
const FEWEST_LETTERS = 4;
const MOST_FIELDS = 12;

/** The log's own names of the fields that are called so, or the beginnings of them. */
export function fieldsCalled(sought: string): readonly string[] {
  if (sought.length < FEWEST_LETTERS) return [];
  const isCalled = (name: string) => name.toLowerCase().includes(sought.toLowerCase());
  const found = [
    ...Object.entries(FIELDS).flatMap(([field, words]) => (isCalled(words()) ? [field] : [])),
    ...RECORD_KINDS.flatMap(looksOf).flatMap(({ field, label }) =>
      isCalled(label) ? [field] : [],
    ),
    ...PRICED.flatMap((line) => (isCalled(lineName(line, null)) ? [lineKey(line)] : [])),
  ];
  return [...new Set(found)].slice(0, MOST_FIELDS);
}

const ITEMS: Readonly<Partial<Record<PriceLine['group'], readonly string[]>>> = {
  mounting: ROOF_TYPES,
  scaffold: BUILDING_TYPES,
  work: WORK_ITEMS,
};

/** Lines of the prices whose names hang on no catalogue. */
const PRICED: readonly PriceLine[] = PRICE_GROUPS.flatMap((group) =>
  (ITEMS[group] ?? []).map((item) => ({ group, item })),
);
