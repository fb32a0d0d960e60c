import { expect, test } from 'vitest';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';
import { gridCompaniesReader } from '../providers/addresses/grid-company.ts';
import { gridCompanyAt } from './grid-company-at.ts';

const gridCompaniesOf = gridCompaniesReader();
const addresses = {
  gridCompaniesIn: (postcode: string | null) =>
    postcode === null ? [] : gridCompaniesOf(postcode),
};
const at = (place: Parameters<typeof gridCompanyAt>[1]) =>
  gridCompanyAt({ addresses }, place, { gridTariffs: SHIPPED_GRID_TARIFFS });

test('an address without a grid company gets its postcode’s likeliest, not the zone’s largest', () => {
  const vores = '5790000610976';
  expect(at({ postcode: '5000' })).toBe(vores);
  const [first, ...others] = addresses.gridCompaniesIn('8000');
  expect(others.length).toBeGreaterThan(0);
  expect(at({ postcode: '8000' })).toBe(first);
});

test('what is said stands; without a postcode, or in another zone, the engine guesses', () => {
  const [, second = null] = addresses.gridCompaniesIn('8000');
  expect(at({ postcode: '8000', gridCompany: second })).toBe(second);
  expect(at({})).toBeNull();
  expect(at({ postcode: '8000', priceZone: 'DK2' })).toBeNull();
  expect(at({ postcode: '0001' })).toBeNull();
});
