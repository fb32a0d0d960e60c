import type { CatalogueKind } from '../../../../domain/staff/catalogue.ts';
import { m } from '../../../../messages/compiled/messages.js';
import type { FieldLook } from '../records/field-look.ts';

const guarantee = (): FieldLook => ({
  field: 'guarantee_years',
  label: m.catalogue_guarantee(),
  help: m.catalogue_guarantee_help(),
  type: 'number',
});

/** The fields of a model, as its kind has them. peak_power, x and y are called as the calculator's data calls them. */
export function catalogueFields(kind: CatalogueKind): readonly FieldLook[] {
  switch (kind) {
    case 'panel':
      return [
        { field: 'manufacturer', label: m.catalogue_code(), type: 'text' },
        { field: 'manufacturer_name', label: m.catalogue_maker(), type: 'text' },
        { field: 'peak_power', label: m.catalogue_peak_power(), type: 'number' },
        { field: 'x', label: m.catalogue_x_side(), type: 'number' },
        { field: 'y', label: m.catalogue_y_side(), type: 'number' },
        { field: 'is_default', label: m.catalogue_is_default(), type: 'yes' },
        { field: 'datasheet_checked', label: m.catalogue_datasheet(), type: 'yes' },
        { field: 'datasheet_read_on', label: m.catalogue_datasheet_read_on(), type: 'date' },
        guarantee(),
        { field: 'guarantee_example', label: m.catalogue_guarantee_example(), type: 'yes' },
        {
          field: 'datasheet_url',
          label: m.catalogue_datasheet_url(),
          help: m.catalogue_datasheet_help(),
          type: 'text',
          isWide: true,
        },
      ];
    case 'inverter':
      return [
        { field: 'name', label: m.catalogue_name(), type: 'text' },
        { field: 'ac_kw', label: m.catalogue_ac(), type: 'number' },
        { field: 'max_dc_kw', label: m.catalogue_dc(), type: 'number' },
        guarantee(),
        { field: 'hybrid', label: m.catalogue_hybrid(), type: 'yes' },
        { field: 'example', label: m.catalogue_example_model(), type: 'yes' },
      ];
    case 'battery':
      return [
        { field: 'name', label: m.catalogue_name(), type: 'text' },
        { field: 'usable_kwh', label: m.catalogue_usable(), type: 'number' },
        { field: 'power_kw', label: m.catalogue_power(), type: 'number' },
        { field: 'efficiency_percent', label: m.catalogue_efficiency(), type: 'number' },
        { field: 'standby_w', label: m.catalogue_standby(), type: 'number' },
        { field: 'max_units', label: m.catalogue_units(), type: 'number' },
        guarantee(),
        { field: 'is_default', label: m.catalogue_is_default_battery(), type: 'yes' },
        { field: 'example', label: m.catalogue_example_model(), type: 'yes' },
      ];
  }
}

export function kindName(kind: CatalogueKind): string {
  if (kind === 'panel') return m.catalogue_panels();
  return kind === 'inverter' ? m.catalogue_inverters() : m.catalogue_batteries();
}
