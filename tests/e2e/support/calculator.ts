import { expect, PHONE, type Page } from './site-test.ts';
import type { Words } from './words.ts';

export const CALCULATOR = (locale: string) => `/${locale}/calculator/solrig-calculator`;
/** A house in Copenhagen, so that nothing is mistaken for the example place. */
export const HOUSE = 'lat=55.6761&lon=12.5683&address=Testvej+1%2C+2100&postcode=2100';

/** The drawn roof, as the page's address has it. */
export const layoutIn = (page: Page) => new URL(page.url()).searchParams.get('roofLayout') ?? '';

export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= PHONE.width;
}

/** The three figures of the answer, as written. */
export async function readAnswer(page: Page, words: Words): Promise<readonly string[]> {
  const card = page.getByRole('region', { name: words('calculator_heading'), exact: true });
  const figures = card.locator('dl dd > :first-child');
  await expect(figures, 'price, saving and payback').toHaveCount(3);
  return (await figures.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Changes the inputs and waits until at least one figure of the answer changes. */
export async function changesAnswer(
  page: Page,
  words: Words,
  change: () => Promise<void>,
): Promise<readonly string[]> {
  const before = await readAnswer(page, words);
  await change();
  await expect.poll(() => readAnswer(page, words)).not.toEqual(before);
  return readAnswer(page, words);
}

/** Where the inputs are: beside the answer on a desktop, in a sheet on a phone. */
export async function openInputs(page: Page, words: Words) {
  if (!isNarrow(page)) {
    return page.getByRole('complementary', { name: words('calculator_inputs_label') });
  }
  const sheet = page.getByRole('dialog', { name: words('calculator_inputs_short') });
  await page.getByRole('button', { name: words('calculator_adjust') }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function closeInputs(page: Page, words: Words) {
  if (!isNarrow(page)) return;
  await page.getByRole('button', { name: words('calculator_done') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
