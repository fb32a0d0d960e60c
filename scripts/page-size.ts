// The JavaScript a page loads without being touched, in bytes transferred.
import type { Page } from '@playwright/test';

export const KB = 1000;
/** How long a page must be silent to count as done. */
const QUIET_MS = 1500;

export type SizeLimit = {
  readonly name: string;
  readonly path: string;
  readonly limitBytes: number;
  /** Of what is loaded on demand: a word from another page's catalogue would bring that page's code along. */
  readonly laterLimitBytes: number;
};

export const SIZE_LIMITS: readonly SizeLimit[] = [
  { name: 'home', path: '/da', limitBytes: 115 * KB, laterLimitBytes: 31 * KB },
  {
    name: 'calculator',
    path: '/da/calculator/solrig-calculator',
    limitBytes: 167.5 * KB,
    laterLimitBytes: 110 * KB,
  },
];

export type LoadedScript = { readonly file: string; readonly bytes: number };

export type PageSize = {
  readonly first: readonly LoadedScript[];
  /** What scrolling through the page and opening its tabs loads. */
  readonly later: readonly LoadedScript[];
};

export function sumBytes(files: readonly LoadedScript[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Every script that arrives, at the size of its brotli body. */
function watchScripts(page: Page): () => Promise<readonly LoadedScript[]> {
  let arriving: Promise<LoadedScript>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\.m?js$/.test(new URL(request.url()).pathname)) return;
    const measured = async () => {
      const response = await request.response();
      if ((await response?.headerValue('content-encoding')) !== 'br') {
        throw new Error(`${request.url()} came without brotli.`);
      }
      const { responseBodySize } = await request.sizes();
      return { file: new URL(request.url()).pathname, bytes: responseBodySize };
    };
    arriving.push(measured());
  });
  return async () => {
    const taken = arriving;
    arriving = [];
    return Promise.all(taken);
  };
}

export async function measurePageSize(page: Page, url: string): Promise<PageSize> {
  // Else all that could be asked for would come with the first touch, see app/features/updates/code-ahead.ts.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const take = watchScripts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const first = await take();
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.waitForTimeout(QUIET_MS);
  return { first, later: await take() };
}

function describeFiles(title: string, files: readonly LoadedScript[]): readonly string[] {
  return [
    `${title}: ${(sumBytes(files) / KB).toFixed(1)} kB in ${files.length} files`,
    ...files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${(bytes / KB).toFixed(1).padStart(8)} kB  ${file}`),
  ];
}

export function describePageSize({ name, path, limitBytes }: SizeLimit, size: PageSize): string {
  return [
    ...describeFiles(`${name} ${path}`, size.first),
    ...(size.later.length === 0 ? [] : describeFiles(`${name}, later on demand`, size.later)),
    `${isWithin(limitBytes, size) ? 'within' : 'ABOVE'} the limit of ${limitBytes / KB} kB\n`,
  ].join('\n');
}

/** A page that loads no script at all was not measured. */
export function isWithin(limitBytes: number, { first }: PageSize): boolean {
  return first.length > 0 && sumBytes(first) <= limitBytes;
}
