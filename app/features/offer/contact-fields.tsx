import type { OfferRequest } from '../../../domain/offer-request.ts';
import { m } from '../../../messages/compiled/messages.js';
import { EmailField, PhoneField } from '../../ui/form/address-fields.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { FieldTexts } from './field-texts.ts';
import { fieldId, type OfferFormValues } from './form-values.ts';

type ContactFieldsProps = { readonly values: OfferFormValues; readonly errors: FieldTexts };

/** Who asks, and how the answer reaches them. Both channels' fields are in the form; CSS shows the chosen one. */
export function ContactFields({ values, errors }: ContactFieldsProps) {
  return (
    <section aria-labelledby="offer-about-you" className="flex max-w-130 flex-col gap-6">
      <h2 id="offer-about-you" className="text-22 font-semibold">
        {m.offer_about_you()}
      </h2>
      <TextField
        id={fieldId('name')}
        name="name"
        label={m.offer_name()}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="name"
      />
      <RadioCards
        id={fieldId('preferredContactMethod')}
        name="preferredContactMethod"
        legend={m.offer_channel()}
        error={errors.preferredContactMethod}
        defaultValue={values.preferredContactMethod}
        cards={[
          {
            value: 'email',
            label: m.offer_by_email(),
            help: m.offer_by_email_help(),
            content: (
              <EmailField
                id={fieldId('email')}
                name="email"
                label={m.offer_email()}
                error={errors.email}
                defaultValue={values.email}
              />
            ),
          },
          {
            value: 'phone',
            label: m.offer_by_phone(),
            help: m.offer_by_phone_help(),
            content: <PhoneFields values={values} errors={errors} />,
          },
        ]}
      />
      <TextAreaField
        id={fieldId('notes')}
        name="notes"
        label={m.offer_notes()}
        optional={m.offer_optional()}
        help={m.offer_notes_help()}
        error={errors.notes}
        defaultValue={values.notes}
      />
    </section>
  );
}

function PhoneFields({ values, errors }: ContactFieldsProps) {
  return (
    <div className="flex max-w-72 flex-col gap-6">
      <PhoneField
        id={fieldId('phone')}
        name="phone"
        label={m.offer_phone()}
        help={m.offer_phone_help()}
        error={errors.phone}
        defaultValue={values.phone}
      />
      <SelectField
        id={fieldId('preferredContactTime')}
        name="preferredContactTime"
        label={m.offer_time()}
        error={errors.preferredContactTime}
        defaultValue={values.preferredContactTime}
        options={contactTimes()}
      />
    </div>
  );
}

function contactTimes() {
  const names: Record<OfferRequest['preferredContactTime'], string> = {
    any: m.offer_time_any(),
    morning: m.offer_time_morning(),
    afternoon: m.offer_time_afternoon(),
    evening: m.offer_time_evening(),
  };
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
