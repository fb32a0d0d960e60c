import { HOUSE } from './support/calculator.ts';
import { DESKTOP, expect, expectSound, open, PHONE, test, type Page } from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// What stands beside the questions, and what is said where an address names none of them.

const start = (locale: string) => `/${locale}/calculator/start`;

/** From the house on, leaving every guess as it is. */
async function toPayment(page: Page) {
  for (const question of ['house', 'roof', 'use', 'board']) {
    await expect(page).toHaveURL(new RegExp(`[?&]at=${question}&`));
    await page.locator('form#survey button[name="to"][value="next"]').last().click();
  }
  await expect(page).toHaveURL(/[?&]at=payment&/);
}

for (const { locale, viewport } of [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const) {
  test.describe(`the survey's answer, ${locale}`, () => {
    test.use({ viewport, allowed: [/there is no question called/] });
    const words = wordsIn(locale);

    test('a question that there is none of is said, and warned of', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const note = page.getByText(words('survey_unknown_question'));
      await open(page, `${start(locale)}?at=nowhere`);
      await expect(note).toBeVisible();
      expect(warnings.filter((text) => text.includes('nowhere'))).toHaveLength(1);
      await expectSound(page, 'a question that there is none of');
      await open(page, start(locale));
      await expect(note).toBeHidden();
      await open(page, `${start(locale)}?at=nowhere&${HOUSE}`);
      await expect(note).toBeVisible();
      await page.locator('form#survey button[name="to"][value="next"]').last().click();
      await expect(note).toBeHidden();
    });

    test('with a loan, cash too has its range; no budget ends on two full stops', async ({
      page,
    }) => {
      await open(page, `${start(locale)}?at=house&${HOUSE}`);
      await toPayment(page);
      await page.locator('input[type=radio][value="loan"]').check();
      const budget = page.locator('form#survey input[name="projectBudget"]');
      for (const [amount, name] of [
        ['1000', 'survey_budget_none'],
        ['900000', 'survey_budget_battery_fits'],
      ] as const) {
        await budget.fill(amount);
        await budget.blur();
        await expect(page.getByRole('main')).toContainText(longestPart(words, name));
        await expect(page.getByRole('main')).not.toContainText('..');
      }
      const isPhone = viewport === PHONE;
      if (isPhone) await page.getByRole('button', { name: words('survey_see_answer') }).click();
      const card = page.getByRole(isPhone ? 'dialog' : 'complementary');
      const cash = card.locator('dl > div').filter({ hasText: words('survey_payback_cash') });
      const range = words('calculator_range', { range: '' }).trim();
      await expect(cash).toContainText(range);
      if (isPhone) await expect(card.getByText(words('survey_answer'))).toHaveCount(1);

      // Asked for the place again, the visitor is at the first step, whichever was reached.
      await open(page, `${start(locale)}?at=nowhere`);
      const first = words('survey_question_of', { number: '1', count: '5' });
      await expect(
        page.getByRole('navigation').getByText(first).filter({ visible: true }).first(),
      ).toBeVisible();
    });
  });
}

/** What stands in a message whatever its figures are. */
function longestPart(words: Words, name: Parameters<Words>[0]): string {
  const values = { difference: '#', price: '#', added: '#' };
  const parts = words(name, values).split('#');
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest)).trim();
}
