import { outboxMessages } from './outbox.ts';
import { expect, open, type Page } from './site-test.ts';
import type { Words } from './words.ts';

export type Visitor = { readonly name: string; readonly email: string };
/** Whom nobody has written about before. */
type NewVisitor = Visitor & { readonly sinceMs: number };

let visitors = 0;

/** A person whose messages can't be confused with another test's. */
export function newVisitor(): NewVisitor {
  visitors += 1;
  const mark = `${process.env['TEST_PARALLEL_INDEX'] ?? 0}-${process.pid}-${visitors}`;
  return {
    name: `Kim Prøve ${mark}`,
    email: `kim-${mark}@example.com`,
    sinceMs: Date.now(),
  };
}

const HOUSE = 'lat=56.17&lon=10.19&address=Kastanjevej+40%2C+8700+Horsens&postcode=8700';

/**
 * Somebody new asks for an offer, and is left at their receipt.
 * @param go how the page is opened; without JavaScript it never says that it is ready
 */
export async function askForOffer(
  page: Page,
  words: Words,
  locale: string,
  go: (page: Page, path: string) => Promise<unknown> = open,
): Promise<Visitor> {
  const visitor = newVisitor();
  await go(page, `/${locale}/calculator/offer?${HOUSE}`);
  await fillOffer(page, words, visitor);
  await sendButton(page, words).click();
  await expect(page).toHaveURL(/thank-you\?kvittering=/);
  return visitor;
}

export async function fillOffer(page: Page, words: Words, { name, email }: Visitor) {
  await page.getByLabel(words('offer_name'), { exact: true }).fill(name);
  await page.getByRole('textbox', { name: words('offer_email'), exact: true }).fill(email);
  await consent(page).check();
  await answerSum(page);
}

/** Without JavaScript the page asks a sum above its button. */
export async function answerSum(page: Page) {
  const field = page.locator('#form-sum');
  if (!(await field.isVisible())) return;
  const asked = await page.locator('label[for=form-sum]').innerText();
  const [a = 0, b = 0] = (asked.match(/\d+/g) ?? []).map(Number);
  await field.fill(String(a + b));
  // The server accepts nothing filled in within a second.
  const ticket = await page.locator('input[name=ticket]').inputValue();
  const shownAt = Number(ticket.split('.')[0]);
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(1_000);
}

export function consent(page: Page) {
  return page.locator('input[name=consent]');
}

export function sendButton(page: Page, words: Words) {
  return page.getByRole('button', { name: words('offer_send') });
}

/** The local outbox's messages about a visitor: one row per message. */
export async function messagesAbout(page: Page, visitor: NewVisitor): Promise<readonly string[]> {
  const messages = await outboxMessages(page, visitor.sinceMs);
  return messages.filter((text) => text.includes(visitor.name) || text.includes(visitor.email));
}

/** On the receipt: the first press only asks. */
export async function withdrawRequest(page: Page, words: Words) {
  const yes = page.getByRole('button', { name: words('receipt_withdraw_yes') });
  if (!(await yes.isVisible())) {
    await page.getByText(words('receipt_withdraw'), { exact: true }).click();
  }
  await yes.click();
}
