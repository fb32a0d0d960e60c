import { expect, test } from 'vitest';
import { freshnessOf, freshnessOfTax, nextSeason, nextYear } from './freshness.ts';
import { lastDayOf, rowOnDay } from './row-on-day.ts';
import { tariffLines } from './tariff-lines.ts';
import {
  companiesWith,
  electricityTaxFrom,
  nationalChargesFrom,
  shippedTariffs,
} from './published-tariffs.ts';
import { ENACTED_TAX } from '../../engine/data/electricity-tax.ts';
import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import { NATIONAL_CHARGES } from '../../engine/data/national-charges.ts';
import { gridTariffs } from '../../engine/tariff/grid-tariff.ts';
import { readTariffTexts, tariffTexts } from '../records/tariff-records.ts';

const TODAY = '2026-11-20';
const sure = (from: string) => ({ from, standing: 'verified' }) as const;

test('seasons begin on 1 April and 1 October, years on 1 January', () => {
  expect(nextSeason('2026-03-31')).toBe('2026-04-01');
  expect(nextSeason('2026-04-01')).toBe('2026-10-01');
  expect(nextSeason(TODAY)).toBe('2027-04-01');
  expect(nextYear(TODAY)).toBe('2027-01-01');
});

test('the light says what follows, what runs out within 60 days, and what nobody has checked', () => {
  const until = (runsOut: string) => ({ today: TODAY, runsOut });
  const rows = [sure('2026-01-01')];
  expect(freshnessOf(rows, until('2027-01-01'))).toMatchObject({
    light: 'act',
    kind: 'next-missing',
  });
  expect(freshnessOf(rows, until('2027-01-19'))).toMatchObject({ light: 'act' });
  expect(freshnessOf(rows, until('2027-01-20'))).toMatchObject({ light: 'good', kind: 'until' });
  expect(freshnessOf([...rows, sure('2027-01-01')], until('2027-01-01'))).toEqual({
    light: 'good',
    kind: 'next-ready',
    day: '2027-01-01',
  });
  expect(
    freshnessOf([{ from: '2026-01-01', standing: 'derived' }], until('2027-04-01')),
  ).toMatchObject({ light: 'watch', kind: 'unchecked' });
  expect(freshnessOf([], until('2027-04-01'))).toMatchObject({ kind: 'stands-in' });
});

test('bars follow each other without a gap, and what nobody has published is carried on', () => {
  for (const line of tariffLines(shippedTariffs(), [], TODAY)) {
    for (const [index, bar] of line.bars.entries()) {
      expect(bar.from < bar.to, line.name).toBe(true);
      const next = line.bars[index + 1];
      if (next !== undefined) expect(bar.to, line.name).toBe(next.from);
    }
  }
  const radius = tariffLines(shippedTariffs(), [], TODAY).find(({ name }) => name === 'Radius');
  expect(radius?.bars.map(({ kind, to }) => [kind, to])).toEqual([
    ['now', '2027-04-01'],
    ['carried', '2028-03-01'],
  ]);
});

test('the rows that ship make the tariffs that ship, also once they were typed by hand', () => {
  const shipped = gridTariffs(GRID_COMPANIES);
  expect(gridTariffs(companiesWith(shippedTariffs()))).toEqual(shipped);
  expect(nationalChargesFrom(shippedTariffs())).toEqual(NATIONAL_CHARGES);
  expect(electricityTaxFrom(shippedTariffs())).toEqual(ENACTED_TAX);
  for (const row of shippedTariffs()) {
    const { value, problems } = readTariffTexts(tariffTexts(row));
    expect(problems).toEqual([]);
    expect(tariffTexts(value)).toEqual(tariffTexts(row));
  }
});

test('an announced tax stands after the law’s rate of its year, and is of a whole year', () => {
  const law = shippedTariffs().find(({ part, from }) => part === 'tax-2015' && from > '2027')!;
  const announced = { ...law, part: 'tax' as const, figures: { value: 0.764 } };
  expect(electricityTaxFrom([announced, ...shippedTariffs()]).general.slice(1, 3)).toEqual([
    ENACTED_TAX.general[1],
    { fromYear: 2028, dkkPerKwh: 0.764, isIndexed: false },
  ]);
  expect(readTariffTexts({ ...tariffTexts(announced), from: '2028-04-01' }).problems).toMatchObject(
    [{ field: 'from', kind: 'not-new-year' }],
  );
});

test('the light of the tax asks for the announced rate before a year that follows the index', () => {
  const rows = shippedTariffs().filter(({ part }) => part.startsWith('tax'));
  expect(freshnessOfTax(rows, TODAY)).toMatchObject({ kind: 'by-law' });
  expect(freshnessOfTax(rows, '2027-11-20')).toMatchObject({ light: 'act', day: '2028-01-01' });
  const announced = { part: 'tax', from: '2028-01-01' };
  expect(freshnessOfTax([...rows, announced], '2027-11-20')).toMatchObject({ light: 'good' });
});

test('a row of Energinet’s from another day carries the rest on', () => {
  const [first] = shippedTariffs().filter(({ part }) => part === 'system');
  const rows = [...shippedTariffs(), { ...first!, from: '2028-01-01', figures: { value: 0.06 } }];
  expect(nationalChargesFrom(rows).at(-1)).toEqual({
    ...NATIONAL_CHARGES.at(-1),
    validFrom: '2028-01-01',
    systemDkkPerKwh: 0.06,
  });
});

test('what is true of a row on a day: a summer’s price rests in winter, and is over once a newer one holds', () => {
  const row = (part: string, from: string) => ({ part, from });
  const [summer, winter] = [row('summer', '2026-04-01'), row('winter', '2026-10-01')];
  const rows = [summer, winter, row('winter', '2025-10-01'), row('summer', '2027-04-01')];
  const on = (of: ReturnType<typeof row>, today: string) => rowOnDay(of, rows, today);
  expect(on(winter, TODAY)).toEqual({ kind: 'now' });
  expect(rowOnDay(summer, [summer, winter], TODAY)).toEqual({
    kind: 'resting',
    until: '2027-04-01',
  });
  // It would hold again on the day on which the next summer's begins.
  expect(on(summer, TODAY)).toEqual({ kind: 'over' });
  expect(on(summer, '2026-09-30')).toEqual({ kind: 'now' });
  expect(on(summer, '2027-04-01')).toEqual({ kind: 'over' });
  expect(on(row('winter', '2025-10-01'), TODAY)).toEqual({ kind: 'over' });
  expect(on(row('summer', '2027-04-01'), TODAY)).toEqual({ kind: 'coming' });
  // A whole year's price gives way half by half.
  const year = row('year', '2026-02-01');
  expect(rowOnDay(year, [year, winter], TODAY)).toEqual({ kind: 'resting', until: '2027-04-01' });
  expect(rowOnDay(year, [year, winter, summer], TODAY)).toEqual({ kind: 'over' });
  expect(rowOnDay(summer, [summer, row('year', '2026-07-01')], TODAY)).toEqual({ kind: 'over' });
  // An announced tax takes over from the law's rate.
  const law = row('tax-2015', '2026-01-01');
  expect(rowOnDay(law, [law, row('tax', '2026-06-01')], TODAY)).toEqual({ kind: 'over' });
  expect(rowOnDay(law, [law, row('tax-reduced', '2026-06-01')], TODAY)).toEqual({ kind: 'now' });
});

test('a row’s last day: its season’s, or the one before another takes over; open where nothing follows', () => {
  const row = (part: string, from: string) => ({ part, from });
  const until = (of: ReturnType<typeof row>, ...others: ReturnType<typeof row>[]) =>
    lastDayOf(of, [of, ...others], TODAY);
  const [summer, winter] = [row('summer', '2026-04-01'), row('winter', '2026-10-01')];
  expect(until(winter, summer)).toBe('2027-03-31');
  expect(until(winter, summer, row('winter', '2027-01-01'))).toBe('2026-12-31');
  expect(until(summer, winter)).toBe('2026-09-30');
  expect(until(row('winter', '2025-10-01'), winter)).toBe('2026-03-31');
  // Carried into this winter, as nobody published a new one.
  expect(until(row('winter', '2025-10-01'), summer)).toBe('2027-03-31');
  expect(until(row('summer', '2027-04-01'), summer, winter)).toBe('2027-09-30');
  // Published before its half of the year.
  expect(until(row('summer', '2027-01-01'), summer, winter)).toBe('2027-09-30');
  const year = row('year', '2026-02-01');
  expect(until(year)).toBeNull();
  expect(until(year, winter)).toBe('2026-09-30');
  expect(until(row('subscription', '2026-01-01'))).toBeNull();
  expect(until(row('subscription', '2026-01-01'), row('subscription', '2027-01-01'))).toBe(
    '2026-12-31',
  );
  expect(until(row('tax-2015', '2026-01-01'), row('tax', '2028-01-01'))).toBe('2027-12-31');
});

test('a row of a company that nobody knows is refused at its company, and at nothing else', () => {
  const texts = tariffTexts(shippedTariffs().find(({ part }) => part === 'winter')!);
  expect(readTariffTexts({ ...texts, company: '5790009999999' }).problems).toEqual([
    { field: 'company', kind: 'unknown-company', text: '5790009999999' },
  ]);
  expect(readTariffTexts({ ...texts, company: '' }).problems).toMatchObject([{ kind: 'missing' }]);
});
