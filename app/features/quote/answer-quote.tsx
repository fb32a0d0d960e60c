import { Form } from 'react-router';
import type { OfferedQuote } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { guaranteesText, orderedText, orderTexts } from '../../../words/contract-words.ts';
import { kr } from '../../../words/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { QUOTE_FIELDS, type QuoteAnswered } from './quote-view.ts';

type AnswerProps = { readonly answered: QuoteAnswered | undefined };

/**
 * The order: a name, what is ordered and for how much, a tick, and the button. Nothing is typed between the sum and the
 * button, and the button says nothing but that it obliges.
 * @source Directive 2011/83/EU, article 8(2); CJEU C-249/21
 */
export function OrderQuote({ quote, answered }: AnswerProps & { readonly quote: OfferedQuote }) {
  const texts = orderTexts(quote, getLocale());
  return (
    <section
      aria-labelledby="quote-order"
      className="rounded-card bg-kalk-100 px-4 py-6 tablet:p-8"
    >
      <h2 id="quote-order" className="mb-4 scroll-mt-22 text-22 font-semibold">
        {m.quote_accept_title()}
      </h2>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name={QUOTE_FIELDS.answer} value="accept" />
        <div className="max-w-130">
          <TextField
            label={m.quote_name()}
            name={QUOTE_FIELDS.name}
            autoComplete="name"
            maxLength={120}
            defaultValue={answered?.name ?? ''}
            error={answered?.problem === 'no-name' ? m.quote_name_missing() : undefined}
          />
        </div>
        <OrderSum quote={quote} />
        <CheckboxField
          label={texts.agreed}
          name={QUOTE_FIELDS.agreed}
          defaultChecked={answered?.hasAgreed ?? false}
          error={answered?.problem === 'not-agreed' ? m.quote_agree_missing() : undefined}
        />
        <Button type="submit" size={56} className="self-start max-tablet:w-full">
          {texts.button}
        </Button>
        {quote.seller !== null && <p className="text-14 text-blaek-600">{m.contract_after()}</p>}
      </Form>
    </section>
  );
}

/** What is ordered, who guarantees it and what is to be paid. Open on every screen. */
function OrderSum({ quote }: { readonly quote: OfferedQuote }) {
  const locale = getLocale();
  const guarantees = guaranteesText(quote, locale);
  const rows = [
    [m.contract_you_order(), orderedText(quote, locale)],
    ...(guarantees === '' ? [] : [[m.contract_guarantee_short(), guarantees] as const]),
  ] as const;
  return (
    <dl className="rounded-card border border-hairline bg-white px-4 tablet:px-6">
      {rows.map(([name, text]) => (
        <div key={name} className={SUM_ROW}>
          <dt className="text-blaek-600">{name}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
      <div className={SUM_ROW}>
        <dt className="text-blaek-600">{m.contract_you_pay()}</dt>
        <dd className="font-semibold">
          <span className="text-22">{kr(quote.totalOre / 100, locale)}</span>{' '}
          {quote.seller === null
            ? m.quote_incl_vat()
            : m.contract_you_pay_text({ now: kr(0, locale) })}
        </dd>
      </div>
    </dl>
  );
}

const SUM_ROW =
  'grid gap-x-6 border-t border-hairline py-3 first:border-t-0 tablet:grid-cols-[8rem_minmax(0,1fr)]';

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
