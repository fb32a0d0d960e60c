import { m } from '../../../messages/compiled/messages.js';
import type { LiveForm } from '../../forms/use-form.ts';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { ChannelFields } from './channel-fields.tsx';
import type { OfferField } from './offer-form.ts';

/** Who asks, and how the answer reaches them. */
export function ContactFields({ field }: Pick<LiveForm<OfferField>, 'field'>) {
  return (
    <section aria-labelledby="offer-about-you" className="flex max-w-130 flex-col gap-6">
      <h2 id="offer-about-you" className="text-22 font-semibold">
        {m.offer_about_you()}
      </h2>
      <TextField {...field('name')} label={m.offer_name()} autoComplete="name" />
      <ChannelFields
        field={field}
        help={{
          byEmail: m.offer_by_email_help(),
          byPhone: m.offer_by_phone_help(),
          phone: m.offer_phone_help(),
        }}
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
