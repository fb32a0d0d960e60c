import { expect, test } from 'vitest';
import { fromQuery } from '../../../domain/read-query.ts';
import { calculatorAt } from './suggestion.ts';

test('the calculator reads the place back as it was found', () => {
  const place = {
    lat: 56.1572,
    lon: 10.2107,
    address: 'Åboulevarden 1 & 3, 8000 Aarhus C',
    postcode: '8000',
    gridCompany: '5790000704842',
  };
  const { pathname, searchParams } = new URL(calculatorAt(place), 'http://solrig.example');
  expect(pathname).toBe('/da/calculator/solrig-calculator');
  expect(fromQuery(searchParams)).toEqual({ state: place, errors: [] });
});
