import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const READER = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));
const PAGE = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; display: flex; flex-wrap: wrap; gap: 16px; background: #777 }
canvas { width: 595px; max-width: 100% }
</style>`;
const IN_PAGE = '**/sheets-of-a-pdf/**';

/** Draws the sheets of a PDF in the page: the browser of the tests shows none by itself. */
export async function showSheets(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  await page.route(IN_PAGE, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ path: READER, contentType: 'text/javascript' })
      : route.fulfill({ body: PAGE, contentType: 'text/html' }),
  );
  await page.goto('/sheets-of-a-pdf/');
  await page.evaluate(
    async ({ source, base64 }) => {
      const reader = (await import(source)) as typeof import('unpdf/pdfjs');
      const data = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const pdf = await reader.getDocument({ data }).promise;
      for (let number = 1; number <= pdf.numPages; number++) {
        const sheet = await pdf.getPage(number);
        const viewport = sheet.getViewport({ scale: 2 });
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: viewport.width, height: viewport.height });
        await sheet.render({ canvas, viewport }).promise;
        document.body.append(canvas);
      }
    },
    {
      source: '/sheets-of-a-pdf/reader.mjs',
      base64: (await answer.body()).toString('base64'),
    },
  );
}
