import type { Page } from '@playwright/test';
import { ROUTE_ACCESS } from '../../domain/access.ts';
import { untilLive } from '../../tests/e2e/support/site-test.ts';
import type { Screen, Width } from './screen.ts';

/** The name of the member's report, by which the list and its pages find it. */
const firstReport = 'a[href*="/report/0"]';

async function openReport(page: Page): Promise<void> {
  await page.locator(firstReport).first().click();
  await page.waitForURL(/\/report\/0/);
  await untilLive(page);
}

const MEMBER: readonly Screen[] = [
  {
    name: 'my-reports',
    viewer: 'member',
    path: (locale) => `/${locale}/report/solrig-report`,
    drawn: { 1440: 'my-reports-1440' },
  },
  {
    name: 'saved-report',
    viewer: 'member',
    path: (locale) => `/${locale}/report/solrig-report`,
    until: openReport,
  },
  {
    name: 'share',
    viewer: 'member',
    path: (locale) => `/${locale}/report/solrig-report`,
    until: async (page, words) => {
      await openReport(page);
      await page.getByRole('link', { name: words('share_action'), exact: true }).click();
      await page.waitForURL(/\/share$/);
      // Made at the first width; at the others there is one already.
      const make = page.getByRole('button', { name: words('share_make'), exact: true });
      await make.or(page.getByRole('button', { name: words('share_make_new') })).click();
      await page.getByLabel(words('share_link_label')).waitFor();
    },
  },
  { name: 'my-data', viewer: 'member', path: (locale) => `/${locale}/account/my-data` },
  { name: 'delete-account', viewer: 'member', path: (locale) => `/${locale}/account/delete` },
];

/** Drawings of the admin area, by the address after /admin. */
const DRAWN: Readonly<Record<string, Readonly<Partial<Record<Width, string>>>>> = {
  '': { 768: 'admin-768', 1440: 'admin-dashboard-1440' },
  '/people': { 1440: 'admin-people-1440' },
  '/messages': { 1440: 'admin-messages-1440' },
  '/audit': { 1440: 'admin-audit-1440' },
  '/leads': { 1440: 'admin-leads-1440' },
  '/price-adjustments/draft': { 1440: 'admin-price-edit-1440' },
  '/price-adjustments': { 1440: 'admin-prices-1440' },
  '/catalogue': { 1440: 'admin-catalogue-1440' },
  '/tariffs': { 1440: 'admin-tariffs-1440' },
  '/content': { 1440: 'admin-content-1440' },
  '/privacy': { 1440: 'admin-privacy-1440' },
};

/** Each page of the admin area that has a single address, from the access table. */
function adminPages(): readonly Screen[] {
  return Object.keys(ROUTE_ACCESS)
    .filter((path) => /^\/admin(\/|$)/.test(path))
    .filter((path) => !/[:*]|login|sign-out|\.\w+$/.test(path))
    .map((path) => {
      const after = path.replace('/admin', '');
      const drawn = DRAWN[after];
      return {
        name: `admin${after.replaceAll('/', '-') || '-overview'}`,
        viewer: 'staff',
        path: (locale) => `/${locale}${path}`,
        ...(drawn === undefined ? {} : { drawn }),
      };
    });
}

const leads = (locale: string) => `/${locale}/admin/leads?look=table`;

async function openLead(page: Page): Promise<void> {
  await page.locator('table a[href*="/admin/leads/"]').first().click();
  await page.waitForURL(/\/admin\/leads\/[^?]/);
}

/** Pages of one lead, which are found through it. */
const OF_A_LEAD: readonly Screen[] = [
  {
    name: 'admin-board',
    viewer: 'staff',
    path: (locale) => `/${locale}/admin/leads?look=board`,
    drawn: { 1440: 'admin-board-1440' },
  },
  {
    name: 'admin-lead',
    viewer: 'staff',
    path: leads,
    until: openLead,
    drawn: { 1440: 'admin-lead-1440' },
  },
  {
    name: 'admin-one-report',
    viewer: 'staff',
    path: leads,
    until: async (page) => {
      await openLead(page);
      await page.locator('a[href*="/admin/report/"]').first().click();
      await page.waitForURL(/\/admin\/report\//);
    },
    drawn: { 1440: 'admin-report-1440' },
  },
  {
    name: 'admin-quote',
    viewer: 'staff',
    path: leads,
    until: async (page, words) => {
      await openLead(page);
      // Made at the first width; at the others it is opened.
      const made = page.locator('a[href*="/admin/quotes/"]');
      const make = page.getByRole('button', { name: words('quotes_make'), exact: true });
      await made.or(make).first().click();
      await page.waitForURL(/\/admin\/quotes\//);
    },
  },
];

export const SIGNED_IN_SCREENS: readonly Screen[] = [
  ...MEMBER,
  {
    name: 'admin-login',
    viewer: 'visitor',
    path: (locale) => `/${locale}/admin/login`,
    drawn: { 1440: 'admin-login-1440' },
  },
  ...adminPages(),
  ...OF_A_LEAD,
];
