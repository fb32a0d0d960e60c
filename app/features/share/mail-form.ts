import type { FormAnswer } from '../../forms/form-definition.ts';

const FIELDS = ['email', 'consent'] as const;

/** Having a report mailed. An address typed for one report is nobody's business at the next. */
export const mailForm = { id: 'share-mail', fields: FIELDS, kept: null } as const;

export type MailField = (typeof FIELDS)[number];
/** too-many: mails to this address, or from this visitor. */
export type MailProblem = 'too-many';
export type MailRefusal = FormAnswer<MailField, MailProblem>;
