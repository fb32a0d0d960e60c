import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeTrack, trackPercent, trackSpan } from './range-track.tsx';

const DOMAIN = [0, 30] as const;

test.each([0.1, 0.5, 5, 16, 25, 40])('a payback of %d years stays on its track', (years) => {
  const at = trackPercent(years, DOMAIN);
  expect(at).toBeCloseTo(Math.min(100, (100 * years) / 30));
  // Ends that are equal, or beyond the track, still leave a block to be seen, within it.
  expect(trackSpan(years, years, DOMAIN)).toEqual({
    left: `min(${at}%, calc(100% - 0.25rem))`,
    width: 'max(0%, 0.25rem)',
  });
});

test('a range from 0.1 to 40 years fills the track', () => {
  const { left, width } = trackSpan(0.1, 40, DOMAIN);
  expect(left).toMatch(/^min\(0\.33\d*%/);
  expect(width).toMatch(/^max\(99\.6\d*%/);
});

test('a scale without width has its range in the middle', () => {
  expect(trackPercent(12, [12, 12])).toBe(50);
});

test('never: the block reaches the end of the track, and the ring stands there', () => {
  const drawn = renderToStaticMarkup(
    <RangeTrack low={18} mid={null} high={null} domain={DOMAIN} />,
  );
  expect(drawn).toContain('width:max(40%, 0.25rem)');
  expect(drawn).toContain('clamp(0.375rem, 100%, calc(100% - 0.375rem))');
});
