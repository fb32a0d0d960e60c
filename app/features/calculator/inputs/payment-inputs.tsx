import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { FinancingOption } from '../../../../engine/estimate-types.ts';
import { kr, percent } from '../../../i18n/format.ts';
import { CoinsIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { type InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { NumberInput } from './number-input.tsx';
import { OptionalNumber } from './optional-number.tsx';

export function PaymentInputs({ calculator }: InputProps) {
  const { state, set, run } = calculator;
  const locale = getLocale();
  const { loan } = run.estimate.economy;
  return (
    <InputGroup icon={<CoinsIcon size={18} />} title={m.calculator_group_payment()}>
      <Segmented
        name="financingOption"
        hideLabel
        label={m.calculator_financing()}
        options={[
          { value: 'cash', label: m.calculator_cash() },
          { value: 'loan', label: m.calculator_loan() },
        ]}
        value={state.financingOption}
        onValue={(value) => set('financingOption', value as FinancingOption)}
      />
      {loan === null ? null : (
        <NumberInput
          name="loanTermYears"
          label={m.calculator_loan_term()}
          help={m.calculator_loan_payment({
            amount: kr(loan.monthlyPaymentDkk, locale),
            rate: percent(run.input.assumptions.loanRatePercent / 100, locale, 1),
          })}
          unit={m.calculator_years_unit()}
          min={LIMITS.loanTermYears[0]}
          max={LIMITS.loanTermYears[1]}
          step={1}
          value={state.loanTermYears}
          onValue={(value) => set('loanTermYears', value)}
        />
      )}
      <OwnOffer calculator={calculator} />
    </InputGroup>
  );
}

/** The home owner's own price, beside ours. Until one is given there is nothing to compare. */
function OwnOffer({ calculator: { given, set, run } }: InputProps) {
  const locale = getLocale();
  const own = given.panelCost ?? null;
  const difference = own === null ? 0 : Math.round(own - run.estimate.price.totalPrice);
  const amount = kr(Math.abs(difference), locale);
  return (
    <details open={own !== null}>
      <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
        {m.calculator_own_offer()}
      </summary>
      <div className="pt-2">
        <OptionalNumber
          name="panelCost"
          label={m.calculator_own_offer_label()}
          unit="kr."
          limits={LIMITS.panelCost}
          value={own}
          onValue={(value) => set('panelCost', value ?? undefined)}
        />
        {difference === 0 ? null : (
          <p className="pt-2 text-14 text-blaek-600">
            {difference > 0
              ? m.calculator_own_offer_more({ amount })
              : m.calculator_own_offer_less({ amount })}
          </p>
        )}
      </div>
    </details>
  );
}
