import { keptFigure } from '../../../../domain/records/record-numbers.ts';
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

const figure = (
  kind: CatalogueKind,
  name: string,
  field: string,
  digits: number,
): CatalogueColumn => ({
  name,
  align: 'right',
  // Anything that is not a number is shown as typed.
  shows: (texts) => {
    const value = keptFigure(kind, field, texts);
    return value === null ? (texts[field] ?? '') || '–' : decimal(value, getLocale(), digits);
  },
});

const area: () => CatalogueColumn = () => ({
  name: m.catalogue_area_m2(),
  align: 'right',
  shows: (texts) => {
    const [x, y] = ['x', 'y'].map((field) => keptFigure('panel', field, texts));
    return x && y ? decimal(x * y, getLocale(), 3) : '–';
  },
});

/** Half years are rare, and not rounded away. */
const guarantee = (kind: CatalogueKind): CatalogueColumn => ({
  ...figure(kind, m.catalogue_guarantee(), 'guarantee_years', 0),
  isWide: true,
  shows: (texts) => {
    const years = keptFigure(kind, 'guarantee_years', texts);
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
        figure(kind, m.catalogue_peak_power(), 'peak_power', 0),
        { ...figure(kind, m.catalogue_x(), 'x', 3), isWide: true },
        { ...figure(kind, m.catalogue_y(), 'y', 3), isWide: true },
        { ...area(), isWide: true },
      ];
    case 'inverter':
      return [
        named((texts, id) => texts['name'] || id),
        figure(kind, m.catalogue_ac(), 'ac_kw', 1),
        figure(kind, m.catalogue_dc(), 'max_dc_kw', 1),
        guarantee(kind),
      ];
    case 'battery':
      return [
        named((texts, id) => exampleName(texts['name'] || id, getLocale())),
        figure(kind, m.catalogue_usable(), 'usable_kwh', 1),
        figure(kind, m.catalogue_power(), 'power_kw', 1),
        guarantee(kind),
      ];
  }
}
