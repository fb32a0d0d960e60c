import { parseUngrouped } from '../../../../domain/number-text.ts';
import type { RecordKind, RecordTexts } from '../../../../domain/records/record.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '../../../../domain/staff/catalogue.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, shortDecimal } from '../../../../words/format.ts';
import { modelName as exampleName } from '../quotes/model-name.ts';

export const isModel = (kind: RecordKind): kind is CatalogueKind =>
  CATALOGUE_KINDS.some((known) => known === kind);

export type CatalogueColumn = {
  readonly name: string;
  readonly align?: 'right';
  /** Names the row, and opens it. */
  readonly isName?: true;
  /** Left out in a narrow window: the open row has it. */
  readonly isWide?: true;
  readonly shows: (texts: RecordTexts, id: string) => string;
};

const text = (name: string, field: string): CatalogueColumn => ({
  name,
  shows: (texts) => texts[field] ?? '',
});

const figure = (name: string, field: string, digits: number): CatalogueColumn => ({
  name,
  align: 'right',
  // Anything that is not a number is shown as typed.
  shows: (texts) => {
    const value = parseUngrouped(texts[field] ?? '');
    return value === null ? (texts[field] ?? '') || '–' : decimal(value, getLocale(), digits);
  },
});

const area: () => CatalogueColumn = () => ({
  name: m.catalogue_area_m2(),
  align: 'right',
  shows: (texts) => {
    const [x, y] = ['x', 'y'].map((field) => parseUngrouped(texts[field] ?? ''));
    return x && y ? decimal(x * y, getLocale(), 3) : '–';
  },
});

/** Half years are rare, and not rounded away. */
const guarantee = (): CatalogueColumn => ({
  ...figure(m.catalogue_guarantee(), 'guarantee_years', 0),
  isWide: true,
  shows: (texts) => {
    const years = parseUngrouped(texts['guarantee_years'] ?? '');
    return years === null ? texts['guarantee_years'] || '–' : shortDecimal(years, getLocale(), 1);
  },
});

/** Some models bear their maker's name already: it is not said twice. */
const modelName = (maker: string, model: string) =>
  model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${maker} ${model}`;

export function catalogueColumns(kind: CatalogueKind): readonly CatalogueColumn[] {
  const named = (shows: CatalogueColumn['shows']): CatalogueColumn => ({
    name: m.catalogue_model(),
    isName: true,
    shows,
  });
  switch (kind) {
    case 'panel':
      return [
        { ...text(m.catalogue_code(), 'manufacturer'), isWide: true },
        named((texts, id) => modelName(texts['manufacturer_name'] ?? '', id)),
        figure(m.catalogue_peak_power(), 'peak_power', 0),
        { ...figure(m.catalogue_x(), 'x', 3), isWide: true },
        { ...figure(m.catalogue_y(), 'y', 3), isWide: true },
        { ...area(), isWide: true },
      ];
    case 'inverter':
      return [
        named((texts, id) => texts['name'] || id),
        figure(m.catalogue_ac(), 'ac_kw', 1),
        figure(m.catalogue_dc(), 'max_dc_kw', 1),
        guarantee(),
      ];
    case 'battery':
      return [
        named((texts, id) => exampleName(texts['name'] || id, getLocale())),
        figure(m.catalogue_usable(), 'usable_kwh', 1),
        figure(m.catalogue_power(), 'power_kw', 1),
        guarantee(),
      ];
  }
}
