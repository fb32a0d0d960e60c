import { expect, test } from 'vitest';
import { placeOf } from './tariff-source.tsx';

test('a source leads to its place: by the address in it, or by a name that is known', () => {
  expect(placeOf('Netselskabets prisblad, https://www.n1.dk/priser.')?.name).toBe('n1.dk');
  expect(placeOf('Energi Data Service, DatahubPricelist, CD')).toEqual({
    name: 'DatahubPricelist',
    address: 'https://www.energidataservice.dk/tso-electricity/DatahubPricelist',
  });
  expect(placeOf('Oplyst på telefon')).toBeNull();
  expect(placeOf('javascript:alert(1)')).toBeNull();
});
