import { DESKTOP, expect, open, test } from './support/site-test.ts';

// With the reader's own few colours, here white on black, what is drawn in dark strokes must not be lost.
test.use({
  viewport: DESKTOP,
  contextOptions: { forcedColors: 'active' },
  colorScheme: 'dark',
});

test('the sun’s path and the labels of charts can be seen', async ({ page }) => {
  await open(page, '/da');
  const colours = await page
    .locator('main svg:has(circle.fill-sol-400):visible')
    .first()
    .evaluate((drawing) => ({
      stroke: getComputedStyle(drawing).stroke,
      ground: getComputedStyle(document.body).backgroundColor,
      text: getComputedStyle(document.body).color,
      labels: [...drawing.querySelectorAll('text')].map((label) => getComputedStyle(label).fill),
    }));
  expect(colours.ground).not.toBe(colours.text);
  expect(colours.stroke).toBe(colours.text);
  // Dates, hours and directions: the hours stood dark green on black.
  expect(colours.labels.length).toBeGreaterThan(3);
  expect(new Set(colours.labels)).toEqual(new Set([colours.text]));

  await open(page, '/da/calculator/solrig-calculator?lat=55.6761&lon=12.5683&postcode=2100');
  const outside = await page
    .locator('.chart-frame > svg:visible')
    .first()
    .evaluate((drawing) => {
      const box = drawing.getBoundingClientRect();
      const reach = Number.parseFloat(getComputedStyle(drawing).outlineWidth);
      return [...drawing.querySelectorAll('text')]
        .map((text) => text.getBoundingClientRect())
        .filter(({ left, right }) => left < box.left - reach || right > box.right + reach).length;
    });
  expect(outside).toBe(0);
});
