import { Form } from 'react-router';
import { QUOTE_NUMBERS } from '../../../../domain/staff/quote-numbers.ts';
import { LONGEST_DISCOUNT_REASON } from '../../../../domain/staff/quoted-lines.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { STAFF_QUOTE_FIELDS, type StaffQuoteAnswer } from './quote-view.ts';
import { amountProblem } from './quote-words.ts';

type DiscountCardProps = {
  readonly version: number;
  readonly answer: StaffQuoteAnswer | undefined;
};

/** Takes something off a draft's price, in a line that says why. */
export function DiscountCard({ version, answer }: DiscountCardProps) {
  const mine = answer?.intent === 'discount' ? answer : undefined;
  return (
    <AdminCard title={{ id: 'quote-discount', text: m.quotes_discount() }}>
      <Form
        // Given once, the fields are empty again.
        key={version}
        method="post"
        preventScrollReset
        noValidate
        aria-labelledby="quote-discount"
        className="flex flex-col gap-3 px-5 pb-4"
      >
        <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={version} />
        <TextField
          size={44}
          label={m.quotes_discount_kr()}
          name={STAFF_QUOTE_FIELDS.price}
          inputMode={numberMode(QUOTE_NUMBERS.price.limits[0])}
          defaultValue={mine?.price ?? ''}
          error={amountProblem(mine)}
        />
        <TextField
          size={44}
          label={m.quotes_discount_reason()}
          name={STAFF_QUOTE_FIELDS.reason}
          maxLength={LONGEST_DISCOUNT_REASON}
          defaultValue={mine?.reason ?? ''}
          error={mine?.kind === 'no-reason' ? m.quotes_discount_no_reason() : undefined}
        />
        <Button
          type="submit"
          size={44}
          variant="outlined"
          name={STAFF_QUOTE_FIELDS.intent}
          value="discount"
        >
          {m.quotes_discount_give()}
        </Button>
      </Form>
    </AdminCard>
  );
}

type RemoveDiscountProps = { readonly index: number; readonly version: number };

/** Under a discount's line in a draft. */
export function RemoveDiscount({ index, version }: RemoveDiscountProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={version} />
      <input type="hidden" name={STAFF_QUOTE_FIELDS.line} value={index} />
      <button
        type="submit"
        name={STAFF_QUOTE_FIELDS.intent}
        value="remove-discount"
        className="min-h-6 text-gran-700 underline underline-offset-4"
      >
        {m.quotes_discount_remove()}
      </button>
    </Form>
  );
}
