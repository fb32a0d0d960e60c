import { m } from '../../../messages/compiled/messages.js';
import { shortName } from '../../../words/grid-company-name.ts';
import type { GridTariff } from '../../../engine/tariff/grid-tariff.ts';

export type GridNoteProps = {
  readonly gridTariffs: readonly GridTariff[];
  /** GLN; null: none is calculated with by its name. */
  readonly chosen: string | null;
  /** GLN of each company that shares the postcode, the guessed one first. */
  readonly companies: readonly string[];
};

/** Which grid companies it may be, beside the field to say which. */
export default function GridNote({ gridTariffs, chosen, companies }: GridNoteProps) {
  // Whoever has said which needs no guess.
  if (chosen !== companies[0]) return null;
  const names = gridTariffs
    .filter(({ gln }) => companies.includes(gln))
    .toSorted((one, other) => companies.indexOf(one.gln) - companies.indexOf(other.gln))
    .map(({ name }) => shortName(name));
  return (
    <p className="border-l-4 border-sol-400 pl-3 text-14">
      {m.calculator_grid_company_shared({ companies: [...new Set(names)].join(', ') })}
    </p>
  );
}
