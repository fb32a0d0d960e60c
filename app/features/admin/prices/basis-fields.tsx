import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import type { BasisKey } from '../../../../domain/prices/draft.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { numberMode } from '../../../ui/number-input.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { problemWords } from './price-words.ts';

type BasisFieldsProps = {
  readonly problems: readonly DraftProblem[];
  readonly textOf: (key: string) => string;
  readonly type: (key: string, text: string) => void;
};

/** What all prices of a version rest on. */
export function BasisFields({ problems, textOf, type }: BasisFieldsProps) {
  const wired = (key: BasisKey) => {
    const problem = problems.find((one) => one.key === key);
    return {
      name: key,
      size: 44 as const,
      value: textOf(key),
      inputMode: numberMode(0),
      error: problem === undefined ? undefined : problemWords(problem),
      onChange: (event: { readonly target: { readonly value: string } }) =>
        type(key, event.target.value),
    };
  };
  return (
    <fieldset className="px-5 py-4">
      <legend className="sr-only">{m.prices_basis()}</legend>
      <div className="grid gap-4 min-[43.75rem]:grid-cols-3">
        <TextField label={m.prices_vat()} suffix="%" {...wired('basis.vatPercent')} />
        <TextField
          label={m.prices_included_cable()}
          suffix="m"
          {...wired('basis.includedCableM')}
        />
        <SelectField
          label={m.prices_is_example()}
          {...wired('basis.isExample')}
          options={[
            { value: 'yes', label: m.prices_yes() },
            { value: 'no', label: m.prices_no() },
          ]}
        />
      </div>
    </fieldset>
  );
}
