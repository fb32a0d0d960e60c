import { PARTNER_KINDS, TESTIMONIAL_PICTURES } from '../../../../domain/records/content-records.ts';
import { m } from '../../../../messages/compiled/messages.js';
import type { FieldLook } from '../records/field-look.ts';
import type { ContentKind } from './content-view.ts';

export function contentFields(kind: ContentKind): readonly FieldLook[] {
  return kind === 'testimonial' ? testimonialFields() : partnerFields();
}

function testimonialFields(): readonly FieldLook[] {
  return [
    { field: 'quote_da', label: m.content_admin_quote_da(), type: 'long', isWide: true },
    { field: 'quote_en', label: m.content_admin_quote_en(), type: 'long', isWide: true },
    { field: 'house_da', label: m.content_admin_house_da(), type: 'text' },
    { field: 'house_en', label: m.content_admin_house_en(), type: 'text' },
    { field: 'system_da', label: m.content_admin_system_da(), type: 'text' },
    { field: 'system_en', label: m.content_admin_system_en(), type: 'text' },
    { field: 'shown_name', label: m.content_admin_name(), type: 'text' },
    {
      field: 'picture',
      label: m.content_admin_picture(),
      type: 'choice',
      options: TESTIMONIAL_PICTURES.map((value) => ({ value, label: pictureName(value) })),
    },
    { field: 'is_example', label: m.content_admin_example(), type: 'yes', isWide: true },
    { field: 'consent_date', label: m.content_admin_consent(), type: 'date' },
    { field: 'proof', label: m.content_admin_proof(), type: 'text' },
    {
      field: 'person_email',
      label: m.content_admin_person(),
      type: 'text',
      help: m.content_admin_person_help(),
    },
  ];
}

function partnerFields(): readonly FieldLook[] {
  return [
    { field: 'name', label: m.content_admin_company(), type: 'text' },
    {
      field: 'kind',
      label: m.content_admin_trade(),
      type: 'choice',
      options: PARTNER_KINDS.map((value) => ({ value, label: tradeName(value) })),
    },
    { field: 'area_da', label: m.content_admin_area_da(), type: 'text' },
    { field: 'area_en', label: m.content_admin_area_en(), type: 'text' },
    { field: 'text_da', label: m.content_admin_text_da(), type: 'long', isWide: true },
    { field: 'text_en', label: m.content_admin_text_en(), type: 'long', isWide: true },
    { field: 'url', label: m.content_admin_url(), type: 'text' },
    { field: 'since', label: m.content_admin_since(), type: 'date' },
    { field: 'approved_on', label: m.content_admin_approved(), type: 'date' },
    { field: 'is_example', label: m.content_admin_example(), type: 'yes' },
  ];
}

function pictureName(picture: (typeof TESTIMONIAL_PICTURES)[number]): string {
  if (picture === 'house-detached') return m.content_admin_picture_detached();
  return picture === 'house-terraced'
    ? m.content_admin_picture_terraced()
    : m.content_admin_picture_farm();
}

export function tradeName(kind: string): string {
  if (kind === 'electrician') return m.partners_kind_electrician();
  return kind === 'roofer' ? m.partners_kind_roofer() : m.partners_kind_installer();
}
