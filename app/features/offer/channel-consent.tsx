import { OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import { m } from '../../../messages/compiled/messages.js';
import { ConsentField } from '../../forms/consent-field.tsx';
import type { LiveForm } from '../../forms/use-form.ts';
import type { OfferField } from './offer-form.ts';

type ChannelConsentProps = ReturnType<LiveForm<OfferField>['field']>;

/**
 * The yes to being answered by the channel that is chosen; the other wording is not there, for eyes or for ears.
 * Must stand inside a form with the class `offer-form`, with the channel's fields.
 */
export function ChannelConsent(field: ChannelConsentProps) {
  // By a class: with a value in :has() a slider's every step would have the style of the whole page looked through.
  const yes = [
    <span key="email" className="[.offer-form:has(.by-phone:checked)_&]:hidden">
      {m.offer_consent_email()}
    </span>,
    <span key="phone" className="hidden [.offer-form:has(.by-phone:checked)_&]:inline">
      {m.offer_consent_phone()}
    </span>,
  ];
  return <ConsentField {...field} version={OFFER_CONSENT_VERSION} label={yes} />;
}
