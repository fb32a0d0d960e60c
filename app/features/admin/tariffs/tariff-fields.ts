import { ROW_STANDINGS } from '../../../../engine/data/grid-company.ts';
import { NATIONAL, partsOf, TAX } from '../../../../domain/records/tariff-records.ts';
import { m } from '../../../../messages/compiled/messages.js';
import type { FieldLook } from '../records/field-look.ts';
import { partName, standingName } from './tariff-words.ts';

/** The fields of a row; whose it is stands above them. */
export function tariffFields(company: string): readonly FieldLook[] {
  const hasBands = company !== NATIONAL && company !== TAX;
  const bands: readonly FieldLook[] = !hasBands
    ? []
    : [
        { field: 'low', label: m.tariffs_low(), type: 'number', least: -400 },
        { field: 'high', label: m.tariffs_high(), type: 'number', least: -400 },
        { field: 'peak', label: m.tariffs_peak(), type: 'number', least: -400 },
      ];
  return [
    {
      field: 'part',
      label: m.tariffs_part(),
      type: 'choice',
      options: partsOf(company).map((part) => ({ value: part, label: partName(part) })),
    },
    { field: 'from', label: m.tariffs_from(), type: 'date' },
    ...bands,
    { field: 'value', label: m.tariffs_value(), type: 'number', least: -400 },
    {
      field: 'standing',
      label: m.tariffs_standing(),
      type: 'choice',
      options: ROW_STANDINGS.filter((standing) => standing !== 'missing').map((standing) => ({
        value: standing,
        label: standingName(standing),
      })),
    },
    { field: 'source', label: m.tariffs_source(), type: 'text' },
    { field: 'read_on', label: m.tariffs_read_on(), type: 'date' },
  ];
}

/** Those of a row of any company, and whose it is. */
export const fileFields = (): readonly FieldLook[] => [
  { field: 'company', label: m.tariffs_company(), type: 'text' },
  ...tariffFields(''),
];
