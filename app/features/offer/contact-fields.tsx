import { CONTACT_TIMES } from '../../../domain/contact-channels.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { LiveForm } from '../../forms/use-form.ts';
import { EmailField, PhoneField } from '../../ui/form/address-fields.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { OfferField } from './offer-form.ts';

/** Who asks, and how the answer reaches them. Both channels' fields are in the form; CSS shows the chosen one. */
export function ContactFields({ field }: Pick<LiveForm<OfferField>, 'field'>) {
  const names = {
    any: m.offer_time_any(),
    morning: m.offer_time_morning(),
    afternoon: m.offer_time_afternoon(),
    evening: m.offer_time_evening(),
  };
  const times = CONTACT_TIMES.map((value) => ({ value, label: names[value] }));
  const byEmail = <EmailField {...field('email')} label={m.offer_email()} />;
  const byPhone = (
    <div className="flex max-w-72 flex-col gap-6">
      <PhoneField {...field('phone')} label={m.offer_phone()} help={m.offer_phone_help()} />
      <SelectField {...field('preferredContactTime')} label={m.offer_time()} options={times} />
    </div>
  );
  return (
    <section aria-labelledby="offer-about-you" className="flex max-w-130 flex-col gap-6">
      <h2 id="offer-about-you" className="text-22 font-semibold">
        {m.offer_about_you()}
      </h2>
      <TextField {...field('name')} label={m.offer_name()} autoComplete="name" />
      <RadioCards
        {...field('preferredContactMethod')}
        legend={m.offer_channel()}
        cards={[
          {
            value: 'email',
            label: m.offer_by_email(),
            help: m.offer_by_email_help(),
            content: byEmail,
          },
          {
            value: 'phone',
            label: m.offer_by_phone(),
            help: m.offer_by_phone_help(),
            content: byPhone,
          },
        ]}
      />
      <TextAreaField
        {...field('notes')}
        label={m.offer_notes()}
        optional={m.offer_optional()}
        help={m.offer_notes_help()}
      />
    </section>
  );
}
