import { Form } from 'react-router';
import type { LeadRow } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { LEAD_FIELDS, type LeadAnswer } from './lead-view.ts';

type CloseLeadProps = { readonly lead: LeadRow; readonly answer: LeadAnswer | undefined };

/** Ends a lead that comes to nothing, with the reason. */
export function CloseLead({ lead, answer }: CloseLeadProps) {
  const isAsked = answer?.kind === 'no-reason';
  return (
    <details open={isAsked} className="rounded-card border border-hairline bg-white px-5">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tegl-600">
        {m.lead_close()}
      </summary>
      <Form method="post" noValidate className="flex flex-col gap-3 pb-5">
        <input type="hidden" name={LEAD_FIELDS.intent} value="close" />
        <input type="hidden" name={LEAD_FIELDS.version} value={lead.version} />
        <TextAreaField
          label={m.lead_close_why()}
          help={m.lead_close_help()}
          name={LEAD_FIELDS.reason}
          rows={2}
          maxLength={500}
          error={isAsked ? m.lead_close_no_reason() : undefined}
        />
        <Button type="submit" size={44} variant="outlined" className="self-start">
          {m.lead_close_act()}
        </Button>
      </Form>
    </details>
  );
}
