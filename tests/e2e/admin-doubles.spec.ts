import { fillOffer, newVisitor, sendButton } from './support/offer.ts';
import { test } from './support/put-back-site.ts';
import { expect, expectSound, open, untilLive } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const OFFER = 'lat=56.17&lon=10.19&address=Kastanjevej+40%2C+8700+Horsens&postcode=8700';

for (const { locale, width } of [
  { locale: 'da', width: 1440 },
  { locale: 'en', width: 768 },
] as const) {
  test.describe(`double leads, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('two that are one are found, merged, taken back and told apart', async ({ page }) => {
      const words = wordsIn(locale);
      const first = newVisitor();
      const second = { name: `${first.name} Hansen`, email: first.email.toUpperCase() };
      const receipts: string[] = [];
      for (const visitor of [first, second]) {
        await open(page, `/${locale}/calculator/offer?${OFFER}`);
        await fillOffer(page, words, visitor);
        await sendButton(page, words).click();
        await expect(page).toHaveURL(/thank-you\?kvittering=/);
        receipts.push(page.url());
      }
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/leads?look=table`);
      await page
        .getByRole('link', { name: new RegExp(`^${words('leads_view_doubles')} 2$`) })
        .click();
      await expect(page).toHaveURL(/doubles=open/);
      await expectSound(page, 'list of doubles');
      await page.getByRole('link', { name: first.name, exact: true }).click();
      await expect(page.getByText(words('lead_double_one'))).toBeVisible();
      await untilLive(page);
      await expectSound(page, 'lead with a double');
      await page.getByRole('button', { name: /^(Flet ind i|Merge into)/ }).click();
      await expect(page.getByRole('status')).toContainText(first.name);
      await expect(page.getByRole('heading', { name: words('lead_merged_title') })).toBeVisible();
      await expectSound(page, 'merged');
      await test.step('the number or address of the other is shown when asked for', async () => {
        const merged = page.getByRole('listitem').filter({ hasText: second.name });
        await merged.getByRole('button', { name: words('lead_reveal') }).click();
        await expect(merged).toContainText(first.email.toLowerCase(), { ignoreCase: true });
      });
      await test.step('the list has one, and the receipts of both open', async () => {
        await open(page, `/${locale}/admin/leads?look=table&q=${first.email}`);
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
        for (const receipt of receipts) {
          await page.goto(receipt);
          await expect(page.getByText(words('receipt_by_staff'))).toBeVisible();
        }
      });
      await test.step('it is taken back from the timeline', async () => {
        await open(page, `/${locale}/admin/leads?look=table&q=${first.email}`);
        await page.getByRole('link', { name: first.name, exact: true }).click();
        await page.getByRole('button', { name: new RegExp(`^${words('leads_undo')}`) }).click();
        await expect(page.getByText(words('lead_double_one'))).toBeVisible();
      });
      await test.step('not the same, and yet', async () => {
        await page.getByRole('button', { name: words('lead_double_not') }).click();
        await expect(page.getByText(words('lead_double_one'))).toBeHidden();
        await page.getByRole('button', { name: words('lead_apart_undo') }).click();
        await expect(page.getByText(words('lead_double_one'))).toBeVisible();
      });
      await test.step('several are one list, each opened by itself', async () => {
        await open(page, `/${locale}/calculator/offer?${OFFER}`);
        await fillOffer(page, words, { ...second, name: `${first.name} Olsen` });
        await sendButton(page, words).click();
        await expect(page).toHaveURL(/thank-you\?kvittering=/);
        await open(page, `/${locale}/admin/leads?look=table&q=${first.email}`);
        await page.getByRole('link', { name: first.name, exact: true }).click();
        await expect(
          page.getByRole('heading', { name: words('lead_double_many_title', { count: 2 }) }),
        ).toBeVisible();
        const merge = page.getByRole('button', { name: /^(Flet ind i|Merge into)/ });
        await expect(merge.first()).toBeHidden();
        await page.locator('summary').filter({ hasText: 'Olsen' }).click();
        await expect(merge.filter({ visible: true })).toHaveCount(1);
        await expectSound(page, 'lead with several doubles');
      });
    });
  });
}
