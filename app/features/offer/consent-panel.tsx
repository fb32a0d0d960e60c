import { OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PersonQuestion, type AskingForm } from '../../forms/person-question.tsx';
import type { LiveForm } from '../../forms/use-form.ts';
import type { OfferField } from './offer-form.ts';

type ConsentPanelProps = {
  readonly form: AskingForm & Pick<LiveForm<OfferField>, 'field' | 'isSending'>;
};

/** The yes and the button on one panel. Must stand inside a form with the class `offer-form`. */
export function ConsentPanel({ form }: ConsentPanelProps) {
  const { field, isSending } = form;
  const { defaultValue: given, ...consent } = field('consent');
  return (
    <section
      aria-label={m.offer_send()}
      className="flex flex-col gap-4 rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      <div>
        <CheckboxField
          {...consent}
          value={OFFER_CONSENT_VERSION}
          // A yes to other words is none to these.
          defaultChecked={given === OFFER_CONSENT_VERSION}
          label={<ConsentWords />}
        />
        <Privacy />
      </div>
      <PersonQuestion form={form} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" className="max-tablet:w-full">
          {isSending ? m.offer_sending() : m.offer_send()}
        </Button>
        <span className="text-14 text-blaek-600 max-tablet:w-full max-tablet:text-center">
          {m.offer_not_bound()}
        </span>
        <span role="status" className="sr-only">
          {isSending ? m.offer_sending() : ''}
        </span>
      </div>
    </section>
  );
}

/** Names the channel that is chosen; the other wording is not there, for eyes or for ears. */
function ConsentWords() {
  return (
    <>
      <span className="[.offer-form:has(input[value=phone]:checked)_&]:hidden">
        {m.offer_consent_email()}
      </span>
      <span className="hidden [.offer-form:has(input[value=phone]:checked)_&]:inline">
        {m.offer_consent_phone()}
      </span>
    </>
  );
}

function Privacy() {
  return (
    <details className="-mt-2 pl-9">
      <summary className="inline-flex min-h-11 list-none items-center text-gran-700 underline underline-offset-4 hover:text-gran-900 [&::-webkit-details-marker]:hidden">
        {m.offer_privacy()}
      </summary>
      <div className="flex flex-col gap-2 pt-1 pb-2 text-14 text-blaek-600">
        <p>{m.offer_privacy_kept()}</p>
        <p>{m.offer_privacy_use()}</p>
        <p>{m.offer_privacy_delete({ email: brand.email })}</p>
      </div>
    </details>
  );
}
