import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeBar } from './range-bar.tsx';

const DOMAIN = [0, 30] as const;
const drawn = (low: number, high: number | null, bare?: boolean) =>
  renderToStaticMarkup(
    <RangeBar
      {...{ low, high, mid: low, domain: DOMAIN, bare }}
      lowText="fra"
      highText="til"
      label="spænd"
    />,
  );

test.each([
  { low: 0, high: 6, at: 10 },
  { low: 12, high: 18, at: 50 },
  { low: 24, high: null, at: 90 },
  { low: 36, high: 40, at: 100 },
])('the ends of $low to $high years stand under their block', ({ low, high, at }) => {
  const bar = drawn(low, high);
  expect(bar).toContain('fra – til');
  expect(bar).toContain(`margin-left:${at}%;translate:-${at}%`);
});

test('a bare one has no ends', () => {
  expect(drawn(12, 18, true)).not.toContain('fra');
});
