import { shownDue } from '../../../../domain/staff/lead-due.ts';
import { AUDIT_AREAS, AUDIT_DEEDS } from '../../../../domain/staff/audit-actions.ts';
import { AUDIT_TIMES } from '../../../../domain/staff/audit.ts';
import { LEAD_STAGES, CLOSED_STAGES, LEAD_STEPS } from '../../../../domain/staff/leads.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../../../engine/estimate-input.ts';
import { isDay } from '../../../../domain/calendar-days.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { decimal, kr } from '../../../../words/format.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { stageName, stepName } from '../leads/lead-words.ts';
import { shownText } from '../records/shown-text.ts';
import { partName } from '../tariffs/tariff-words.ts';
import { AREA_WORDS, DEED_WORDS } from './action-words.ts';
import { companyWords } from './record-name.ts';
import { lookOf, type AuditNames, type FieldOf } from './field-name.ts';

const NOTHING = '–';

const VALUES: Readonly<Record<string, () => string>> = {
  admin: m.audit_value_admin,
  removed: m.audit_value_removed,
  refused: m.audit_value_refused,
  draft: m.audit_value_draft,
  pending: m.admin_messages_pending,
  dead: m.admin_messages_dead,
  accepted: m.quotes_accepted,
  declined: m.quotes_declined,
  withdrawn: m.quotes_withdrawn,
};

const TIMES: Readonly<Record<(typeof AUDIT_TIMES)[number], () => string>> = {
  today: m.audit_since_today,
  week: m.audit_since_week,
  month: m.audit_since_month,
};

/** A value as the page where it is changed says it. */
export function fieldText(of: FieldOf, field: string, value: unknown, names: AuditNames): string {
  if (isNothing(value)) return lookOf(of, field)?.type === 'yes' ? m.records_no() : NOTHING;
  if (Array.isArray(value)) {
    return value.map((one) => fieldText(of, field, one, names)).join(', ') || NOTHING;
  }
  if (typeof value === 'boolean') return value ? m.records_yes() : m.records_no();
  if (typeof value === 'number') return figure(of, field, value);
  if (typeof value !== 'string') {
    return Object.values(value as object)
      .filter((one) => !isNothing(one))
      .join(', ');
  }
  return said(of, field, value, names) ?? (isDay(value) ? shortDate(value, getLocale()) : value);
}

export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

function figure({ subjectKind }: FieldOf, field: string, value: number): string {
  const locale = getLocale();
  const isCount = ['number', 'numberOfPanels', 'batteryKwh'].includes(field);
  // A line of a quote goes by its own name, and is a price.
  if (subjectKind === 'quote' && !isCount) return kr(value / 100, locale);
  if (field === 'logoBytes' || field === 'proofBytes') return `${decimal(value / 1000, locale)} kB`;
  return decimal(value, locale);
}

/** null: it has no words but its own. */
function said(of: FieldOf, field: string, text: string, names: AuditNames): string | null {
  const look = lookOf(of, field);
  if (field === 'part' && look !== null) return partName(text);
  if (field === 'company' && look !== null) return companyWords(text);
  // What it is called may name a customer; its own page shows it.
  if (field === 'proof_file') return m.audit_value_file({ end: text.slice(-6) });
  if (look !== null) return shownText(look, text);
  const locale = getLocale();
  switch (field.split('.').at(-1)) {
    case 'stage':
      return named([...LEAD_STAGES, ...CLOSED_STAGES], text, stageName);
    case 'step':
      return named(LEAD_STEPS, text, stepName);
    case 'due':
      return dueText(text);
    case 'ownerUid':
    case 'who':
      return names.staff.find(({ uid }) => uid === text)?.name ?? null;
    case 'area':
      return named(AUDIT_AREAS, text, (area) => AREA_WORDS[area]());
    case 'deed':
      return named(AUDIT_DEEDS, text, (deed) => DEED_WORDS[deed]());
    case 'since':
      return named(AUDIT_TIMES, text, (time) => TIMES[time]());
    case 'roofTypes':
      return listed(text, (one) => named(ROOF_TYPES, one, (type) => roofTypeName(type, locale)));
    case 'buildingTypes':
      return listed(text, (one) =>
        named(BUILDING_TYPES, one, (type) => buildingTypeName(type, locale)),
      );
    case 'role':
    case 'decision':
    case 'status':
      return VALUES[text]?.() ?? null;
  }
  return null;
}

function named<Known extends string>(
  known: readonly Known[],
  text: string,
  words: (one: Known) => string,
): string | null {
  const found = known.find((one) => one === text);
  return found === undefined ? null : words(found);
}

const listed = (text: string, words: (one: string) => string | null) =>
  text
    .split(',')
    .map((one) => words(one) ?? one)
    .join(', ');

function dueText(text: string): string {
  const due = shownDue(text);
  if (due === null) return NOTHING;
  const at = getLocale() === 'da' ? due.time?.replace(':', '.') : due.time;
  return [shortDate(due.day, getLocale()), at].filter(Boolean).join(' ');
}
