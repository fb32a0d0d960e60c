import { useMemo, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { toQuery } from '../../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { runEstimate } from '../../../../domain/estimate-request.ts';
import { spokenAnswer } from '../../../../words/answer-words.ts';
import { links } from '../../../links.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { dataSheetStandbyW, wishedUnits } from '../../../../engine/quote/system-choice.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changedCount } from './assumption-count.ts';
import { assumptionGroups, GROUP_OF } from './assumption-groups.ts';
import { AssumptionInput } from './assumption-input.tsx';
import { assumptionRows, type AssumptionRow } from './assumption-rows.ts';
import { valueIn } from '../form/field-in-state.ts';
import type { InputProps } from '../inputs/input-props.ts';

export function Assumptions({ calculator }: InputProps) {
  const { given, state, put, run, replace } = calculator;
  const [search, setSearch] = useState('');
  const published = { ...publishedFeedIn(run.prices), batteryStandbyW: standbyOf(run) };
  const nameOf = ({ key }: AssumptionRow) => (key === 'systemLoss' ? key : `assumptions.${key}`);
  const rows = assumptionRows(run.prices.tax).filter((row) => fits(search, row.name, row.source));
  const hasSwitch = fits(
    search,
    m.calculator_assumption_stop_export(),
    m.calculator_basis_inverter(),
  );
  const inputOf = (row: AssumptionRow) => {
    const { scale = 1 } = row;
    const ours = row.ours ?? published[row.key] ?? 0;
    const [least, most] = row.takes.limits;
    // A share is shown and typed in percent.
    const unit = row.scale === undefined ? row.takes.unit : '%';
    const takes = { ...row.takes, unit, limits: [least * scale, most * scale] as const };
    return (
      <AssumptionInput
        key={row.key}
        row={{ ...row, ours: ours * scale, takes }}
        value={Number(valueIn(given, nameOf(row)) ?? ours) * scale}
        onValue={(value) => put(nameOf(row), value === undefined ? value : value / scale)}
      />
    );
  };
  return (
    <>
      <p className="pt-4 text-blaek-600">{m.calculator_assumptions_intro()}</p>
      {changedCount(given) > 0 ? (
        <WithoutChanges
          calculator={calculator}
          onReset={() => replace(withoutChanges(given), 'assumptions')}
        />
      ) : null}
      <div className="pt-4 pb-2">
        <TextField
          type="search"
          name="assumption-search"
          size={44}
          autoComplete="off"
          label={m.calculator_assumptions_search()}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="text-14 text-blaek-600 empty:hidden">
        {rows.length === 0 && !hasSwitch ? m.calculator_assumptions_none() : null}
      </p>
      {assumptionGroups().map(({ id, title }) => {
        const own = rows.filter(({ key }) => GROUP_OF[key] === id);
        const withSwitch = hasSwitch && id === 'system';
        if (own.length === 0 && !withSwitch) return null;
        return (
          <section key={id} aria-labelledby={`assumptions-${id}`} className="pt-4">
            <h3 id={`assumptions-${id}`} className="pb-2 text-18 font-semibold">
              {title}
            </h3>
            <ul className="border-t border-hairline">{own.map(inputOf)}</ul>
            {withSwitch ? (
              <Switch
                name="assumptions.stopExportAtNegativePrice"
                label={m.calculator_assumption_stop_export()}
                help={m.calculator_basis_inverter()}
                checked={state.assumptions.stopExportAtNegativePrice ?? true}
                onChecked={(checked) => put('assumptions.stopExportAtNegativePrice', checked)}
              />
            ) : null}
          </section>
        );
      })}
      <SiteLink
        to={`${links.expertCalculator()}?${toQuery(given).toString()}`}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4"
      >
        {m.expert_title()}
      </SiteLink>
    </>
  );
}

type WithoutChangesProps = InputProps & { readonly onReset: () => void };

/** How many figures are the visitor's own, what the answer is with ours, and the way back to them all. */
function WithoutChanges({ calculator: { given, contextOf }, onReset }: WithoutChangesProps) {
  const ours = useMemo(() => {
    const plain = withoutChanges(given);
    const result = runEstimate(plain, contextOf(plain));
    return result.ok ? spokenAnswer(result.value.estimate, getLocale()) : null;
  }, [given, contextOf]);
  const count = String(changedCount(given));
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-gran-100 py-1 pr-2 pl-4">
      <p className="py-2 text-14">
        {m.calculator_assumptions_answer_changed({ count })}
        {ours === null ? null : (
          <span className="block">{m.calculator_assumptions_without({ count, ...ours })}</span>
        )}
      </p>
      <Button variant="quiet" size={44} onClick={onReset}>
        {m.calculator_assumptions_reset_all()}
      </Button>
    </div>
  );
}

const withoutChanges = ({
  assumptions: _assumptions,
  systemLoss: _loss,
  ...plain
}: CalculatorState): CalculatorState => plain;

/** Every word that is looked for is in the name or the source. */
function fits(search: string, ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLocaleLowerCase(getLocale());
  return search
    .toLocaleLowerCase(getLocale())
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What the place's grid company and Energinet take of sold electricity, where nothing else is said. */
function publishedFeedIn({
  gridCompany,
  energinetFeedInDkkPerKwh,
}: EstimateRun['prices']): Partial<Record<AssumptionRow['key'], number>> {
  return { gridFeedInDkkPerKwh: gridCompany.feedInDkkPerKwh, energinetFeedInDkkPerKwh };
}

/** By the data sheets of the battery that was chosen, or would be [W]. */
function standbyOf({ input, estimate, context }: EstimateRun): number {
  const chosen = estimate.system.batteryUnitCounts;
  const units = Object.keys(chosen).length > 0 ? chosen : wishedUnits(input, context);
  return dataSheetStandbyW(units, context.catalogue);
}
