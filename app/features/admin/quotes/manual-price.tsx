import { Form } from 'react-router';
import { QUOTE_NUMBERS } from '../../../../domain/staff/quote-numbers.ts';
import type { StaffLine } from '../../../../domain/staff/quotes.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, kronerOf } from '../../../../words/format.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { Button } from '../../../ui/button.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { STAFF_QUOTE_FIELDS, type StaffQuoteAnswer } from './quote-view.ts';
import { amountProblem } from './quote-words.ts';

/** A price that was set by hand: why, and what the rules gave. Old where roof or rules changed since. */
export function ManualMark({ line }: { readonly line: StaffLine }) {
  const { manual, isStale } = line;
  if (manual === null) return null;
  return (
    <span className="block max-w-96">
      <span className="mr-2 inline-block rounded-control bg-kalk-100 px-2 font-semibold whitespace-nowrap">
        {m.quotes_manual()}
      </span>
      {isStale && (
        <span className="mr-2 inline-block rounded-control bg-sol-100 px-2 font-semibold whitespace-nowrap text-sol-700">
          {m.quotes_stale()}
        </span>
      )}
      {m.quotes_manual_instead({
        reason: manual.reason,
        price: kr(manual.calculatedOre / 100, getLocale()),
      })}
      {isStale && <span className="block text-sol-700">{m.quotes_manual_stale()}</span>}
    </span>
  );
}

type ManualPriceProps = {
  readonly line: StaffLine;
  readonly index: number;
  readonly version: number;
  readonly answer: StaffQuoteAnswer | undefined;
};

/** Sets a line's price by hand, with the reason. */
export function ManualPrice({ line, index, version, answer }: ManualPriceProps) {
  const mine = answer?.line === index ? answer : undefined;
  const name = priceLineName(line.code, getLocale());
  return (
    <>
      <ManualMark line={line} />
      <details open={mine !== undefined}>
        <summary className="min-h-6 w-fit cursor-pointer text-gran-700 underline underline-offset-4">
          {m.quotes_set_price()}
          <span className="sr-only">: {name}</span>
        </summary>
        <Form
          method="post"
          preventScrollReset
          noValidate
          aria-label={m.quotes_set_price_of({ line: name })}
          className="flex max-w-96 flex-col gap-3 py-3"
        >
          <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={version} />
          <input type="hidden" name={STAFF_QUOTE_FIELDS.line} value={index} />
          <TextField
            size={44}
            label={m.quotes_price_kr()}
            name={STAFF_QUOTE_FIELDS.price}
            inputMode={numberMode(QUOTE_NUMBERS.price.limits[0])}
            defaultValue={mine?.price ?? kronerOf(line.totalOre, getLocale())}
            error={amountProblem(mine)}
          />
          <TextField
            size={44}
            label={m.quotes_reason()}
            name={STAFF_QUOTE_FIELDS.reason}
            maxLength={500}
            defaultValue={mine?.reason ?? line.manual?.reason ?? ''}
            error={mine?.kind === 'no-reason' ? m.quotes_no_reason() : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              size={44}
              variant="outlined"
              name={STAFF_QUOTE_FIELDS.intent}
              value="price"
            >
              {m.quotes_save_price()}
            </Button>
            {line.manual !== null && (
              <button
                type="submit"
                name={STAFF_QUOTE_FIELDS.intent}
                value="clear"
                className="min-h-11 text-gran-700 underline underline-offset-4"
              >
                {m.quotes_clear_price()}
              </button>
            )}
          </div>
        </Form>
      </details>
    </>
  );
}
