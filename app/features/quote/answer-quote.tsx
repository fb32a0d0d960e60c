import { Form } from 'react-router';
import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr } from '../../../words/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { QUOTE_FIELDS, type QuoteAnswered } from './quote-view.ts';

type AnswerProps = { readonly answered: QuoteAnswered | undefined };

/** The yes: a name and a tick, as under a paper. */
export function AcceptQuote({ quote, answered }: AnswerProps & { readonly quote: OfferedQuote }) {
  return (
    <section
      aria-labelledby="quote-accept"
      className="rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      <h2 id="quote-accept" className="text-22 font-semibold">
        {m.quote_accept_title()}
      </h2>
      <p className="mt-1 mb-4">{m.quote_accept_text()}</p>
      <Form method="post" noValidate className="flex max-w-130 flex-col gap-4">
        <input type="hidden" name={QUOTE_FIELDS.answer} value="accept" />
        <TextField
          label={m.quote_name()}
          name={QUOTE_FIELDS.name}
          autoComplete="name"
          maxLength={120}
          defaultValue={answered?.name ?? ''}
          error={answered?.problem === 'no-name' ? m.quote_name_missing() : undefined}
        />
        <CheckboxField
          label={m.quote_agree({ price: kr(quote.totalOre / 100, getLocale()) })}
          name={QUOTE_FIELDS.agreed}
          defaultChecked={answered?.hasAgreed ?? false}
          error={answered?.problem === 'not-agreed' ? m.quote_agree_missing() : undefined}
        />
        <Button type="submit" className="self-start max-tablet:w-full">
          {m.quote_accept()}
        </Button>
      </Form>
    </section>
  );
}

export function DeclineQuote({ answered }: AnswerProps) {
  return (
    <details className="rounded-card border border-hairline bg-white px-4 tablet:px-6">
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">
        {m.quote_decline_title()}
      </summary>
      <Form method="post" className="flex max-w-130 flex-col gap-4 pb-6">
        <input type="hidden" name={QUOTE_FIELDS.answer} value="decline" />
        <p>{m.quote_decline_text()}</p>
        <TextAreaField
          label={m.quote_decline_note()}
          name={QUOTE_FIELDS.note}
          rows={3}
          maxLength={1000}
          defaultValue={answered?.note ?? ''}
        />
        <Button type="submit" variant="outlined" className="self-start max-tablet:w-full">
          {m.quote_decline()}
        </Button>
      </Form>
    </details>
  );
}
