import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../engine/tariff/shipped-grid-tariffs.ts';
import { stepsAhead } from './step-ahead.ts';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const contextOf = () => context;
const sloped = (slope: number): CalculatorState => ({
  lat: 55.6761,
  lon: 12.5683,
  postcode: '2100',
  slope,
});

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => (idle = []));
});
afterEach(() => vi.unstubAllGlobals());

/** Until there is nothing left to do. */
function rest(): void {
  for (let run = idle.shift(); run !== undefined; run = idle.shift()) run();
}

function drag(from: number, isSlow = true) {
  const ahead = stepsAhead(sloped(from), () => isSlow);
  const to = (slope: number, isDragged = true) =>
    ahead.follow({ given: sloped(slope), isDragged, contextOf });
  return { to, known: (slope: number) => ahead.runOf(sloped(slope), contextOf), ahead };
}

test('the next step is there before it comes, with the figures it has by itself', () => {
  const { to, known } = drag(20);
  to(21);
  rest();
  const own = runEstimate(sloped(22), context);
  if (!own.ok) throw new Error('no estimate');
  expect(JSON.stringify(known(22)?.estimate)).toBe(JSON.stringify(own.value.estimate));
  expect(known(23)).toBeUndefined();
});

test('of a hand that goes by one and by two degrees, both are there', () => {
  const { to, known } = drag(20);
  for (const slope of [21, 23, 24, 25]) {
    to(slope);
    rest();
  }
  expect(known(26)).toBeDefined();
  expect(known(27)).toBeDefined();
});

test('a step that comes first stops what was being worked out', () => {
  const { to, known } = drag(20);
  to(21);
  to(19);
  rest();
  expect(known(22)).toBeUndefined();
  expect(known(17)).toBeDefined();
});

test('nothing is worked out beyond the limits, on a quick browser, or once something else has changed', () => {
  const steep = drag(89);
  steep.to(90);
  rest();
  expect(steep.known(91)).toBeUndefined();
  const quick = drag(20, false);
  quick.to(21);
  expect(idle).toEqual([]);
  const typed = drag(20);
  typed.to(21);
  rest();
  typed.to(40, false);
  expect(idle).toEqual([]);
  expect(typed.known(22)).toBeUndefined();
});

test('other months of sun make what was worked out another question', () => {
  const { to, ahead } = drag(20);
  to(21);
  rest();
  expect(ahead.runOf(sloped(22), () => context)).toBeUndefined();
});
