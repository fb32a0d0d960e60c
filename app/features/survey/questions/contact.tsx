import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Heading } from './heading.tsx';

type ContactQuestionProps = {
  /** The answers as the calculator takes them; null without a place. */
  readonly query: string | null;
  readonly fields: ReactNode;
  readonly onSkip: () => void;
};

/** Nobody has to fill this in: the way past it comes first. */
export function ContactQuestion({ query, fields, onSkip }: ContactQuestionProps) {
  return (
    <>
      <div className="flex flex-col gap-4">
        <Heading title={m.survey_contact_title()} lead={m.survey_contact_lead()} />
        {query === null ? null : (
          <SiteLink
            to={`${links.calculator()}?${query}`}
            onClick={onSkip}
            className="inline-flex min-h-11 items-center self-start font-semibold text-gran-700 underline underline-offset-4 hover:text-gran-900"
          >
            {m.survey_skip()}
          </SiteLink>
        )}
      </div>
      {fields}
    </>
  );
}
