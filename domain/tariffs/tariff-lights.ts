import type { TariffLight } from '../staff/overview.ts';
import { NATIONAL, type PublishedTariff } from '../records/tariff-records.ts';
import type { TariffLine } from './tariff-lines.ts';

const GRAVITY = { good: 0, watch: 1, act: 2 } as const;

/** Of the grid companies, of Energinet and of the tax: the line that most needs somebody, and how many are like it. */
export function freshestOf(
  lines: readonly TariffLine[],
  rows: readonly PublishedTariff[],
  today: string,
): readonly TariffLight[] {
  const groups = {
    grid: lines.filter(({ part }) => part === 'bands'),
    national: lines.filter(({ company }) => company === NATIONAL),
    tax: lines.filter(({ part }) => part === null),
  } as const;
  return (['grid', 'national', 'tax'] as const).flatMap((what): readonly TariffLight[] => {
    const [worst] = groups[what].toSorted(
      (one, other) => GRAVITY[other.freshness.light] - GRAVITY[one.freshness.light],
    );
    if (worst === undefined) return [];
    const { freshness } = worst;
    const alike = groups[what].filter((line) => line.freshness.kind === freshness.kind);
    const inForce = rows
      .filter(({ company, from }) => company === worst.company && from <= today)
      .map(({ from }) => from)
      .toSorted();
    return [
      {
        what,
        light: freshness.light,
        freshness,
        from: inForce.at(-1) ?? null,
        count: alike.length,
        all: groups[what].length,
      },
    ];
  });
}
