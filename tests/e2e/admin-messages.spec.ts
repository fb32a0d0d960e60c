import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const words = wordsIn('da');
const NAMES = ['ane', 'bo', 'carl', 'dorte'];

test.use({ viewport: DESKTOP });

test('of messages that were given up two are sent again, two are marked as seen, and the log says so of each', async ({
  page,
  site,
}) => {
  giveUpOn(join(site.dataDir, 'solrig.sqlite'), NAMES);
  await signInAsStaff(page, words, 'da');
  await open(page, '/da/admin/messages?state=dead');
  // Of an address only its first letter is shown.
  const to = (name: string) => new RegExp(` ${name[0]}•+@example\\.com`);
  const tick = (name: string) => page.getByRole('checkbox', { name: to(name) });
  const rowOf = (name: string) => page.getByRole('row', { name: to(name) });

  await test.step('with none ticked it says what to do', async () => {
    await page.getByRole('button', { name: words('admin_messages_several_again') }).click();
    await expect(page.getByRole('alert')).toHaveText(words('admin_messages_none_chosen'));
  });
  await test.step('two are sent again, and the others stay', async () => {
    await tick('ane').check();
    await tick('bo').check();
    await expectSound(page, 'two are ticked');
    await page.getByRole('button', { name: words('admin_messages_several_again') }).click();
    for (const name of ['ane', 'bo']) await expect(rowOf(name)).toBeHidden();
    for (const name of ['carl', 'dorte']) await expect(rowOf(name)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
  await test.step('two are marked as seen, and need nobody any more', async () => {
    await open(page, '/da/admin/messages');
    await tick('carl').check();
    await tick('dorte').check();
    await page.getByRole('button', { name: words('admin_messages_several_seen') }).click();
    for (const name of ['carl', 'dorte']) await expect(rowOf(name)).toBeHidden();
  });
  await test.step('each has its line in the log', async () => {
    for (const [action, did] of [
      ['admin.send-again', words('audit_did_admin_send_again')],
      ['admin.mark-message-seen', words('audit_did_admin_mark_message_seen')],
    ] as const) {
      await open(page, `/da/admin/audit?q=${action}`);
      await expect(page.getByRole('row').filter({ hasText: did })).toHaveCount(2);
    }
  });
});

/** As the outbox leaves messages after their last try. */
function giveUpOn(file: string, names: readonly string[]): void {
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 5000');
  const insert = db.prepare(
    `insert into outbox (id, status, kind, purpose, recipient, subject, body_text, body_html, locale, attempts,
       created_at, next_attempt_at)
     values (?, 'dead', 'mail', 'offer-receipt', ?, '', '', '', 'da', 8, ?, ?)`,
  );
  const [made, last] = ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z'];
  for (const name of names) insert.run(`given-up-${name}`, `${name}@example.com`, made, last);
  db.close();
}
