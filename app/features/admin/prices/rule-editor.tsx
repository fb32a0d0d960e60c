import { useState } from 'react';
import { ruleKey, type RuleField } from '../../../../domain/prices/rule-fields.ts';
import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../../../engine/estimate-input.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { Locale } from '../../../../words/locale.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { problemWords, ruleFieldName } from './price-words.ts';

type RuleEditorProps = {
  readonly id: string;
  readonly isNew: boolean;
  readonly problems: readonly DraftProblem[];
  readonly textOf: (key: string) => string;
  readonly type: (key: string, text: string) => void;
};

const TEXTS = ['minKwp', 'maxKwp', 'postcodes', 'fromDate', 'toDate', 'order'] as const;

/** One rule: what it adds, and to whom. */
export function RuleEditor(props: RuleEditorProps) {
  const { id, isNew, problems, textOf, type } = props;
  const text = (field: RuleField) => textOf(ruleKey(id, field));
  const wrong = problems.filter(({ key }) => key.startsWith(`rule.${id}.`));
  const wired = (field: RuleField) => {
    const key = ruleKey(id, field);
    const problem = wrong.find((one) => one.key === key);
    return {
      label: ruleFieldName(field),
      name: key,
      size: 44 as const,
      value: text(field),
      maxLength: 500,
      autoComplete: 'off',
      error: problem === undefined ? undefined : problemWords(problem),
      onChange: (event: { readonly target: { readonly value: string } }) =>
        type(key, event.target.value),
    };
  };
  // What opened because something was wrong stays open once it is right; what the server sent open tells nobody that it is.
  const [isOpen, setOpen] = useState(wrong.length > 0);
  const isRemoved = text('removed') === 'yes';
  const summary = [text('name') || m.prices_rule_new(), text('change')].join('  ');
  return (
    <details
      className="border-t border-hairline px-5"
      open={isOpen || wrong.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-rule={id}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        {isNew ? m.prices_rule_new() : isRemoved ? <s>{summary}</s> : summary}
        {isRemoved && (
          <span className="font-normal text-tegl-600">{m.prices_rule_field_removed()}</span>
        )}
      </summary>
      <div className="grid gap-x-8 gap-y-4 pb-5 min-[43.75rem]:grid-cols-2">
        <TextField {...wired('name')} />
        <TextField {...wired('change')} help={m.prices_rule_change_help()} />
        <Choices {...props} field="roofTypes" options={ROOF_TYPES} nameOf={roofTypeName} />
        <Choices
          {...props}
          field="buildingTypes"
          options={BUILDING_TYPES}
          nameOf={buildingTypeName}
        />
        {TEXTS.map((field) => (
          <TextField
            key={field}
            {...wired(field)}
            type={field.endsWith('Date') ? 'date' : 'text'}
          />
        ))}
        <SelectField
          {...wired('battery')}
          options={[
            { value: '', label: m.prices_rule_either() },
            { value: 'with', label: m.prices_for_battery() },
            { value: 'without', label: m.prices_for_no_battery() },
          ]}
        />
        <div className="flex flex-col justify-end gap-2">
          <CheckboxField
            label={m.prices_rule_stop()}
            name={ruleKey(id, 'stop')}
            value="yes"
            checked={text('stop') === 'yes'}
            onChange={(event) => type(ruleKey(id, 'stop'), event.target.checked ? 'yes' : '')}
          />
          {!isNew && (
            <CheckboxField
              label={m.prices_rule_remove()}
              name={ruleKey(id, 'removed')}
              value="yes"
              checked={isRemoved}
              onChange={(event) => type(ruleKey(id, 'removed'), event.target.checked ? 'yes' : '')}
            />
          )}
        </div>
      </div>
    </details>
  );
}

type ChoicesProps<Known extends string> = RuleEditorProps & {
  readonly field: 'roofTypes' | 'buildingTypes';
  readonly options: readonly Known[];
  readonly nameOf: (option: Known, locale: Locale) => string;
};

function Choices<Known extends string>(props: ChoicesProps<Known>) {
  const { id, field, options, nameOf, textOf, type } = props;
  const key = ruleKey(id, field);
  const chosen = textOf(key).split(',');
  return (
    <fieldset>
      <legend className="font-semibold">{ruleFieldName(field)}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <label key={option} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              name={key}
              value={option}
              checked={chosen.includes(option)}
              onChange={(event) =>
                type(
                  key,
                  options
                    .filter((one) => (one === option ? event.target.checked : chosen.includes(one)))
                    .join(','),
                )
              }
              className="size-5 accent-gran-700"
            />
            {nameOf(option, getLocale())}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
