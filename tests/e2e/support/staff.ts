import { expect, type Page } from './site-test.ts';
import type { Words } from './words.ts';

/** Whom the server without Google has to choose from. */
export type SamplePerson = 'Mette Holm' | 'Jonas Krag' | 'Sara Lind' | 'Kim Bak';

/** Goes through the window that the page opens, as this person. */
export async function chooseAtGoogle(page: Page, button: string, person: SamplePerson | 'Cancel') {
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: button }).click();
  const google = await opening;
  const closing = google.waitForEvent('close');
  await google.getByRole('button', { name: person }).click();
  await closing;
}

/**
 * From wherever one is, to the overview of the admin area.
 * @param site where it stands, unless it is the run's own
 */
export async function signInAsStaff(
  page: Page,
  words: Words,
  locale: string,
  person: SamplePerson = 'Mette Holm',
  site = '',
) {
  await page.goto(`${site}/${locale}/admin/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('admin_login_title'));
  // By its address: the way that needs no window.
  const href = await page
    .getByRole('link', { name: words('admin_login_google') })
    .getAttribute('href');
  await page.goto(`${site}${href ?? ''}`);
  await page.getByRole('button', { name: person }).click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/admin$`));
}
