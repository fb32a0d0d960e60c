import { useEffect, useRef } from 'react';
import type { ShownContract, ShownWithdrawal } from '../../../domain/contract/contract.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { receiptRows } from '../../../words/withdrawal-words.ts';
import { useWriteTo } from '../../write-to.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { ContractRows } from './contract-rows.tsx';
import { Points } from './withdraw-page.tsx';

type WithdrawnPageProps = {
  readonly contract: ShownContract;
  readonly withdrawal: ShownWithdrawal;
  /** It was withdrawn just now: the page is another one, and whoever listens is told so. */
  readonly takesFocus: boolean;
};

/** The receipt: it stays on this address, and prints as it stands. */
export function WithdrawnPage({ contract, withdrawal, takesFocus }: WithdrawnPageProps) {
  const locale = getLocale();
  const head = useRef<HTMLHeadingElement>(null);
  const writeTo = useWriteTo();
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  const rows = receiptRows(contract, withdrawal, locale);
  const late = { label: m.withdrawal_staff_state(), value: m.withdrawal_late_mark() };
  return (
    <div className="mx-auto flex max-w-160 flex-col gap-6 px-page pt-8 pb-18 tablet:pt-14 print:pt-0">
      <span
        aria-hidden="true"
        className="flex size-12 items-center justify-center rounded-full bg-gran-100 text-gran-700 print:hidden"
      >
        <CheckIcon />
      </span>
      <div>
        <h1 ref={head} tabIndex={-1} className="text-36 font-semibold tracking-[-0.5px]">
          {m.withdrawal_done_title()}
        </h1>
        <p className="mt-1 text-18">
          {withdrawal.email === null
            ? m.withdrawal_done_plain()
            : m.withdrawal_done_mailed({ email: withdrawal.email })}{' '}
          {m.withdrawal_done_stays()}
        </p>
      </div>
      <section aria-labelledby="withdrawal-receipt" className="flex flex-col gap-3">
        <h2 id="withdrawal-receipt" className="text-22 font-semibold">
          {m.withdrawal_receipt()}
        </h2>
        <ContractRows rows={withdrawal.isLate ? [...rows, late] : rows} />
        <blockquote className="max-w-[60ch]">
          {m.withdrawal_quoted({ text: withdrawal.said })}
        </blockquote>
      </section>
      <section aria-labelledby="withdrawal-next" className="flex flex-col gap-3">
        <h2 id="withdrawal-next" className="text-22 font-semibold">
          {m.withdrawal_what_now()}
        </h2>
        <Points
          points={[
            withdrawal.isLate ? m.withdrawal_late_text() : m.withdrawal_over(),
            m.withdrawal_kept(),
          ]}
        />
      </section>
      <p className="text-blaek-600">
        {m.withdrawal_again({ email: contract.company.email || writeTo })}
      </p>
    </div>
  );
}

/** An address that opens no contract. */
export function NoContract() {
  return (
    <div className="mx-auto max-w-160 px-page pt-8 pb-18 tablet:pt-14">
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.withdrawal_none_title()}</h1>
      <p className="mt-2 max-w-[52ch] text-18 text-blaek-600">
        {m.withdrawal_none_text({ email: useWriteTo() })}
      </p>
    </div>
  );
}
