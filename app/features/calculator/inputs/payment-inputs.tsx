import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, percent } from '../../../../words/format.ts';
import { CoinsIcon } from '../../../ui/action-icons.tsx';
import { OwnOffer } from '../depth/own-offer.tsx';
import {
  financingField,
  loanRateField,
  loanTermField,
  offersReceivedField,
} from '../form/later-fields.ts';
import { BoxInput } from './box-input.tsx';
import { SegmentedInput, SliderInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';

export default function PaymentInputs({ calculator }: InputProps) {
  const { run } = calculator;
  const locale = getLocale();
  const { loan } = run.estimate.economy;
  return (
    <InputGroup icon={<CoinsIcon size={18} />} title={m.calculator_group_payment()}>
      <SegmentedInput calculator={calculator} field={financingField()} hideLabel />
      {loan === null ? null : (
        <>
          <SliderInput calculator={calculator} field={loanTermField()} />
          <SliderInput
            calculator={calculator}
            field={loanRateField()}
            value={run.input.assumptions.loanRatePercent}
            help={m.calculator_loan_payment({
              amount: kr(loan.monthlyPaymentDkk, locale),
              rate: percent(run.input.assumptions.loanRatePercent / 100, locale, 1),
            })}
          />
        </>
      )}
      <BoxInput
        calculator={calculator}
        field={{ ...offersReceivedField(), help: m.depth_offers_received_help() }}
      />
      <OwnOfferDetails calculator={calculator} />
    </InputGroup>
  );
}

/** Another firm's price and promises, beside ours. */
function OwnOfferDetails({ calculator }: InputProps) {
  const { given, state } = calculator;
  // Open where there is something in it; after that it is the visitor's to open and close.
  const [isOpen] = useState((given.ownOffer?.priceDkk ?? given.panelCost ?? 0) > 0);
  return (
    <details open={isOpen || state.receivedPreviousOffers}>
      <summary className="min-h-11 py-2.5 font-medium text-gran-700 underline underline-offset-4">
        {m.calculator_own_offer()}
      </summary>
      <OwnOffer calculator={calculator} />
    </details>
  );
}
