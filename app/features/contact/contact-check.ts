import { contactFieldsSchema } from '../../../domain/contact-message.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formCheck } from '../../forms/form-check.ts';
import { contactForm } from './contact-form.ts';

/** Its schema and its words for what can be wrong. Loaded by a browser only once something was. */
export const contactCheck = formCheck({
  form: contactForm,
  schema: contactFieldsSchema,
  words: {
    name: { required: m.contact_error_name, 'too-long': m.contact_error_name_long },
    email: { required: m.contact_error_email, 'too-long': m.error_email },
    phone: { 'too-long': m.error_phone },
    topic: { any: m.contact_error_topic },
    message: { required: m.contact_error_message, 'too-long': m.contact_error_message_long },
  },
});
