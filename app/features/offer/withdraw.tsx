import { useRef } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';

/** It can't be taken back, so the press asks first; it opens without a script, too. */
export function Withdraw() {
  const asked = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const keep = () => {
    if (asked.current !== null) asked.current.open = false;
    opener.current?.focus();
  };
  return (
    <section
      aria-labelledby="receipt-withdraw"
      className="rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      <h2 id="receipt-withdraw" className="text-18 font-semibold">
        {m.receipt_withdraw_heading()}
      </h2>
      <p className="mt-1 mb-4">{m.receipt_withdraw_text()}</p>
      <details ref={asked}>
        <summary
          ref={opener}
          className={`${buttonClass('outlined')} cursor-pointer list-none max-tablet:w-full [&::-webkit-details-marker]:hidden`}
        >
          {m.receipt_withdraw()}
        </summary>
        <Form method="post" className="mt-4 border-t border-hairline pt-4">
          <p className="font-semibold">{m.receipt_withdraw_ask()}</p>
          <p className="mb-4">{m.receipt_withdraw_ask_text()}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" className="max-tablet:w-full">
              {m.receipt_withdraw_yes()}
            </Button>
            <Button variant="outlined" className="max-tablet:w-full noscript:hidden" onClick={keep}>
              {m.receipt_withdraw_no()}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
