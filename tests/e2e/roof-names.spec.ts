import { CALCULATOR, HOUSE } from './support/calculator.ts';
import { DESKTOP, expect, LOCALES, open, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// What somebody hears of the roof who does not see it.

const DRAWN =
  'roofFaces=30_-8_10*30_82_10&roofLayout=l-shape_15_8_5.6*0p_11-12_c5.2x3.52*1p&address=Testvej+1%2C+2100';

for (const locale of LOCALES) {
  test.describe(`roof by ear, ${locale}`, () => {
    const words = wordsIn(locale);
    test.use({ viewport: DESKTOP });

    test('drawings say in their names what they show, and nothing loose beside it', async ({
      page,
    }) => {
      await open(page, `${CALCULATOR(locale)}/roof?${HOUSE}&${DRAWN}`);
      const plan = page.getByRole('group', {
        name: locale === 'da' ? /^Huset set fra oven/ : /^The house from above/,
      });
      await expect(plan).toHaveAccessibleName(
        locale === 'da'
          ? /Facaden vender 8° øst for syd\. .*nord \d\d\s%, øst \d\d\s%, syd \d+\s%, vest \d\d\s%\.$/
          : /The front faces 8° east of south\. .*north \d\d%, east \d\d%, south \d+%, west \d\d%\.$/,
      );
      const side = page.getByRole('group', {
        name: locale === 'da' ? /^Huset fra siden/ : /^The house from the side/,
      });
      await expect(side).toHaveAccessibleName(/30°.*4[.,]8\sm.*34°/);
      for (const drawing of [plan, side]) {
        expect(await drawing.ariaSnapshot()).not.toMatch(/^\s*- text:/m);
      }
      await expect(plan.getByRole('slider', { name: words('roof_handle_turn') })).toHaveAttribute(
        'aria-valuetext',
        locale === 'da' ? '8° øst for syd' : '8° east of south',
      );
      await expect(page.getByRole('slider', { name: words('roof_front') })).toHaveAttribute(
        'aria-valuetext',
        locale === 'da' ? '8° øst for syd' : '8° east of south',
      );
    });

    test('the table says which face it is, and what a figure is of', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}/roof?${HOUSE}&${DRAWN}`);
      const rows = page.getByRole('table').first().getByRole('row');
      await expect(rows.nth(1).getByRole('rowheader')).toHaveAccessibleName(
        new RegExp(`^${words('roof_faces_name', { number: '1' })} `),
      );
      const bare = rows.nth(3).getByRole('cell');
      await expect(bare.first()).toHaveAccessibleName(words('roof_faces_none'));
      await expect(bare.last()).toHaveAccessibleName(
        locale === 'da' ? /^\d\d\s% af bedste$/ : /^\d\d% of best$/,
      );
      await page.getByRole('button', { name: words('roof_window_add') }).click();
      await expect(page.getByRole('button', { name: words('roof_window_remove') })).toBeVisible();
    });
  });
}
