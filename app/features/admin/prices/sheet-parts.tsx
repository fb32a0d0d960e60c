import type { Edits } from '../../../../domain/prices/draft.ts';
import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import {
  newRule,
  RULE_FIELDS,
  ruleFieldOf,
  ruleKey,
  ruleTexts,
} from '../../../../domain/prices/rule-fields.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Segmented } from '../../../ui/segmented.tsx';

/** A draft is shown as a sheet of prices or as its rules. */
export type SheetPart = 'prices' | 'rules';

export const partOfKey = (key: string): SheetPart =>
  ruleFieldOf(key) === null ? 'prices' : 'rules';

type SheetPartsProps = {
  readonly part: SheetPart;
  readonly setPart: (part: SheetPart) => void;
  readonly changedRules: number;
  readonly problems: readonly DraftProblem[];
};

/** Leads between the two; each says of itself what holds up the trial, for whoever looks at the other. */
export function SheetParts({ part, setPart, changedRules, problems }: SheetPartsProps) {
  const wrong = (of: SheetPart) => problems.filter(({ key }) => partOfKey(key) === of).length;
  return (
    <Segmented
      name="part"
      label={m.prices_parts()}
      hideLabel
      value={part}
      onValue={(value) => setPart(value === 'rules' ? 'rules' : 'prices')}
      options={[
        { value: 'prices', label: <Name name={m.prices_grid()} wrong={wrong('prices')} /> },
        {
          value: 'rules',
          label: <Name name={m.prices_rules()} wrong={wrong('rules')} changed={changedRules} />,
        },
      ]}
    />
  );
}

type NameProps = { readonly name: string; readonly wrong: number; readonly changed?: number };

function Name({ name, wrong, changed = 0 }: NameProps) {
  return (
    <span className="flex gap-2 px-3 whitespace-nowrap">
      {name}
      {wrong > 0 ? (
        <span className="font-semibold text-tegl-600">{m.prices_part_wrong({ count: wrong })}</span>
      ) : (
        changed > 0 && (
          <span className="font-normal text-blaek-600">
            {m.prices_part_changed({ count: changed })}
          </span>
        )
      )}
    </span>
  );
}

/** How many rules are not as in the version that the draft began with. */
export function changedRulesOf(
  ids: readonly string[],
  base: PriceBook,
  textOf: (key: string) => Edits[string],
): number {
  return ids.filter((id) => {
    const own = ruleTexts(base.adjustments.find((rule) => rule.id === id) ?? newRule(id));
    return RULE_FIELDS.some((field) => textOf(ruleKey(id, field)) !== own[field]);
  }).length;
}
