import { expect, test } from 'vitest';
import { ENACTED_TAX } from '../data/electricity-tax.ts';
import { flowTable, type FlowInput } from './flow-table.ts';
import { recentFlowTable } from './recent-flows.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';

import { TEST_BATTERY } from './test-year.ts';

const year = (of: (hour: number) => number) => Float64Array.from({ length: 8760 }, (_, h) => of(h));

/** Made anew each time, so that nothing is the same object. */
function home(change: Partial<FlowInput> = {}): FlowInput {
  return {
    productionKwh: year((hour) => (hour % 24 > 8 && hour % 24 < 18 ? 2 : 0)),
    loadKwh: year((hour) => 0.4 + (hour % 24 === 19 ? 1 : 0)),
    battery: { ...TEST_BATTERY, usableKwh: 5 },
    prices: {
      zone: 'DK1',
      gridCompany: SHIPPED_GRID_TARIFFS[0]!,
      gridCompanyChoice: 'chosen',
      year: 2026,
      spotDkkPerKwh: year((hour) => 0.3 + (hour % 24) / 100),
      volumetricTariffDkkPerKwh: year(() => 0.2),
      supplierAdditionDkkPerKwh: 0.1,
      subscriptionDkkPerYear: 500,
      feedInTariffDkkPerKwh: 0.01,
      exportDeductionDkkPerKwh: 0.05,
      energinetFeedInDkkPerKwh: 0.01,
      exportSubscriptionDkkPerYear: 0,
      tax: ENACTED_TAX,
      vatFactor: 1.25,
    },
    stopExportAtNegativePrice: true,
    ...change,
  };
}

const RANGE = [0.8, 1.1] as const;
const ask = (input: FlowInput, lowest = 0.6) => recentFlowTable(input, RANGE, lowest);

test('the same hours are not dispatched again, whatever the rest of the money is', () => {
  const first = ask(home());
  const { prices } = home();
  expect(ask(home())).toBe(first);
  expect(ask(home({ prices: { ...prices, supplierAdditionDkkPerKwh: 9, year: 2030 } }))).toBe(
    first,
  );
});

const { prices, battery } = home();
test.each<[string, Partial<FlowInput>]>([
  ['production', { productionKwh: year(() => 0.5) }],
  ['use', { loadKwh: year(() => 0.5) }],
  ['last hour of use', { loadKwh: home().loadKwh.map((kwh, h) => (h === 8759 ? kwh + 1 : kwh)) }],
  ['no battery', { battery: null }],
  ['weaker battery', { battery: { ...battery!, powerKw: 1 } }],
  ['spot price', { prices: { ...prices, spotDkkPerKwh: year(() => 1) } }],
  ['tariff', { prices: { ...prices, volumetricTariffDkkPerKwh: year(() => 1) } }],
  ['fee on export', { prices: { ...prices, exportDeductionDkkPerKwh: 0.4 } }],
  ['export at a loss', { stopExportAtNegativePrice: false }],
])('another %s is what flowTable() says of it', (_, change) => {
  ask(home());
  const lowest = change.battery === null ? 1 : 0.6;
  const flows = ask(home(change), lowest)(0.9, lowest);
  expect(flows).toEqual(flowTable(home(change), RANGE, lowest)(0.9, lowest));
});
