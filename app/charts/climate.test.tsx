import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClimateChart } from './climate-chart.tsx';
import { ClimateTable } from './climate-table.tsx';

const yearlyKg = [600, 500, 400];

test('the sentence names the first year and the sum', () => {
  const html = renderToStaticMarkup(
    <ClimateChart yearlyKg={yearlyKg} firstYear={2027} locale="da" />,
  );
  expect(html).toContain('Du sparer 600\u00a0kg CO₂ det første år og 1,5\u00a0ton på 3\u00a0år.');
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test('the table cumulates and ends with the sum', () => {
  const html = renderToStaticMarkup(
    <ClimateTable yearlyKg={yearlyKg} firstYear={2027} locale="en" />,
  );
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('1 (2027) 600 600 2 (2028) 500 1,100 3 (2029) 400 1,500 Total 1,500');
});
