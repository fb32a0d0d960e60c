import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { links } from '../../links.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import type { FieldTexts } from './field-texts.ts';
import { fieldId, OFFER_FIELDS } from './form-values.ts';
import type { OfferProblem } from './offer-answer.ts';

type ProblemNoticeProps = {
  readonly problem: OfferProblem;
  readonly errors: FieldTexts;
  readonly attempt: number;
  /** Of the calculation, for the way back to it. */
  readonly query: string;
};

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-tegl-600 underline underline-offset-4';

/** What stands above the heading when the request was not taken, or can't be. */
export function ProblemNotice({ problem, errors, attempt, query }: ProblemNoticeProps) {
  if (problem === 'fields') {
    const found = OFFER_FIELDS.flatMap((field) => {
      const text = errors[field];
      return text === undefined ? [] : [{ href: `#${fieldId(field)}`, text }];
    });
    const title =
      found.length === 1 ? m.offer_fix_one() : m.offer_fix_many({ count: found.length });
    return <ErrorSummary title={title} errors={found} attempt={attempt} />;
  }
  const { title, text, link } = wordsOf(problem);
  return (
    <FormNotice title={title} attempt={attempt}>
      <p className="mt-1">{text}</p>
      {link === undefined ? null : (
        <a href={`${links.calculator()}?${query}`} className={LINK}>
          {link}
        </a>
      )}
    </FormNotice>
  );
}

function wordsOf(problem: Exclude<OfferProblem, 'fields'>): {
  readonly title: string;
  readonly text: string;
  readonly link?: string;
} {
  switch (problem) {
    case 'figures':
      return {
        title: m.offer_figures_title(),
        text: m.offer_figures_text(),
        link: m.offer_figures_link(),
      };
    case 'address':
      return {
        title: m.offer_address_title(),
        text: m.offer_address_text(),
        link: m.offer_address_link(),
      };
    case 'no-panels':
      return {
        title: m.offer_no_panels_title(),
        text: m.offer_no_panels_text(),
        link: m.offer_no_panels_link(),
      };
    case 'repeated':
      return { title: m.offer_repeated_title(), text: m.offer_repeated_text() };
    case 'trap':
      return { title: m.offer_trap_title(), text: m.offer_trap_text() };
    case 'failed':
      return {
        title: m.offer_failed_title(),
        text: m.offer_failed_text({ email: brand.email }),
      };
    case 'busy':
      return { title: m.offer_failed_title(), text: m.offer_busy_text() };
    case 'unreachable':
      return { title: m.offer_failed_title(), text: m.offer_unreachable_text() };
  }
}
