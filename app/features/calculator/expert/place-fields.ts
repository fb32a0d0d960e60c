import { m } from '../../../../messages/compiled/messages.js';
import type { GridTariff } from '../../../../engine/tariff/grid-tariff.ts';
import { choice, type FormField } from '../form/field.ts';

/** Under the search for a place, which fills the first four. */
export function placeFields(gridTariffs: readonly GridTariff[]): readonly FormField[] {
  return [
    { kind: 'text', name: 'address', label: m.expert_address(), ours: '' },
    { kind: 'text', name: 'postcode', label: m.expert_postcode(), ours: '' },
    { kind: 'degrees', name: 'lat', label: m.expert_lat(), ours: '' },
    { kind: 'degrees', name: 'lon', label: m.expert_lon(), ours: '' },
    choice('priceZone', m.expert_price_zone(), '', [
      { value: '', label: m.expert_by_place() },
      { value: 'DK1', label: m.expert_zone_dk1() },
      { value: 'DK2', label: m.expert_zone_dk2() },
    ]),
    choice('gridCompany', m.calculator_grid_company(), '', [
      { value: '', label: m.expert_by_place() },
      ...gridTariffs.map(({ gln, name, zone }) => ({ value: gln, label: `${zone} · ${name}` })),
    ]),
  ];
}
