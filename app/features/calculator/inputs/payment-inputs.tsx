import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { FinancingOption } from '../../../../engine/estimate-input.ts';
import { kr, percent } from '../../../../words/format.ts';
import { CoinsIcon } from '../../../ui/icons.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { firstTouch } from '../first-touch.ts';
import { type InputProps, calculated } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { NumberInput } from './number-input.tsx';

const OwnOffer = latePart({
  load: () => import('../depth/own-offer.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});

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
      <OwnOfferDetails calculator={calculator} />
    </InputGroup>
  );
}

/** Another firm's price and promises, beside ours. */
function OwnOfferDetails({ calculator }: InputProps) {
  const { given } = calculator;
  // Open where there is something in it; after that it is the visitor's to open and close.
  const [isOpen] = useState((given.ownOffer?.priceDkk ?? given.panelCost ?? 0) > 0);
  return (
    <details open={isOpen}>
      <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
        {m.calculator_own_offer()}
      </summary>
      <OwnOffer calculator={calculator} />
    </details>
  );
}
