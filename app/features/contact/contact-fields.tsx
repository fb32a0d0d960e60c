import { CONTACT_TOPICS } from '../../../domain/contact-message.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { LiveForm } from '../../forms/use-form.ts';
import { EmailField, PhoneField } from '../../ui/form/address-fields.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { ContactField } from './contact-form.ts';
import { topicName } from './topic-name.ts';

/** What it is about, what is said, and where the answer goes. */
export function ContactFields({ field }: Pick<LiveForm<ContactField>, 'field'>) {
  return (
    <>
      <TextField {...field('name')} label={m.contact_name()} autoComplete="name" />
      <EmailField {...field('email')} label={m.contact_email()} />
      <PhoneField
        {...field('phone')}
        label={m.contact_phone()}
        optional={m.contact_optional()}
        help={m.contact_phone_help()}
      />
      <SelectField
        {...field('topic')}
        label={m.contact_topic()}
        options={[
          { value: '', label: m.contact_topic_choose() },
          ...CONTACT_TOPICS.map((topic) => ({ value: topic, label: topicName(topic) })),
        ]}
      />
      <TextAreaField
        {...field('message')}
        rows={7}
        label={m.contact_message()}
        help={m.contact_message_help()}
      />
    </>
  );
}
