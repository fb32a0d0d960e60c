import type { ReactNode } from 'react';
import { CONTACT_TIMES } from '../../../domain/contact-channels.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { LiveForm } from '../../forms/use-form.ts';
import { EmailField, PhoneField } from '../../ui/form/address-fields.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { OfferField } from './offer-form.ts';

export type ChannelField = Exclude<OfferField, 'name' | 'notes'>;

type ChannelFieldsProps = {
  readonly field: (name: ChannelField) => ReturnType<LiveForm<OfferField>['field']>;
  /** What each choice means here, and its field. */
  readonly help: {
    readonly byEmail: string;
    readonly byPhone: string;
    readonly email?: ReactNode;
    readonly phone: string;
  };
};

/** How the answer reaches a person. Both channels' fields are in the form; CSS shows the chosen one. */
export function ChannelFields({ field, help }: ChannelFieldsProps) {
  const names = {
    any: m.offer_time_any(),
    morning: m.offer_time_morning(),
    afternoon: m.offer_time_afternoon(),
    evening: m.offer_time_evening(),
  };
  const times = CONTACT_TIMES.map((value) => ({ value, label: names[value] }));
  const byEmail = <EmailField {...field('email')} label={m.offer_email()} help={help.email} />;
  const byPhone = (
    <div className="flex max-w-72 flex-col gap-6">
      <PhoneField {...field('phone')} label={m.offer_phone()} help={help.phone} />
      <SelectField {...field('preferredContactTime')} label={m.offer_time()} options={times} />
    </div>
  );
  return (
    <RadioCards
      {...field('preferredContactMethod')}
      legend={m.offer_channel()}
      cards={[
        { value: 'email', label: m.offer_by_email(), help: help.byEmail, content: byEmail },
        { value: 'phone', label: m.offer_by_phone(), help: help.byPhone, content: byPhone },
      ]}
    />
  );
}
