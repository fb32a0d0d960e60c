import { expect, test } from 'vitest';
import batteries from './battery-size.build.ts';
import { offerGroups } from './offer-groups.ts';
import offer from './offer-lines.build.ts';
import roof from './roof-first.build.ts';
import prices from './system-price.build.ts';

// Added up by hand from the price book: cost + 25 % markup, then 25 % VAT.

test('6 kWp is 14 panels and costs what the price book’s lines add up to', () => {
  const usual = prices.sizes.find(({ wishedKwp }) => wishedKwp === 6);
  // panels 14 · 1,450 + inverter of 5 kW 10,500 + mounting 14 · 1,160 + work 5,000 + scaffold 3,500 + travel 600
  const exVat = 20_300 + 10_500 + 16_240 + 5000 + 3500 + 600;
  expect(usual).toMatchObject({ numberOfPanels: 14, priceDkk: exVat * 1.25 });
  // and a battery of 10 kWh at 29,440 before markup and VAT
  expect(usual?.withBatteryDkk).toBe(exVat * 1.25 + 29_440 * 1.25 * 1.25);
});

test('the surcharge for the house is the book’s price of it', () => {
  expect(prices.extras).toEqual({
    oldBoardDkk: 8800 * 1.5625,
    tenMetresOfCableDkk: 10 * 64 * 1.5625,
    farmhouseDkk: (4400 - 2800) * 1.5625,
    slateDkk: 14 * (1200 - 928) * 1.5625,
    bornholmDkk: (4800 - 480) * 1.5625,
  });
  expect(prices.onePanelDkk).toBe((1160 + 928) * 1.5625);
});

test('a battery adds the same to every size, and a larger system costs less per kWp', () => {
  for (const { priceDkk, withBatteryDkk } of prices.sizes) {
    expect(withBatteryDkk - priceDkk).toBe(46_000);
  }
  const perKwp = prices.sizes.map(({ perKwpDkk }) => perKwpDkk);
  expect(perKwp).toEqual([...perKwp].sort((a, b) => b - a));
});

test('the groups of the offer hold every line once and add up to its price', () => {
  const groups = offerGroups(offer);
  const codes = groups.flatMap(({ lines }) => lines.map(({ code }) => code));
  expect(codes.toSorted()).toEqual([...offer.lines.map(({ code }) => code), 'vat'].toSorted());
  expect(groups.reduce((sum, { sumDkk }) => sum + sumDkk, 0)).toBe(116_175);
  expect(groups.map(({ kind, sumDkk }) => [kind, sumDkk])).toEqual([
    ['goods', 67_600],
    ['work', 25_340],
    ['vat', 23_235],
  ]);
});

test('14 panels down and up cost (6,400 + 14 · 480) with markup and VAT, and lengthen the payback', () => {
  expect(roof.roofWorkDkk).toBe((6400 + 14 * 480) * 1.5625);
  expect(roof.renewalCostDkk).toBe(roof.roofWorkDkk);
  expect(roof.paybackWithRenewalYears).toBeGreaterThan(roof.paybackYears ?? 25);
});

test('every kilowatt-hour is used, stored or sold, and each further 5 kWh saves less', () => {
  for (const { directShare, storedShare, soldShare } of batteries.sizes) {
    expect(directShare + storedShare + soldShare).toBeCloseTo(1, 3);
  }
  const steps = batteries.sizes
    .slice(1)
    .map((size, index) => size.savingDkk - (batteries.sizes[index]?.savingDkk ?? 0));
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  for (const { savingDkk, addedSavingDkk } of batteries.sizes) {
    expect(savingDkk - addedSavingDkk).toBeCloseTo(batteries.sizes[0]?.savingDkk ?? 0, 0);
  }
});
