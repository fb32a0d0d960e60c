import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLIND_OFFERS } from '../../tests/fixtures/offers/blind/blind-offers.ts';
import { growsTooFast } from '../../tests/linear/doubled.ts';
import { LONGEST_OFFER, readOffer } from './read-offer.ts';

// A pasted text is read while a visitor types, and on the server for anybody who sends one: no text may take long.

/** Signs that a rule may run along, and words that begin a rule. */
const SIGNS =
  ' |\t|\u00a0|\n|\r|\r\n|.|,|:|;|-|–|(|)|/|+|=|*|<|>|✓|%|&|1|0|14|440|.000|a|A|Å|x|W|k|€|\u00ad|😀|…'.split(
    '|',
  );
const WORDS =
  'kr. |kr|DKK |82.400|82.400 kr. |80.000–95.000 kr. |1 000 |stk. |14 stk. |14 x |2 x 5 kWh |(10) |paneler|panel |modul|antal |440 W |440w |kWp |5 kW |6 kWh |inverter|inverter |huawei |sma |batteri|batteri |garanti|garanti |10 år |paneler 25 år, |arbejde |inkl. |ekskl. |moms |inkl. moms |stillads |montage |skruer |lægger |tavle |tilmeld |regist a |kører |melder |ikke |uden |med |option |kunden |du selv |elpris stig|stiger |Den |wrote:|Aa ApS |Sol og |Firma: |dato |12.11.26 |12. november 2026 |i alt |Pris |total |rabat |pr. |Sol. |er inkl. |klar til |og |produkt|skal du |kan købes|<b>|ab-\n|\n- |\n> |tillæg |ingen |+ |antal: 2 |kWh x 3 |á |= |t.kr. |129k |moms 25 % '.split(
    '|',
  );
const PIECES = [...SIGNS, ...WORDS];

/** Milliseconds of one reading. The machine may be doing something else meanwhile: what seems slow is tried again. */
function msOf(text: string, isSlow: (ms: number) => boolean): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 3 && isSlow(best); attempt += 1) {
    const started = performance.now();
    readOffer(text);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
/** CPU time of one reading among many [ms]: other processes don't count, and the clock's steps are small beside it. */
function cpuMsOf(text: string, readings: number): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < readings; count += 1) readOffer(text);
  const after = process.threadCpuUsage();
  return (after.user + after.system - before.user - before.system) / 1000 / readings;
}
const filled = (unit: string, length = LONGEST_OFFER) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** An offer as sellers write them, as long as may be pasted: what any other text of that length is held against. */
const ORDINARY = filled(`${BLIND_OFFERS.map(({ text }) => text).join('\n\n')}\n\n`);
for (let count = 0; count < 20; count += 1) readOffer(ORDINARY);
const MOST_MS = 50;
/** What reading may take of an ordinary offer's time where that alone takes most of {@link MOST_MS}: a slow machine. */
const MOST_ORDINARY = 2;

/** What a text takes that takes too long, in turn with an ordinary one, as what slows this machine slows both; null: it does not. */
function tooLong(text: string): { readonly ms: number; readonly ordinaryMs: number } | null {
  if (msOf(text, (ms) => ms > MOST_MS) <= MOST_MS) return null;
  const took = { ms: Infinity, ordinaryMs: Infinity };
  for (let round = 0; round < 3; round += 1) {
    took.ms = Math.min(took.ms, cpuMsOf(text, 1));
    took.ordinaryMs = Math.min(took.ordinaryMs, cpuMsOf(ORDINARY, 1));
  }
  return took.ms > Math.max(MOST_MS, MOST_ORDINARY * took.ordinaryMs) ? took : null;
}
const RUNS = [40, 480, 3000];

function expectQuick(units: readonly string[]) {
  const slow = units.flatMap((unit) => {
    const took = tooLong(filled(unit));
    return took === null ? [] : [{ unit: unit.slice(0, 60), ...took }];
  });
  expect(slow).toEqual([]);
}

// The first readings are of rules that are still being compiled.
for (const piece of PIECES) readOffer(filled(piece, 500));

test('one piece again and again', { timeout: 60_000 }, () => expectQuick(PIECES));

test('one piece, and then a long run of a sign', { timeout: 400_000 }, () => {
  const runs = [
    ' ',
    '\t',
    '\n',
    '1',
    '0',
    'a',
    'A',
    '.',
    ',',
    '-',
    'a ',
    '1 ',
    ' a',
    '(',
    '1,',
    '|',
  ];
  expectQuick(
    PIECES.flatMap((piece, index) => {
      // Each piece meets each run, at one of its lengths.
      return runs.map((run, at) => `${piece}${run.repeat(RUNS[(index + at) % RUNS.length]!)}!`);
    }),
  );
});

test('any two pieces in turn', { timeout: 400_000 }, () => {
  const pairs = PIECES.flatMap((first, index) =>
    PIECES.filter((_, at) => (index * 7 + at) % 11 === 0).map((second) => first + second),
  );
  expectQuick(pairs);
});

test('any sequence of pieces, each any number of times', { timeout: 400_000 }, () => {
  const some = fc
    .tuple(fc.constantFrom(...PIECES), fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 60 })))
    .map(([piece, times]) => piece.repeat(times));
  const unit = fc.array(some, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(unit, fc.string({ minLength: 1, unit: 'binary' })), (text) => {
      expect(tooLong(filled(text))).toBeNull();
    }),
    { numRuns: 400 },
  );
});

test('twice the text takes at most 2.6 times as long', { timeout: 400_000 }, async () => {
  const units = [...PIECES, ...PIECES.map((piece) => `1${' '.repeat(3000)}${piece}`)];
  const slow: string[] = [];
  for (const unit of units) {
    const timed = (length: number) => cpuMsOf(filled(unit, length), 1);
    if ((await growsTooFast(LONGEST_OFFER / 4, timed)) !== null) slow.push(unit.slice(0, 60));
  }
  expect(slow).toEqual([]);
});
