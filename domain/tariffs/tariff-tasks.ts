import type { Freshness } from './freshness.ts';
import type { TariffLine } from './tariff-lines.ts';

/** What has to be done about prices, or happens by itself, on a day. */
export type TariffTask = {
  readonly kind: Freshness['kind'];
  readonly light: Freshness['light'];
  /** null: on none in particular. */
  readonly day: string | null;
  readonly lines: readonly TariffLine[];
};

const LAST_DAY = '9999-12-31';
const GRAVITY: Readonly<Record<Freshness['light'], number>> = { act: 0, watch: 1, good: 2 };

/** By day, what is gravest first; the same thing on the same day is one task. */
export function tariffTasks(lines: readonly TariffLine[]): readonly TariffTask[] {
  const alike = Map.groupBy(
    lines,
    ({ freshness: { kind, light, day } }) => `${day ?? LAST_DAY} ${GRAVITY[light]} ${kind}`,
  );
  return [...alike]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, of]) => ({ ...of[0]!.freshness, lines: of }));
}
