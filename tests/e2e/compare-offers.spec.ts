import { pdfOfLines } from '../fixtures/pdf-of-lines.ts';
import { PLANTED_OFFERS } from '../fixtures/offers/planted-offers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  LOCALES,
  open,
  SCREENS,
  test,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// Offers side by side: pasted and typed, removed and restored, with and without scripts.

const at = (locale: string) =>
  `/${locale}/calculator/compare-offers?lat=56.17&lon=10.19&postcode=8000`;
const letterOf = (name: string) => PLANTED_OFFERS.find((offer) => offer.name === name)!.text;
const WITHOUT_SCAFFOLD = letterOf('scaffold at the owner’s cost and no word on the grid');
const WITHOUT_VAT = letterOf('a price without VAT');

const textbox = (page: Page, words: Words, name: Parameters<Words>[0]) =>
  page.getByRole('textbox', { name: words(name), exact: true });
const add = (page: Page, words: Words, offer: string) =>
  page.getByRole('button', { name: words('compare_add', { offer }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function type(page: Page, words: Words, { firm, price }: { firm: string; price: string }) {
  await textbox(page, words, 'compare_field_firm').fill(firm);
  await textbox(page, words, 'compare_field_price').fill(price);
  await textbox(page, words, 'compare_field_panels').fill('16');
  await textbox(page, words, 'compare_field_watts').fill('440');
}

for (const locale of LOCALES) {
  const words = wordsIn(locale);
  for (const { name: screen, viewport } of SCREENS) {
    test.describe(`offers compared, ${locale}, ${screen}`, () => {
      test.use({ viewport });

      test('an offer as PDF is read as its pasted text is', async ({ page }) => {
        await open(page, at(locale));
        await page.getByText(words('compare_way_paste'), { exact: true }).click();
        await textbox(page, words, 'compare_text').fill('noget andet');
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET') sent.push(request.url());
        });
        const file = page.getByLabel(words('compare_pdf'), { exact: true });
        const pdfOf = async (lines: string[]) => ({
          name: 'a.pdf',
          mimeType: 'application/pdf',
          buffer: await pdfOfLines(lines),
        });
        await file.setInputFiles(await pdfOf(['']));
        await expect(page.getByText(words('compare_pdf_no_text'))).toBeVisible();
        await file.setInputFiles(await pdfOf(WITHOUT_SCAFFOLD.split('\n')));
        await expect(textbox(page, words, 'compare_field_price')).toHaveValue('68900');
        await expect(textbox(page, words, 'compare_field_firm')).toHaveValue('Eksempelsol ApS');
        await expect(textbox(page, words, 'compare_text')).toHaveValue(/Eksempelsol ApS/);
        await expectAccessible(page, 'a PDF that was read');
        expect(sent, 'the file goes nowhere').toEqual([]);
      });

      test('one pasted, one typed: faults are named, and one can be restored', async ({ page }) => {
        await open(page, at(locale));
        await expect(heading(page)).toHaveText(words('compare_headline_none'));
        // Nothing is compared yet: our own estimate stands beside the form, and no table says «–».
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(
          page.getByRole('region', { name: words('compare_own_name', { brand: 'Solrig' }) }),
        ).toContainText(words('compare_own_price'));
        await expectAccessible(page, 'no offer');
        await page.getByText(words('compare_way_paste'), { exact: true }).click();
        await textbox(page, words, 'compare_text').fill(WITHOUT_SCAFFOLD);
        await expect(textbox(page, words, 'compare_field_price')).toHaveValue('68900');
        await expect(textbox(page, words, 'compare_field_firm')).toHaveValue('Eksempelsol ApS');
        await expectAccessible(page, 'a letter that was read');
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.postData() ?? ''));
        await add(page, words, 'A').click();
        await page.waitForURL(/offer=firm/);
        // Its figures go to the server, its words do not.
        expect(sent.join('\n')).toContain('68900');
        expect(sent.join('\n')).not.toMatch(/helsorte/);
        await expect(page.getByRole('heading', { level: 1, name: /A/ })).toBeFocused();
        const scaffold = page.getByText(words('compare_missing')).filter({ visible: true });
        await expect(scaffold.first()).toBeVisible();

        await type(page, words, { firm: 'Prøvestrøm A/S', price: '76500' });
        await add(page, words, 'B').click();
        await page.waitForURL(/offer=.*offer=/);
        // B says nothing of its inverter: it may be there, wherever the page speaks of it.
        const inverter = page
          .getByRole('row', { name: new RegExp(`^${words('compare_row_inverter')}`) })
          .filter({ visible: true })
          .first();
        await expect(inverter).toContainText(words('compare_unnamed'));
        // Of our own the catalogue knows more than the size.
        for (const part of ['compare_inverter_ready', 'compare_battery_later'] as const)
          await expect(page.getByText(words(part)).filter({ visible: true })).toHaveCount(1);
        await expect(inverter).not.toContainText(words('compare_missing'));
        await expectNoSidewaysScroll(page, 'two offers');
        await expectAccessible(page, 'two offers');

        const remove = page
          .getByRole('link', { name: new RegExp(`^${words('compare_remove')} .*Prøvestrøm A/S`) })
          .filter({ visible: true });
        await remove.click();
        const undo = page.getByRole('link', { name: words('compare_undo') });
        await expect(undo, 'the way back is one key away').toBeFocused();
        await page.keyboard.press('Enter');
        await expect(remove).toBeVisible();
        await expect(heading(page)).toBeFocused();
      });
    });
  }

  test(`${locale}: what is wrong is named at its field, and nothing is lost`, async ({ page }) => {
    await open(page, at(locale));
    await textbox(page, words, 'compare_field_firm').fill('Solrøven ApS');
    await textbox(page, words, 'compare_field_price').fill('mange penge');
    await add(page, words, 'A').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(textbox(page, words, 'compare_field_price')).toHaveAccessibleDescription(
      words('compare_error_price_number'),
    );
    await expect(textbox(page, words, 'compare_field_price')).toHaveValue('mange penge');
    await expect(textbox(page, words, 'compare_field_firm')).toHaveValue('Solrøven ApS');
    await expectAccessible(page, 'an offer that is wrong');
  });
}

for (const locale of LOCALES) {
  const words = wordsIn(locale);
  const LETTER = {
    da: '16 paneler 440 W, 6 kW inverter, montering, eltavle, tilmelding og kørsel\nPris 79.900 kr. inkl. moms\nTillæg for stillads 6.500 kr.',
    en: '16 panels 440 W, 6 kW inverter, mounting, new circuit, grid registration and travel\nPrice DKK 79,900 incl. VAT\nSurcharge for scaffold DKK 6,500',
  }[locale];

  test(`${locale}: what an offer charges on top is read, shown and added`, async ({ page }) => {
    await open(page, at(locale));
    await page.getByText(words('compare_way_paste'), { exact: true }).click();
    await textbox(page, words, 'compare_text').fill(LETTER);
    await expect(textbox(page, words, 'compare_field_price')).toHaveValue('79900');
    const surchargeOf = (item: 'compare_item_scaffold' | 'compare_item_travel') =>
      page.getByRole('textbox', { name: words('compare_field_surcharge', { item: words(item) }) });
    await expect(surchargeOf('compare_item_scaffold')).toHaveValue('6500');
    // What is in the price has no field for it.
    await expect(surchargeOf('compare_item_travel')).toHaveCount(0);
    await expectAccessible(page, 'a surcharge in a letter');
    await add(page, words, 'A').click();
    await page.waitForURL(/scaffoldDkk/);
    const onTop = words('compare_on_top', {
      price: locale === 'da' ? '6.500 kr.' : 'DKK 6,500',
    });
    await expect(page.getByText(onTop).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page, 'a surcharge on the page');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const words = wordsIn('da');

  test('a letter is read by the server, checked, and added', async ({ page }) => {
    await page.goto(at('da'));
    await textbox(page, words, 'compare_text').fill(WITHOUT_VAT);
    await page.getByRole('button', { name: words('compare_read') }).click();
    await expect(textbox(page, words, 'compare_field_price')).toHaveValue('61200');
    await expect(page.getByRole('heading', { name: words('compare_read_title') })).toBeVisible();
    await add(page, words, 'A').click();
    await page.waitForURL(/offer=firm/);
    await expect(page.getByText('76.500').filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'an offer');
  });
});

test('four are compared, and no more', async ({ page }) => {
  const words = wordsIn('da');
  const offers = ['A', 'B', 'C', 'D'].map(
    (firm, index) =>
      `offer=${encodeURIComponent(`firm=${firm}&price=${70_000 + index * 5000}&panels=16&panelW=440`)}`,
  );
  await open(page, `${at('da')}&${offers.join('&')}`);
  await expect(page.getByText(words('compare_full', { count: '4' }))).toBeVisible();
  await expect(add(page, words, 'E')).toHaveCount(0);
  await expectNoSidewaysScroll(page, 'four offers');
  await expectAccessible(page, 'four offers');
});

test('on a thatched roof offers are laid side by side, and no gain is made up for it', async ({
  page,
}) => {
  const words = wordsIn('da');
  const thatched = `${at('da')}&roofType=thatch`;
  await open(page, thatched);
  await expect(heading(page)).toHaveText(words('compare_headline_thatch'));
  const offers = ['A', 'B'].map(
    (firm) => `offer=${encodeURIComponent(`firm=${firm}&price=70000&panels=16&panelW=440`)}`,
  );
  await open(page, `${thatched}&${offers.join('&')}`);
  await expect(heading(page)).toHaveText(words('compare_headline_thatch'));
  const not = page.getByText(words('compare_not_on_thatch')).filter({ visible: true });
  // What each saves, and when it is paid back.
  await expect(not).toHaveCount(4);
  await expectAccessible(page, 'two offers for a thatched roof');
});

for (const locale of LOCALES) {
  const words = wordsIn(locale);

  test(`${locale}: a battery makes no kWp dearer, and is laid to what has none`, async ({
    page,
  }) => {
    const offers = [
      'firm=A&price=70000&panels=16&panelW=440',
      'firm=B&price=116000&panels=16&panelW=440&batteryKwh=10&batteryDkk=46000',
    ].map((offer) => `offer=${encodeURIComponent(offer)}`);
    await open(page, `${at(locale)}&${offers.join('&')}`);
    const row = (name: Parameters<Words>[0]) =>
      page.getByRole('row', { name: new RegExp(`^${words(name)}`) }).getByRole('cell');
    const price = (dkk: string) =>
      locale === 'da' ? `${dkk} kr.` : `DKK ${dkk.replace('.', ',')}`;
    // 116,000 − 46,000 with the same panels as A: the same for a kWp, once what both leave out is added.
    const each = (await row('compare_row_kwp').allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(each[0]).toBe(each[1]);
    await expect(row('compare_row_kwp').nth(1)).toContainText(
      words('compare_battery_out', { price: price('46.000') }),
    );
    // Ours has no battery: B's price without it stands beside its own.
    await expect(row('compare_row_battery').nth(1)).toContainText('10 kWh');
    await expect(row('compare_row_battery').nth(1)).toContainText(
      words('compare_battery_left_out', { offer: 'B', price: '' }).replace(/[\s.]+$/, ''),
    );
    await expectAccessible(page, 'a battery beside none');
  });
}

test.describe('passed on', () => {
  const words = wordsIn('da');
  const OFFER = `offer=${encodeURIComponent('firm=Eksempelsol ApS&price=68900&panels=16&panelW=440')}`;
  const WITH_PERSON = `${at('da')}&address=${encodeURIComponent('Hemmelig Vej 7, 8000 Aarhus C')}&slope=20&panelCost=99000&${OFFER}`;
  const linkField = (page: Page) =>
    page.getByRole('textbox', { name: words('compare_share_label') });

  test('the link shows another the same offers and roof, and not whose it is', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, WITH_PERSON);
    await page.getByRole('button', { name: words('compare_share'), exact: true }).click();
    await expect(linkField(page)).toBeFocused();
    await expect(page.getByText(words('share_link_copied'))).toBeVisible();
    const link = await linkField(page).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      lat: '56.17',
      lon: '10.19',
      postcode: '8000',
      // The postcode's likeliest, which the comparison was calculated with.
      gridCompany: expect.stringMatching(/^5790\d{9}$/),
      slope: '20',
      offer: 'firm=Eksempelsol+ApS&price=68900&panels=16&panelW=440',
    });
    await expectAccessible(page, 'a link to pass on');
    const headline = await heading(page).innerText();
    await open(page, link);
    await expect(heading(page)).toHaveText(headline);
    await expect(page.getByText(words('compare_your_roof')).first()).toBeVisible();
    await expect(page.getByText('Hemmelig')).toHaveCount(0);
  });

  test('where the browser copies nothing, the link stands selected', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, WITH_PERSON);
    await page.getByRole('button', { name: words('compare_share'), exact: true }).click();
    const link = await linkField(page).inputValue();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
    await expect(page.getByText(words('share_link_copied'))).toHaveCount(0);
  });

  test('nothing to pass on without an offer', async ({ page }) => {
    await open(page, at('da'));
    await expect(
      page.getByRole('button', { name: words('compare_share'), exact: true }),
    ).toHaveCount(0);
  });

  test('the example stays the example', async ({ page }) => {
    await open(page, `/da/calculator/compare-offers?${OFFER}`);
    await page.getByRole('button', { name: words('compare_share'), exact: true }).click();
    expect([...new URL(await linkField(page).inputValue()).searchParams.keys()]).toEqual(['offer']);
  });
});

test('without JavaScript the link is the address of the page it leads to', async ({ browser }) => {
  const words = wordsIn('da');
  const page = await browser.newPage({ javaScriptEnabled: false });
  const offer = `offer=${encodeURIComponent('firm=A&price=68900&panels=16&panelW=440')}`;
  await page.goto(
    `${at('da')}&address=${encodeURIComponent('Hemmelig Vej 7, 8000 Aarhus C')}&${offer}`,
  );
  await page.getByRole('link', { name: words('compare_share'), exact: true }).click();
  await expect(page).not.toHaveURL(/Hemmelig/);
  await expect(page).toHaveURL(/offer=firm/);
  await page.close();
});
