import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expectNoLeak,
  get,
  inDatabase,
  openAccessSite,
  originOf,
  OTHERS,
  read,
  type AccessSite,
  type Answer,
  type Sender,
} from './support/access-site.ts';
import {
  ACTIONS,
  leads,
  LIST,
  NOT_TRIED,
  RECEIPT,
  SHOWN,
  UUID,
  type Action,
  type Outcome,
} from './support/form-actions.ts';
import { expect, test } from './support/site-test.ts';

// Every form, sent by each role, and its exact answer.

// All of them change one owner's report.
test.describe.configure({ mode: 'default' });

let site: AccessSite;
test.beforeAll(async ({ browser }) => {
  site = await openAccessSite(browser);
});
test.afterAll(() => site.close());

/** With its links, whether it is deleted, and the offers requested from it. */
function storedReport() {
  return inDatabase((database) => ({
    report: database.prepare('select * from reports where report_id = ?').get(site.reportId)!,
    mails: database
      .prepare('select * from report_mail_links where report_id = ?')
      .all(site.reportId),
    offers: database
      .prepare('select * from offer_requests where saved_report_id = ?')
      .all(site.reportId),
  }));
}

/** Filled-in values: the form is valid, whoever sends it. */
function filled(text: string, role: Sender): string {
  const { report } = storedReport();
  return text
    .replace('VERSION', String(report['version']))
    .replace('PRICE', String(report['total_price_ore']))
    .replace('SAVING', String(report['saving_ore']))
    .replace('ROLE', role)
    .replace('ID', site.reportId);
}

async function send(role: Sender, { path, form }: Pick<Action, 'path' | 'form'>) {
  const sent = await site.as[role].request.post(`/da${filled(path, role)}`, {
    headers: { Origin: await originOf(site.as[role]) },
    form: Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, filled(value, role)]),
    ),
    maxRedirects: 0,
  });
  return read(sent);
}

function expectOutcome({ status, to }: Answer, outcome: Outcome, what: string): void {
  expect(status, what).toBe(outcome.status);
  if (outcome.to instanceof RegExp) expect(to, what).toMatch(outcome.to);
  else expect(to, what).toBe(outcome.to?.replace('ID', site.reportId));
}

/** Everything of the owner's that somebody else could have changed. */
async function state() {
  return {
    report: (await get(site, 'owner', `/api/v1/reports/${site.reportId}`)).text,
    index: (await get(site, 'owner', '/api/v1/user-report-index')).text,
    data: (await get(site, 'owner', '/api/v1/user-calculator-data')).text,
    stored: storedReport(),
  };
}

test('every route that takes a form is tried', () => {
  const folder = join(import.meta.dirname, '../../app/routes');
  const acting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /export (async )?function action/.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect(acting.toSorted()).toEqual([...Object.keys(ACTIONS), ...NOT_TRIED].toSorted());
});

test('nobody but the owner changes a report or learns of it', async () => {
  const before = await state();
  for (const action of Object.values(ACTIONS).flat()) {
    for (const role of OTHERS) {
      const answer = await send(role, action);
      const what = `${role} ${action.path} ${JSON.stringify(action.form)}`;
      expectNoLeak(site, answer, what);
      const { visitor, stranger, staff = stranger } = action.answers;
      const outcomes = { visitor, other: stranger, 'phone-admin': stranger, admin: staff };
      expectOutcome(answer, outcomes[role], what);
    }
  }
  expect(await state()).toEqual(before);
});

test('the same forms work for the owner, one after the other', async () => {
  const asOwner = async (
    [file, intent]: readonly [string, string | null],
    outcome: Outcome,
    change: () => unknown,
  ) => {
    const action = ACTIONS[file]!.find(({ form }) => (form['intent'] ?? null) === intent)!;
    const was = await change();
    const what = `${file} ${intent}`;
    expectOutcome(await send('owner', action), outcome, what);
    expect(await change(), what).not.toEqual(was);
  };
  const column = (name: string) => () => storedReport().report[name];
  const index = async () => (await state()).index;
  const list = 'report/my-reports.tsx';
  const share = 'report/share-report.tsx';
  await asOwner([list, 'rename'], leads(LIST), column('title'));
  expect((await state()).report).toContain('Taget over');
  await asOwner([list, 'copy'], leads(new RegExp(`^${LIST}\\?copied=${UUID}$`)), index);
  const replaced = leads('/da/report/ID?replaced');
  await asOwner(['report/saved-report.tsx', null], replaced, column('version'));
  await asOwner([share, 'share'], SHOWN, column('share_token_hash'));
  await asOwner([share, 'mail'], SHOWN, () => storedReport().mails.length);
  await asOwner([share, 'end'], SHOWN, () => storedReport().mails.length);
  await asOwner(['calculator/offer.tsx', null], RECEIPT, () => storedReport().offers.length);
  await asOwner([list, 'delete'], leads(`${LIST}?deleted=ID`), column('deleted_at'));
  await asOwner([list, 'restore'], leads(`${LIST}?restored=ID`), column('deleted_at'));
});

test('no cache stores the answer to a form with an address in it', async () => {
  const { request } = site.as.visitor;
  const headers = { Origin: await originOf(site.as.visitor) };
  for (const address of ['/da/calculator/report/mail', '/da/calculator/report/mail.data']) {
    const answer = await request.post(address, { headers, form: { email: 'mig@plante.example' } });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['cache-control'], address).toBe('no-store');
  }
});
