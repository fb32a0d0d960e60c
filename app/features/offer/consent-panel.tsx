import { OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { ConsentField } from '../../forms/consent-field.tsx';
import { SendPanel, type SendPanelProps } from '../../forms/send-panel.tsx';
import type { LiveForm } from '../../forms/use-form.ts';
import { MoreText } from '../../ui/more-text.tsx';
import type { OfferField } from './offer-form.ts';

type ConsentPanelProps = {
  readonly form: SendPanelProps['form'] & Pick<LiveForm<OfferField>, 'field'>;
};

/** The yes and the button on one panel. Must stand inside a form with the class `offer-form`. */
export function ConsentPanel({ form }: ConsentPanelProps) {
  const words = { label: m.offer_send(), sending: m.offer_sending(), beside: m.offer_not_bound() };
  // Names the channel that is chosen; the other wording is not there, for eyes or for ears. By a class: with a value in
  // :has() a slider's every step would have the style of the whole page looked through.
  const yes = [
    <span key="email" className="[.offer-form:has(.by-phone:checked)_&]:hidden">
      {m.offer_consent_email()}
    </span>,
    <span key="phone" className="hidden [.offer-form:has(.by-phone:checked)_&]:inline">
      {m.offer_consent_phone()}
    </span>,
  ];
  return (
    <SendPanel form={form} {...words}>
      <div>
        <ConsentField {...form.field('consent')} version={OFFER_CONSENT_VERSION} label={yes} />
        <MoreText label={m.offer_privacy()} className="-mt-2 pl-9" textClass="pt-1 pb-2">
          <p>{m.offer_privacy_kept()}</p>
          <p>{m.offer_privacy_use()}</p>
          <p>{m.offer_privacy_delete({ email: brand.email })}</p>
        </MoreText>
      </div>
    </SendPanel>
  );
}
