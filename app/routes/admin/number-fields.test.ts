import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BASIS_KEYS } from '../../../domain/prices/draft.ts';
import { RULE_FIELDS, ruleKey } from '../../../domain/prices/rule-fields.ts';
import { RECORD_KINDS } from '../../../domain/records/record.ts';
import { saveDraft, startDraft } from '../../../server/pricing/drafts.ts';
import { readPriceDesk } from '../../../server/pricing/read-desk.ts';
import { rehearseDraft } from '../../../server/pricing/rehearse-draft.ts';
import { draftQuote } from '../../../server/quotes/draft-quote.ts';
import { storeOf } from '../../../server/records/record-stores.ts';
import { publishRecord } from '../../../server/records/publish-record.ts';
import { listRecords } from '../../../server/records/read-records.ts';
import { saveRecord } from '../../../server/records/save-record.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { whoOf } from '../../../server/use-case/who.ts';
import { submit } from '../../../tests/database/offer-input.ts';
import { STAFF_QUOTE_FIELDS } from '../../features/admin/quotes/quote-view.ts';
import { requestContext } from '../../request-context.server.ts';
import { actStaffQuote, loadStaffQuote } from './quote.server.ts';

/** What staff may type where a number belongs. */
const ODD =
  '-5|5.5|5,5|0|-0|NaN|Infinity|1e308|-1e308|1e+308|1e400|123456789012345678901234567890|| |x|-50.000|2026-99-99|%|+5 %'.split(
    '|',
  );
const SIGNED_IN = { uid: 'mette', phone: null, sessionId: 'mette', role: 'admin' } as const;
const mette = whoOf(SIGNED_IN, '192.0.2.7');

let site: TestServices;
beforeEach(async () => {
  site = await testServices();
});
afterEach(() => site.close());

function visit(): RouterContextProvider {
  const context = new RouterContextProvider();
  const own = { services: site.services, nonce: '', clientAddress: '192.0.2.7' };
  context.set(requestContext, { ...own, signedIn: SIGNED_IN });
  return context;
}

async function statusOf(work: () => unknown): Promise<number> {
  try {
    const answer = (await work()) as { readonly init?: ResponseInit | null } | Response;
    return answer instanceof Response ? answer.status : (answer.init?.status ?? 200);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    const { init } = thrown as { readonly init?: ResponseInit | null };
    if (init === undefined) throw thrown;
    return init?.status ?? 200;
  }
}

describe('a quote’s draft', () => {
  const INTENTS = ['price', 'clear', 'discount', 'remove-discount', 'confirm', 'reprice', 'send'];
  const NUMBERS = ['version', 'line', 'price', 'panels', 'battery'] as const;

  test.each(NUMBERS)('whatever is typed into %s', { timeout: 60_000 }, async (name) => {
    const sent = await submit(site.services);
    if (!sent.ok) throw new Error(sent.error.kind);
    const leadId = sent.value.requestId;
    const drafted = await draftQuote(site.services, mette, { leadId });
    if (!drafted.ok) throw new Error(drafted.error.kind);
    const { id } = drafted.value;
    for (const odd of ODD) {
      for (const intent of INTENTS.filter((one) => one !== 'send' || name === 'version')) {
        const { quote } = await loadStaffQuote(new Request('http://localhost/'), id, visit());
        // Sent with its own version it would be none any more.
        if (quote.state !== 'draft') return;
        const typed = { line: '0', price: '4800', reason: 'Aftalt', panels: '12', battery: '0' };
        const body = new URLSearchParams({
          [STAFF_QUOTE_FIELDS.intent]: intent,
          [STAFF_QUOTE_FIELDS.version]: String(quote.version),
          ...typed,
          [STAFF_QUOTE_FIELDS[name]]: odd,
        });
        const request = new Request('http://localhost/', { method: 'POST', body });
        const status = await statusOf(() => actStaffQuote(request, id, visit()));
        expect(status, `${intent}: ${name}=${odd}`).toBeLessThan(500);
      }
    }
  });
});

test(
  'whatever is typed into a cell of the prices or a field of a rule',
  { timeout: 60_000 },
  async () => {
    const { services } = site;
    const started = await startDraft(services, mette, {});
    if (!started.ok) throw new Error(started.error.kind);
    const { number } = started.value;
    const desk = await readPriceDesk(services, mette, { number });
    if (!desk.ok) throw new Error(desk.error.kind);
    const { book } = desk.value.draft!.base;
    const [panel = ''] = Object.keys(book.panels);
    const [rule] = book.adjustments;
    const cells = [
      ...['cost', 'price'].map((cell) => `panels.${panel}.${cell}`),
      ...['cost', 'price'].map((cell) => `baseWork.${cell}`),
      ...BASIS_KEYS,
      ...RULE_FIELDS.map((field) => ruleKey(rule?.id ?? 'rule-1', field)),
      ...RULE_FIELDS.map((field) => ruleKey('rule-77', field)),
    ];
    for (const odd of ODD) {
      for (const cell of cells) {
        const mine = { [cell]: odd };
        const kept = await saveDraft(services, mette, { number, mine, ground: {} });
        expect(kept.ok || kept.error.kind, `${cell}=${odd}`).toBeTruthy();
      }
      const read = await readPriceDesk(services, mette, { number });
      expect(read.ok, odd).toBe(true);
      await rehearseDraft(services, mette, { number });
    }
  },
);

test.each(RECORD_KINDS)(
  'whatever is typed into a field of a %s',
  { timeout: 60_000 },
  async (kind) => {
    const { services } = site;
    const [row] = await storeOf(kind).list(services.db);
    const id = row?.id ?? null;
    for (const odd of ODD) {
      for (const field of storeOf(kind).fields) {
        const saving = { kind, id, name: 'planted', mine: { [field]: odd }, ground: {} };
        const saved = await saveRecord(services, mette, saving);
        if (!saved.ok) continue;
        const read = await listRecords(services, mette, { kind });
        expect(read.ok, `${field}=${odd}`).toBe(true);
        const { id: of, editVersion } = saved.value;
        await publishRecord(services, mette, { kind, id: of, editVersion });
        await services.estimateContext();
      }
    }
  },
);
