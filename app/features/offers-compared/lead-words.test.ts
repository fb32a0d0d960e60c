import { afterEach, expect, test } from 'vitest';
import type { Finding } from '../../../domain/offers-compared/findings.ts';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import type { ComparedColumn } from './compare-view.ts';
import { leadText } from './lead-words.ts';

type Missing = Extract<Finding, { readonly kind: 'missing' }>;

const missing = (item: Missing['item'], said: Missing['said'], price: number | null): Missing => ({
  kind: 'missing',
  item,
  said,
  usual: price === null ? null : { low: price, high: price },
  isSurcharge: false,
});
const surcharge = (item: Missing['item'], price: number): Missing => ({
  ...missing(item, 'without', price),
  isSurcharge: true,
});

function column(letter: string, findings: readonly Missing[]): ComparedColumn {
  const added = findings.reduce((sum, { usual }) => sum + (usual?.low ?? 0), 0);
  const total = 70_000 + added;
  return {
    letter,
    findings,
    basis: {
      writtenDkk: 70_000,
      added: { low: added, high: added },
      low: total,
      mid: total,
      high: total,
    },
    years: { gainDkk: 0 },
  } as unknown as ComparedColumn;
}

const lead = (...columns: readonly ComparedColumn[]) =>
  leadText({ kind: 'differ' }, columns).replaceAll('\u00a0', ' ');

afterEach(() => overwriteGetLocale(() => 'da'));

test('two things that are missing are both named, the dearest first', () => {
  overwriteGetLocale(() => 'da');
  const a = column('A', [missing('travel', 'without', 800), missing('scaffold', 'without', 4000)]);
  expect(lead(a)).toContain(
    'A mangler stillads og kørsel. Det plejer at koste 4.800 kr., så A ender på 74.800 kr. i alt.',
  );
});

test('of more the dearest is named, the others counted; what is not mentioned is not said to be missing', () => {
  overwriteGetLocale(() => 'en');
  const a = column('A', [
    missing('mounting', 'without', 25_000),
    missing('travel', 'unsaid', 800),
    missing('scaffold', 'unsaid', 4000),
    missing('board', 'unsaid', 6000),
  ]);
  expect(lead(a)).toContain(
    'A leaves out mounting and does not mention a new circuit in the fuse board and 2 other things.',
  );
});

test('what has no usual price is asked about, of offers that lack the same in one sentence', () => {
  overwriteGetLocale(() => 'da');
  const grid = missing('registration', 'unsaid', null);
  const board = missing('board', 'unsaid', null);
  expect(lead(column('A', [grid]), column('B', []), column('C', [grid]))).toMatch(
    /Spørg A og C om tilmelding til elnettet\.$/,
  );
  expect(lead(column('A', [grid]), column('C', [board, grid]))).toMatch(
    /Spørg A om tilmelding til elnettet\. Spørg C om ny gruppe i eltavlen og tilmelding til elnettet\.$/,
  );
});

test('of three offers only those are explained that the headline names', () => {
  overwriteGetLocale(() => 'da');
  const [a, b] = [column('A', []), column('B', [missing('scaffold', 'without', 4000)])];
  const c = column('C', [missing('travel', 'unsaid', 800)]);
  const text = leadText({ kind: 'alike', looks: b, other: a }, [a, b, c]);
  expect(text).toContain('B mangler stillads.');
  expect(text).not.toContain('kørsel');
  expect(leadText({ kind: 'differ' }, [a, b, c])).toContain('C nævner ikke kørsel.');
});

test('what the offer itself charges on top does not «usually» cost that', () => {
  overwriteGetLocale(() => 'da');
  const own = column('A', [surcharge('scaffold', 6500)]);
  expect(lead(own)).toContain(
    'A mangler stillads. Det koster 6.500 kr. oven i prisen, så A ender på 76.500 kr. i alt.',
  );
  const some = column('A', [surcharge('scaffold', 6500), missing('travel', 'without', 800)]);
  expect(lead(some)).toContain('Det koster omkring 7.300 kr., så A ender på 77.300 kr. i alt.');
});
