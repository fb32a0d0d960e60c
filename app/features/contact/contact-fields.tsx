import { CONTACT_TOPICS } from '../../../domain/contact-message.ts';
import { m } from '../../../messages/compiled/messages.js';
import { EmailField, PhoneField } from '../../ui/form/address-fields.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { FieldTexts } from './field-texts.ts';
import { fieldId, type ContactFormValues } from './form-values.ts';
import { topicName } from './topic-name.ts';

type ContactFieldsProps = { readonly values: ContactFormValues; readonly errors: FieldTexts };

/** What it is about, what is said, and where the answer goes. */
export function ContactFields({ values, errors }: ContactFieldsProps) {
  return (
    <>
      <TextField
        id={fieldId('name')}
        name="name"
        label={m.contact_name()}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="name"
      />
      <EmailField
        id={fieldId('email')}
        name="email"
        label={m.contact_email()}
        error={errors.email}
        defaultValue={values.email}
      />
      <PhoneField
        id={fieldId('phone')}
        name="phone"
        label={m.contact_phone()}
        optional={m.contact_optional()}
        help={m.contact_phone_help()}
        error={errors.phone}
        defaultValue={values.phone}
      />
      <SelectField
        id={fieldId('topic')}
        name="topic"
        label={m.contact_topic()}
        error={errors.topic}
        defaultValue={values.topic}
        options={[
          { value: '', label: m.contact_topic_choose() },
          ...CONTACT_TOPICS.map((topic) => ({ value: topic, label: topicName(topic) })),
        ]}
      />
      <TextAreaField
        id={fieldId('message')}
        name="message"
        rows={7}
        label={m.contact_message()}
        help={m.contact_message_help()}
        error={errors.message}
        defaultValue={values.message}
      />
    </>
  );
}
