import type { APIRequestContext, Page } from '@playwright/test';
import routes from '../../app/routes.ts';
import { sitePaths } from '../../scripts/fuzz/site-paths.ts';
import { serveBuilt } from '../../scripts/serve-built.ts';
import { pathsIn } from '../route-paths.ts';
import { test } from './support/own-site.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { askDatabase, plantedIn, type Planted } from './support/planted.ts';
import { priceCell, saveTriedReport, untilDraftSaved } from './support/price-draft.ts';
import { fromOwnAddress, signInByPhone } from './support/sign-in.ts';
import { DESKTOP, expect, newAddress, open, untilLive } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

// What only the firm may know, planted and then looked for in every answer that a visitor or a home
// owner can get: keys of outside services, what a part costs us, what we earn.

const words = wordsIn('da');
test.use({ viewport: DESKTOP });

/** Outside services that nobody answers for: what fails may not tell the key either. */
const NOBODY = 'http://127.0.0.1:9';
const KEYS = {
  GOOGLE_CLIENT_SECRET: 'planted-google-secret-4711',
  GATEWAYAPI_TOKEN: 'planted.gateway.token.4711',
  ADRESSEVAELGER_TOKEN: 'planted-address-token-4711',
  RECAPTCHA_SECRET: 'planted-recaptcha-secret-4711',
  S3_SECRET_ACCESS_KEY: 'planted-bucket-secret-4711',
  METRICS_TOKEN: 'planted-metrics-token-4711',
  SESSION_SECRET: 'planted-session-secret-of-at-least-thirty-two-letters',
} as const;

type Described = {
  readonly requestBody?: { readonly content: { 'application/json': { example?: unknown } } };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    example?: unknown;
  }[];
};
type Answer = { readonly of: string; readonly bytes: Buffer };

/** Every page with its data, every call with the description's own example. */
async function everyAnswer(
  request: APIRequestContext,
  origin: string,
  reportId: string,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const keep = async (of: string, options: Parameters<APIRequestContext['fetch']>[1] = {}) => {
    const answer = await request.fetch(of, {
      maxRedirects: 0,
      // From one address most would be refused as too many.
      headers: {
        Origin: origin,
        'Idempotency-Key': 'secret-figures-00001',
        ...newAddress(),
      },
      ...options,
    });
    const head = JSON.stringify(answer.headers());
    answers.push({ of, bytes: Buffer.concat([Buffer.from(head), await answer.body()]) });
  };
  for (const route of pathsIn(routes)) {
    // Leaving would end the owner's session; nothing more would be seen.
    if (/sign-out/.test(route)) continue;
    for (const path of sitePaths(route, { reportId, sharedKey: 'none' })) {
      await keep(path);
      await keep(`${path.replace(/\/$/, '')}.data`);
    }
  }
  const description = await request.get('/api/v1/openapi.json');
  const { paths } = (await description.json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  for (const [path, methods] of Object.entries(paths)) {
    if (/sign-(in|out)/.test(path)) continue;
    for (const [method, { requestBody, parameters = [] }] of Object.entries(methods)) {
      if (method === 'delete') continue;
      const query = parameters.flatMap((it) =>
        it.in === 'query' && it.example !== undefined ? [[it.name, String(it.example)]] : [],
      );
      const of = `${path.replaceAll(/\{id\}/g, reportId).replaceAll(/\{\w+\}/g, 'none')}?${new URLSearchParams(query)}`;
      const data = requestBody?.content['application/json'].example;
      await keep(of, { method, ...(data === undefined ? {} : { data }) });
    }
  }
  return answers;
}

test('no answer holds a key of an outside service', async ({ playwright }) => {
  const site = await serveBuilt({
    ...KEYS,
    GOOGLE_CLIENT_ID: 'client.apps.example',
    GOOGLE_ISSUER: NOBODY,
    GATEWAYAPI_URL: NOBODY,
    ADRESSEVAELGER_URL: NOBODY,
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_URL: NOBODY,
    S3_URL: `${NOBODY}/bucket`,
    S3_ACCESS_KEY_ID: 'bucket-id',
    METRICS_PORT: '0',
    TRUSTED_PROXY: '1',
  });
  const request = await playwright.request.newContext({ baseURL: site.url });
  try {
    const answers = await everyAnswer(request, site.url, 'none');
    expect(answers.length).toBeGreaterThan(150);
    const found = answers.flatMap(({ of, bytes }) =>
      plantedIn(bytes, KEYS).map((what) => `${of}: ${what}`),
    );
    expect(found).toEqual([]);
    expect(plantedIn(site.said(), KEYS)).toEqual([]);
  } finally {
    await request.dispose();
    await site.stop();
  }
});

/** Costs in kroner that occur nowhere else, by the line of the price book. */
const COSTS: Readonly<Record<string, string>> = {
  'mounting.tile': '613,37',
  'work.baseWork': '3.913,73',
  'work.cablePerM': '31,97',
};

/** An amount of øre as a page, a file or a program writes it, with and without its øre. */
function amountForms(name: string, ore: number): Planted {
  const dkk = (ore / 100).toFixed(2);
  const whole = Math.floor(ore / 100).toString();
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return {
    [`${name} in øre`]: `:${ore},`,
    [`${name} with point`]: dkk,
    [`${name} in Danish`]: `${grouped},${dkk.slice(-2)}`,
    [`${name} in English`]: `${grouped.replaceAll('.', ',')}.${dkk.slice(-2)}`,
  };
}

test('no answer tells a visitor or a home owner what a part costs us, or what we earn', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const url = baseURL ?? '';
  const context = await browser.newContext({ baseURL: url, viewport: DESKTOP });
  const owner = await context.newPage();
  await signInByPhone(owner);
  await saveTriedReport(owner, url, {}, 'first');

  await signInAsStaff(page, words, 'da');
  await publishCosts(page);
  const reportId = await saveTriedReport(owner, url, { lat: 55.7, lon: 12.4 }, 'planted');
  await open(page, `/da/admin/report/${reportId}`);
  const shown = (await page.locator('main').textContent()) ?? '';
  const amounts = shown
    .slice(shown.indexOf(words('quotes_profit_line')))
    .matchAll(/[\d.]+(?=\skr)/g);
  const [cost = '', profit = ''] = Array.from(amounts, ([amount]) => amount);
  expect([cost, profit], 'staff see what the report earns').toEqual([
    expect.stringMatching(/^\d\d\.\d{3}$/),
    expect.stringMatching(/^\d\d\.\d{3}$/),
  ]);

  const [book] = askDatabase(
    site.dataDir,
    `select book from price_books where status = 'published' order by published_at desc limit 1`,
  );
  const markups = [...String(book?.['book']).matchAll(/"markupPercent":(\d+\.\d{4,})/g)];
  expect(markups.length).toBeGreaterThan(0);
  const planted: Planted = {
    ...Object.assign(
      {},
      ...Object.entries(COSTS).map(([line, typed]) =>
        amountForms(line, Number(typed.replace('.', '').replace(',', ''))),
      ),
    ),
    ...Object.fromEntries(markups.map(([, percent], at) => [`markup ${at}`, percent!])),
    'cost of the whole': cost,
    profit,
    'name of the profit': 'profitExVat',
    'name of a cost': 'costOre',
  };

  expect(plantedIn(shown, planted), 'what is looked for is found where it may stand').toContain(
    'profit, plain',
  );

  const visitor = await browser.newContext({ baseURL: url });
  for (const asked of [context, visitor]) {
    const answers = await everyAnswer(asked.request, url, reportId);
    const found = answers.flatMap(({ of, bytes }) =>
      plantedIn(bytes, planted).map((what) => `${of}: ${what}`),
    );
    expect(found).toEqual([]);
  }
  await fromOwnAddress(owner);
  const paper = await textOfPdf(owner, `/da/report/${reportId}/pdf`);
  expect(plantedIn(paper, planted)).toEqual([]);
  await visitor.close();
  await context.close();
});

async function publishCosts(page: Page): Promise<void> {
  await open(page, '/da/admin/price-adjustments');
  await page.getByRole('button', { name: words('prices_start') }).click();
  await expect(page).toHaveURL(/draft=2$/);
  await untilLive(page);
  for (const [line, cost] of Object.entries(COSTS)) {
    await priceCell(page, line, 'cost').fill(cost);
    await untilDraftSaved(page, words);
  }
  await page.getByRole('button', { name: words('prices_run_trial') }).click();
  await expect(page.getByText(words('prices_trial_dearer', { count: 0 }))).toBeVisible();
  await untilLive(page);
  await page.getByRole('button', { name: words('prices_publish') }).click();
  await expect(page).toHaveURL(/versions$/);
}
