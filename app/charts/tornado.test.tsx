import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TornadoChart } from './tornado-chart.tsx';
import { bySpan, spanYears, tornadoDomain } from './tornado-figures.ts';
import type { TornadoRow } from '../../words/report/tornado-rows.ts';

const rows: readonly TornadoRow[] = [
  { key: 'shade', name: 'Skygge', ends: [{ value: 'noget', years: 11.3 }] },
  {
    key: 'price',
    name: 'Prisen på anlægget',
    ends: [
      { value: '−10 %', years: 9.4 },
      { value: '+10 %', years: 11.4 },
    ],
  },
  { key: 'tax', name: 'Elafgift fra 2028', ends: [{ value: '0,01 kr.', years: 14.9 }] },
];

test('the row that moves the result most comes first', () => {
  expect(bySpan(rows, 10.4).map((row) => row.key)).toEqual(['tax', 'price', 'shade']);
  expect(spanYears(rows[1] ?? { key: '', name: '', ends: [] }, 10.4)).toBeCloseTo(2);
});

test('what is never paid back moves it further than anything', () => {
  const never: TornadoRow = { key: 'n', name: 'N', ends: [{ value: '0', years: null }] };
  expect(bySpan([...rows, never], 10.4)[0]?.key).toBe('n');
});

test('the axis includes every end, and has width even if nothing moves', () => {
  expect(tornadoDomain(rows, 10.4)).toEqual([9.4, 14.9]);
  expect(tornadoDomain([], 10.4)).toEqual([9.9, 10.9]);
});

test('the line of the result lies below the texts, whose halo keeps it out of the names', () => {
  const html = renderToStaticMarkup(<TornadoChart rows={rows} resultYears={10.4} locale="da" />);
  const drawings = html.split('<svg').slice(1);
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings)
    expect(drawing.indexOf('chart-axis')).toBeLessThan(drawing.indexOf('Prisen på anlægget'));
});

test('every end is written with its figure and its result', () => {
  const html = renderToStaticMarkup(<TornadoChart rows={rows} resultYears={10.4} locale="da" />);
  expect(html).toContain('−10 % → 9,4');
  expect(html).toContain('0,01 kr. → 14,9');
  expect(html).toContain('Elafgift fra 2028 betyder mest.');
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});
