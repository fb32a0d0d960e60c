import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';
import type { Words } from './words.ts';

/** A cell of the draft that staff have open. */
export function priceCell(page: Page, line: string, column: 'cost' | 'price' = 'price'): Locator {
  return page.locator(`[data-cell="${line}.${column}"]`);
}

export async function untilDraftSaved(page: Page, words: Words): Promise<void> {
  await expect(page.getByText(words('prices_saving'))).toBeHidden();
  const saved = new RegExp(`^${words('prices_saved_at', { at: '' })}`);
  await expect(page.getByText(saved).first()).toBeVisible();
}

const HOME = { lat: 56.15, lon: 10.2, peakPower: 6, roofType: 'tile' };

/** A home owner's own report, so that there is something to try a draft on. */
export async function saveTriedReport(page: Page, origin: string, home: object, key: string) {
  const answer = await page.request.post('/api/v1/reports', {
    headers: { Origin: origin, 'Idempotency-Key': `prices-report-${key}-0001` },
    data: { ...HOME, ...home },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { reportId: string }).reportId;
}
