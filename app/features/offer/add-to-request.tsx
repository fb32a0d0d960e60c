import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { LONGEST_ADDITION } from '../../../domain/offer-addition.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../words/date-time.ts';
import { useWriteTo } from '../../write-to.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { ADD, RECEIPT_FORM, type AdditionProblem, type ReceiptAnswer } from './receipt-answer.ts';

const FIELD = 'receipt-add-text';

type AddToRequestProps = {
  /** When something was last added; null: nothing was. */
  readonly addedAt: string | null;
  readonly answer: Extract<ReceiptAnswer, { kind: 'add' }> | undefined;
};

/** What has changed since the request was sent, in the customer's own words. */
export function AddToRequest({ addedAt, answer }: AddToRequestProps) {
  const writeTo = useWriteTo();
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ addedAt, answer });
  // The form that was in use is a new one, or its field is wrong: the reader is told, and goes on from there.
  useEffect(() => {
    const before = shown.current;
    shown.current = { addedAt, answer };
    if (answer !== undefined && answer !== before.answer) document.getElementById(FIELD)?.focus();
    else if (addedAt !== before.addedAt) said.current?.focus();
  }, [addedAt, answer]);
  const isSending = useNavigation().formData?.get(RECEIPT_FORM.intent) === ADD;
  return (
    <section
      aria-labelledby="receipt-add"
      className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
    >
      <h2 id="receipt-add" className="text-18 font-semibold">
        {m.receipt_add_heading()}
      </h2>
      {addedAt === null ? null : (
        <p ref={said} role="status" tabIndex={-1} className="mt-1 font-semibold outline-none">
          {m.receipt_added({ at: shortDateTime(addedAt, getLocale()) })}
        </p>
      )}
      <p className="mt-1 mb-4">{m.receipt_add_text()}</p>
      {/* What was taken leaves the field; what was not stays. */}
      <Form
        key={addedAt}
        method="post"
        preventScrollReset
        noValidate
        className="flex flex-col items-start gap-4"
      >
        <input type="hidden" name={RECEIPT_FORM.intent} value={ADD} />
        <div className="w-full">
          <TextAreaField
            id={FIELD}
            label={m.receipt_add_label()}
            name={RECEIPT_FORM.text}
            rows={4}
            maxLength={LONGEST_ADDITION}
            defaultValue={answer?.text}
            error={answer === undefined ? undefined : problemText(answer.why, writeTo)}
          />
        </div>
        <Button type="submit" variant="outlined" disabled={isSending} className="max-tablet:w-full">
          {m.receipt_add()}
        </Button>
      </Form>
    </section>
  );
}

function problemText(why: AdditionProblem, writeTo: string): string {
  switch (why) {
    case 'empty':
      return m.receipt_add_empty();
    case 'too-long':
      return m.receipt_add_too_long({ limit: LONGEST_ADDITION });
    case 'too-many':
      return m.receipt_add_too_many({ email: writeTo });
    case 'unreachable':
      return m.unanswered_unreachable();
    case 'failed':
      return m.receipt_add_failed({ email: writeTo });
  }
}
