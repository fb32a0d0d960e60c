import { mailFieldsSchema } from '../../../domain/report/report-mail.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formCheck } from '../../forms/form-check.ts';
import { mailForm } from './mail-form.ts';

/** Its schema and its words for what can be wrong. Loaded by a browser only once something was. */
export const mailCheck = formCheck({
  form: mailForm,
  schema: mailFieldsSchema,
  words: {
    email: { required: m.share_mail_error_email, 'too-long': m.error_email },
    consent: { any: m.share_mail_error_consent },
  },
});
