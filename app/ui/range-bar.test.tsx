import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeBar } from './range-bar.tsx';

const DOMAIN = [0, 30] as const;
const drawn = (low: number, high: number | null, ends?: string) =>
  renderToStaticMarkup(
    <RangeBar {...{ low, high, mid: low, domain: DOMAIN, ends }} label="spænd" />,
  );

test.each([
  { low: 0, high: 6, at: 10 },
  { low: 12, high: 18, at: 50 },
  { low: 24, high: null, at: 90 },
  { low: 36, high: 40, at: 100 },
])('the ends of $low to $high years stand under their block', ({ low, high, at }) => {
  const bar = drawn(low, high, 'fra – til');
  expect(bar).toContain('fra – til');
  expect(bar).toContain(`margin-left:${at}%;translate:-${at}%`);
});

test('one whose ends are said elsewhere has none', () => {
  expect(drawn(12, 18)).not.toContain('<p');
});
