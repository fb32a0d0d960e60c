import { describe, expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { ALWAYS } from '../engine/quote/adjustments.ts';
import { TEST_CONTEXT } from '../engine/test-home.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';
import { estimateInput, runEstimate } from './estimate-request.ts';

test('the engine is given what it asks for, and nothing about whose house it is', () => {
  const context = {
    catalogue: EXAMPLE_CATALOGUE,
    priceList: salesPrices(EXAMPLE_PRICE_BOOK),
    gridTariffs: SHIPPED_GRID_TARIFFS,
  };
  const told = {
    lat: 56.15,
    lon: 10.2,
    slope: 41,
    roofType: 'flat' as const,
    address: 'Skovvej 12, 8000 Aarhus C',
    receivedPreviousOffers: true,
    fullName: 'Åse Sørensen',
  };
  const input = estimateInput(told, context);
  expect(input).toMatchObject({
    lat: 56.15,
    lon: 10.2,
    slope: 41,
    mounting: 'free',
    heatPump: false,
  });
  const named = ['address', 'receivedPreviousOffers', 'fullName'];
  expect(Object.keys(input).filter((name) => named.includes(name))).toEqual([]);
});

describe('the day of the quote', () => {
  const campaign = {
    id: 'campaign',
    name: 'Kampagne',
    change: { kind: 'percent', percent: -10 },
    condition: { ...ALWAYS, fromDate: '2027-02-01', toDate: '2027-02-28' },
    order: 1,
    stop: false,
  } as const;
  const context = {
    ...TEST_CONTEXT,
    priceList: { ...TEST_CONTEXT.priceList, adjustments: [campaign] },
  };
  const asked = (quoteDate: string | undefined, quoteDay?: string) => {
    const run = runEstimate(
      { lat: 56.16, lon: 10.2, annualConsumptionKwh: 4500, quoteDate },
      { ...context, quoteDay },
    );
    if (!run.ok) throw new Error(JSON.stringify(run.error));
    const { input, estimate } = run.value;
    return {
      day: input.quoteDate,
      isCheaper: estimate.price.lines.some(({ code }) => code === 'adjustment:campaign'),
    };
  };

  test.each([
    ['named, within the campaign', '2027-02-28', '2026-11-20', '2027-02-28', true],
    ['named, the day after it', '2027-03-01', '2027-02-10', '2027-03-01', false],
    ['not named: the day on which it is asked', undefined, '2027-02-01', '2027-02-01', true],
    ['not known at all: the price list’s first', undefined, undefined, '2026-11-01', false],
  ])('%s', (_, quoteDate, quoteDay, day, isCheaper) => {
    expect(asked(quoteDate, quoteDay)).toEqual({ day, isCheaper });
  });
});
