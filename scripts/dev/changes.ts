// The time from saving a source file to the change on screen.
import type { Browser, Page } from '@playwright/test';
import { answerSum } from '../../tests/e2e/support/offer.ts';
import type { DevCopy } from './copy.ts';

const WITHIN_MS = 20_000;
const TYPED = 'Ada Nielsen';
const SAME_DOCUMENT = 'data-same-document';

export type ChangeTimes = Readonly<
  Record<'componentMs' | 'messageMs' | 'loaderMs' | 'commandMs', number>
>;

/** The pages where the changes are looked for. */
export type OpenPages = {
  /** The contact form, with a name typed in. */
  readonly form: Page;
  /** The receipt of a message that was sent. */
  readonly receipt: Page;
  /** The contact form in a browser without code. */
  readonly plainForm: Page;
};

export async function openPages(browser: Browser, url: string): Promise<OpenPages> {
  const context = await browser.newContext({ baseURL: url });
  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const sender = await plain.newPage();
  await writeTo(sender);
  await send(sender);
  const [form, receipt] = [await context.newPage(), await context.newPage()];
  await openAlive(receipt, sender.url());
  await openAlive(form, '/da/contact');
  await form.locator('[name=name]').fill(TYPED);
  await form.evaluate((mark) => document.documentElement.setAttribute(mark, ''), SAME_DOCUMENT);
  await writeTo(sender);
  return { form, receipt, plainForm: sender };
}

/** A contact form that lacks nothing. */
async function writeTo(page: Page): Promise<void> {
  await page.goto('/da/contact');
  await page.locator('[name=name]').fill(TYPED);
  await page.locator('[name=email]').fill('ada@example.dk');
  await page.locator('[name=topic]').selectOption({ index: 1 });
  await page.locator('[name=message]').fill('Hvad koster det at få solceller på et tegltag?');
  await answerSum(page);
}

function send(page: Page): Promise<unknown> {
  return Promise.all([
    page.waitForLoadState('load'),
    page.locator('form:has([name=message]) button[type=submit]').click(),
  ]);
}

/** Until Vite is connected and React has taken over the page. */
async function openAlive(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('connected.'),
  );
  await page.goto(address);
  await connected;
  await page.locator('html[data-live]').waitFor();
}

/** What is in the sources, and what replaces it in run 1, 2, 3 … */
const CHANGES = {
  component: {
    file: 'app/features/contact/contact-fields.tsx',
    first: 'label={m.contact_name()}',
    inRun: (run: number) => `label={m.contact_name() + ' (${run})'}`,
  },
  message: {
    file: 'messages/da/contact.json',
    first: '"Skriv til os"',
    inRun: (run: number) => `"Skriv til os ${run} gange"`,
  },
  loader: {
    file: 'app/routes/public/contact.server.ts',
    first: "services.settings.mode === 'local' };",
    inRun: (run: number) =>
      `services.settings.mode === 'local', email: 'loader-${run}@example.dk' };`,
  },
  command: {
    file: 'server/contact/commands.ts',
    first: 'if (!parsed.ok) return parsed;',
    inRun: (run: number) =>
      `return { ok: false, error: { kind: '${run % 2 === 1 ? 'key-reused' : 'invalid'}', errors: [] } } as never; if (!parsed.ok) return parsed;`,
  },
};

/** Makes each change once and waits until it is visible. Runs are counted from 1. */
export async function measureChanges(
  { change }: DevCopy,
  { form, receipt, plainForm }: OpenPages,
  run: number,
): Promise<ChangeTimes> {
  const timed = async (name: keyof typeof CHANGES, seen: () => Promise<unknown>) => {
    const { file, first, inRun } = CHANGES[name];
    const startedMs = performance.now();
    change(file, run === 1 ? first : inRun(run - 1), inRun(run));
    await seen();
    return Math.round(performance.now() - startedMs);
  };
  const shown = (page: Page, text: string) =>
    page.getByText(text).first().waitFor({ timeout: WITHIN_MS });
  const componentMs = await timed('component', () => shown(form, `(${run})`));
  const messageMs = await timed('message', () => shown(form, `Skriv til os ${run} gange`));
  const loaderMs = await timed('loader', () => shown(receipt, `loader-${run}@example.dk`));
  // Refused as already sent, and in the next run as wrong in no field.
  const answer = run % 2 === 1 ? 'Vi har allerede en besked fra dig' : 'Beskeden er ikke sendt';
  const commandMs = await timed('command', async () => {
    const untilMs = performance.now() + WITHIN_MS;
    do {
      await answerSum(plainForm);
      await send(plainForm);
    } while (
      !(await plainForm.getByText(answer).first().isVisible()) &&
      performance.now() < untilMs
    );
  });
  return { componentMs, messageMs, loaderMs, commandMs };
}

/** Whether the form is still the document that was opened, with what was typed into it. */
export async function keptState({ form }: OpenPages): Promise<boolean> {
  const isSame = await form.locator(`html[${SAME_DOCUMENT}]`).count();
  return isSame === 1 && (await form.locator('[name=name]').inputValue()) === TYPED;
}
