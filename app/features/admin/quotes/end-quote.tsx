import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { STAFF_QUOTE_FIELDS, type StaffQuoteAnswer } from './quote-view.ts';

/** Throws the draft away: nobody but staff has seen it. */
export function EndDraft({ version }: { readonly version: number }) {
  return (
    <Form method="post" className="px-5">
      <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={version} />
      <button
        type="submit"
        name={STAFF_QUOTE_FIELDS.intent}
        value="discard"
        className="min-h-11 text-tegl-600 underline underline-offset-4"
      >
        {m.quotes_discard()}
      </button>
    </Form>
  );
}

type RecallProps = {
  readonly number: number;
  readonly answer: StaffQuoteAnswer | undefined;
};

/** Takes a sent offer back, with the reason. */
export function RecallQuote({ number, answer }: RecallProps) {
  const isAsked = answer?.kind === 'no-reason' && answer.line === null;
  return (
    <details open={isAsked} className="rounded-card border border-hairline bg-white px-5">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tegl-600">
        {m.quotes_recall()}
      </summary>
      <Form method="post" noValidate className="flex flex-col gap-3 pb-5">
        <TextAreaField
          label={m.quotes_recall_why()}
          help={m.quotes_recall_help()}
          name={STAFF_QUOTE_FIELDS.reason}
          rows={2}
          maxLength={500}
          error={isAsked ? m.quotes_no_reason() : undefined}
        />
        <Button
          type="submit"
          size={44}
          variant="outlined"
          className="self-start"
          name={STAFF_QUOTE_FIELDS.intent}
          value="recall"
        >
          {m.quotes_recall_act({ number })}
        </Button>
      </Form>
    </details>
  );
}
