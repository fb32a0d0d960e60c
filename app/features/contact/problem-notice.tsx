import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import type { ContactProblem } from './contact-answer.ts';
import type { FieldTexts } from './field-texts.ts';
import { CONTACT_FIELDS, fieldId } from './form-values.ts';

type ProblemNoticeProps = {
  readonly problem: ContactProblem;
  readonly errors: FieldTexts;
  readonly attempt: number;
};

/** What stands above the heading when the message was not taken. */
export function ProblemNotice({ problem, errors, attempt }: ProblemNoticeProps) {
  if (problem === 'fields') {
    const found = CONTACT_FIELDS.flatMap((field) => {
      const text = errors[field];
      return text === undefined ? [] : [{ href: `#${fieldId(field)}`, text }];
    });
    const title =
      found.length === 1 ? m.contact_fix_one() : m.contact_fix_many({ count: found.length });
    return <ErrorSummary title={title} errors={found} attempt={attempt} />;
  }
  const { title, text } = wordsOf(problem);
  return (
    <FormNotice title={title} attempt={attempt}>
      <p className="mt-1">{text}</p>
    </FormNotice>
  );
}

function wordsOf(problem: Exclude<ContactProblem, 'fields'>) {
  switch (problem) {
    case 'repeated':
      return { title: m.contact_repeated_title(), text: m.contact_repeated_text() };
    case 'trap':
      return { title: m.contact_failed_title(), text: m.contact_trap_text() };
    case 'failed':
      return {
        title: m.contact_failed_title(),
        text: m.contact_failed_text({ email: brand.email }),
      };
    case 'unreachable':
      return { title: m.contact_failed_title(), text: m.contact_unreachable_text() };
  }
}
