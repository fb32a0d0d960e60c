import { toQuery } from '../../../domain/calculator-query.ts';
import { OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';
import type { FormTicket } from '../../../domain/posted-form.ts';
import type { SurveyAnswers } from '../../../domain/survey/answers.ts';
import { calculatorStateOf } from '../../../domain/survey/calculator-state-of.ts';
import { ConsentPanel } from '../../features/offer/consent-panel.tsx';
import { ContactFields } from '../../features/offer/contact-fields.tsx';
import { loadOfferCheck, offerForm, type OfferAnswer } from '../../features/offer/offer-form.ts';
import { fixTitle, problemWords } from '../../features/offer/problem-words.ts';
import type { Survey } from '../../features/survey/use-survey.ts';
import { HeldSection } from '../../features/receipt-files/held-section.tsx';
import { valuesIn } from '../../forms/form-definition.ts';
import { ProblemNotice } from '../../forms/problem-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { links } from '../../links.ts';

// The survey itself keeps what is typed, with all its other answers.
const contactForm = { ...offerForm, kept: null } as const;

type Contact = SurveyAnswers['contact'];

/** The survey's last step: a request for an offer, the same form as on the offer's own page. */
export function useContactStep(
  survey: Survey,
  ticket: FormTicket,
  answer: OfferAnswer | undefined,
) {
  const { contact } = survey.progress.answers;
  const form = useForm(contactForm, {
    answer,
    idempotencyKey: ticket,
    check: loadOfferCheck,
    values: {
      ...contact,
      preferredContactMethod: contact.preferredContactMethod ?? 'email',
      preferredContactTime: contact.preferredContactTime ?? 'any',
      consent: contact.consent ? OFFER_CONSENT_VERSION : '',
    },
  });
  const { place, progress } = survey;
  const query =
    place === null ? '' : toQuery(calculatorStateOf(progress.answers, place)).toString();
  const toCalculator = `${links.calculator()}?${query}`;
  return {
    form: { element: form.element, idempotencyKey: form.idempotencyKey, ticket: form.ticket },
    onContact(posted: FormData) {
      const { consent, ...typed } = valuesIn(contactForm, posted);
      survey.answer('contact', { ...(typed as unknown as Contact), consent: consent !== '' });
    },
    contact: (
      <>
        <ContactFields field={form.field} />
        <HeldSection />
        <ConsentPanel form={form} />
      </>
    ),
    contactNotice:
      form.problem === null ? null : (
        <ProblemNotice
          form={form}
          problem={form.problem}
          fixTitle={fixTitle}
          wordsOf={(why, ways) => problemWords(why, ways, toCalculator)}
        />
      ),
  };
}
