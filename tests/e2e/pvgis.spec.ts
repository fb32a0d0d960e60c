import { startPvgisServer } from '../fixtures/pvgis-server.ts';
import { CALCULATOR, changesAnswer, HOUSE, openInputs, readAnswer } from './support/calculator.ts';
import { siteBeside } from './support/site-beside.ts';
import { DESKTOP, expect, holdBack, LOCALES, open, test, type Page } from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// These pages come from a separate server, which asks a stand-in for PVGIS.
const own = siteBeside(
  () => startPvgisServer(),
  ({ baseUrl }) => ({ YIELD: 'pvgis', PVGIS_URL: baseUrl }),
);
test.use({ viewport: DESKTOP });

const DATABASE = 'PVGIS-TEST 2005–2023';

/** What the calculator says about the source of its saving. */
async function sourceOf(page: Page, words: Words): Promise<string> {
  const name = `${words('calculator_saving')}: ${words('calculator_where_from')}`;
  await page.getByRole('button', { name }).first().click();
  const note = page.getByText(/PVGIS/).filter({ visible: true }).last();
  const text = await note.innerText();
  await page.keyboard.press('Escape');
  return text;
}

for (const locale of LOCALES) {
  test.describe(`PVGIS, ${locale}`, () => {
    const words = wordsIn(locale);
    const fromPvgis = words('calculator_source_pvgis', { database: DATABASE });
    // A different roof per language, because one answer is known to all.
    const roof = `${HOUSE}&slope=${locale === 'da' ? 21 : 22}`;
    const calculator = () => `${own.site.url}${CALCULATOR(locale)}?${roof}`;

    // On a busy machine the answer changes once before: its range is there later than its figures.
    const fromPvgisNow = (page: Page) => expect.poll(() => sourceOf(page, words)).toBe(fromPvgis);

    test('sharpens the figures already shown, and is named', async ({ page }) => {
      own.outside.behave('well');
      await test.step('built-in at once, PVGIS when it has answered', async () => {
        const release = await holdBack(page, /\/api\/v1\/yield/);
        await page.goto(calculator());
        const served = await readAnswer(page, words);
        release();
        await expect.poll(() => readAnswer(page, words)).not.toEqual(served);
        await fromPvgisNow(page);
      });
      await test.step('a moving slider is answered at once, then sharpened', async () => {
        const inputs = await openInputs(page, words);
        const release = await holdBack(page, /\/api\/v1\/yield/);
        const atOnce = await changesAnswer(page, words, () =>
          inputs.getByRole('textbox', { name: words('calculator_slope') }).fill('44'),
        );
        release();
        await expect.poll(() => readAnswer(page, words)).not.toEqual(atOnce);
        await fromPvgisNow(page);
      });
      await test.step('back on a known roof, PVGIS is not asked again', async () => {
        const asked = own.outside.queries.length;
        const inputs = await openInputs(page, words);
        const slope = inputs.getByRole('textbox', { name: words('calculator_slope') });
        const [known, other] = locale === 'da' ? ['21', '53'] : ['22', '54'];
        await slope.fill(known);
        await fromPvgisNow(page);
        // The next one requested is a different roof.
        await slope.fill(other);
        await expect.poll(() => own.outside.queries.length).toBeGreaterThan(asked);
        expect(own.outside.queries[asked]?.get('angle')).toBe(other);
        await slope.fill(known);
        await fromPvgisNow(page);
      });
      await test.step('the next visitor gets PVGIS’s figures', async () => {
        const shown = await readAnswer(page, words);
        await page.goto(calculator());
        expect(await readAnswer(page, words)).toEqual(shown);
        await page.goto(`${own.site.url}/${locale}/calculator/report?${roof}`);
        await expect(page.getByText(DATABASE).first()).toBeAttached();
      });
    });

    test('costs the visitor nothing if it hangs', async ({ page }) => {
      own.outside.behave('hangs');
      const asked = own.outside.queries.length;
      const givenUp = page.waitForResponse(/\/api\/v1\/yield/);
      const release = await holdBack(page, /\/api\/v1\/yield/);
      await open(
        page,
        `${own.site.url}${CALCULATOR(locale)}?${HOUSE}&slope=51&azimuth=${locale === 'da' ? 40 : 41}`,
      );
      const answer = await readAnswer(page, words);
      expect(own.outside.queries, 'no page waits for PVGIS').toHaveLength(asked);
      release();
      await givenUp;
      expect(own.outside.queries).toHaveLength(asked + 1);
      expect(await readAnswer(page, words)).toEqual(answer);
      expect(await sourceOf(page, words)).not.toBe(fromPvgis);
    });
  });
}
