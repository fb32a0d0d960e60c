import type { Rehearsal } from './rehearsal.ts';

/** What one change to a draft does to the latest reports. */
export type ChoiceEffect = {
  /** How many it was tried on. */
  readonly tried: number;
  /** How many of them it changes. */
  readonly changed: number;
  /** By how much on average, of those that it changes: including VAT [øre]. */
  readonly meanOre: number;
};

/** Of a cell that two people have changed: each one's change beside what was there before. */
export type ChoiceEffects = { readonly mine: ChoiceEffect; readonly theirs: ChoiceEffect };

export function choiceEffect({ reports }: Rehearsal): ChoiceEffect {
  const changes = reports.flatMap(({ beforeOre, afterOre }) =>
    afterOre === beforeOre ? [] : [afterOre - beforeOre],
  );
  const sum = changes.reduce((total, change) => total + change, 0);
  return {
    tried: reports.length,
    changed: changes.length,
    meanOre: changes.length === 0 ? 0 : Math.round(sum / changes.length),
  };
}
