import {
  RECORD_KINDS,
  type RecordKind,
  type RecordTexts,
} from '../../../../domain/records/record.ts';
import { GRID_COMPANIES } from '../../../../engine/data/grid-tariffs.ts';
import { NATIONAL, TAX } from '../../../../domain/records/tariff-records.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { staffLinks } from '../../../staff-links.ts';
import { catalogueColumns, isModel } from '../catalogue/catalogue-columns.ts';
import { shortQuote } from '../content/short-quote.ts';
import { RECORD_QUERY } from '../records/record-view.ts';
import { dayText, partName } from '../tariffs/tariff-words.ts';

type KeptRecord = { readonly kind: RecordKind; readonly id: string };

/** Of a subject of the log that is a row which staff keep: "tariff 01a2…". */
export function recordOf(subject: string): KeptRecord | null {
  const [head = '', ...rest] = subject.split(' ');
  const kind = RECORD_KINDS.find((known) => known === head);
  return kind === undefined || rest.length === 0 ? null : { kind, id: rest.join(' ') };
}

const RECORD_WORDS: Readonly<Record<RecordKind, () => string>> = {
  panel: m.audit_subject_panel,
  inverter: m.audit_subject_inverter,
  battery: m.audit_subject_battery,
  tariff: m.audit_subject_tariff,
  testimonial: m.audit_subject_testimonial,
  partner: m.audit_subject_partner,
};

export const LIST_WORDS: Readonly<Record<RecordKind, () => string>> = {
  panel: m.catalogue_panels,
  inverter: m.catalogue_inverters,
  battery: m.catalogue_batteries,
  tariff: m.tariffs_title,
  testimonial: m.content_admin_quotes,
  partner: m.content_admin_partners,
};

/** "Panel: Tongwei TW-440". */
export const recordWords = ({ kind, id }: KeptRecord, texts: RecordTexts): string =>
  [RECORD_WORDS[kind](), recordName(kind, id, texts)].filter(Boolean).join(': ');

/**
 * What a row is called.
 * @param texts what it says
 */
export function recordName(kind: RecordKind, id: string, texts: RecordTexts): string {
  if (isModel(kind)) {
    return (
      catalogueColumns(kind)
        .find(({ isName }) => isName)
        ?.shows(texts, id) ?? id
    );
  }
  if (kind === 'partner') return texts['name'] ?? '';
  if (kind === 'testimonial') {
    const quote = texts[`quote_${getLocale()}`] ?? '';
    return quote === '' ? '' : m.voices_quote({ text: shortQuote(quote) });
  }
  const { company = '', part = '', from = '' } = texts;
  if (company === '') return '';
  return [companyWords(company), partName(part), dayText(from)].join(', ');
}

export function companyWords(company: string): string {
  if (company === TAX) return m.tariffs_tax();
  if (company === NATIONAL) return m.tariffs_energinet_name();
  return GRID_COMPANIES.find(({ gln }) => gln === company)?.name ?? company;
}

/** Where it stands among its like. */
export function recordPage(kind: RecordKind, id: string): string {
  const row = `?${new URLSearchParams({ [RECORD_QUERY.kind]: kind, [RECORD_QUERY.row]: id })}`;
  if (kind === 'tariff') return staffLinks.tariffs() + row;
  return (isModel(kind) ? staffLinks.catalogue() : staffLinks.content()) + row;
}
