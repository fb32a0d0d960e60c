import { useEffect, useRef, useState } from 'react';
import type { OfferRequest } from '../../../domain/offer-request.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { brand } from '../../brand.ts';
import { useWriteTo } from '../../write-to.tsx';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { AddToRequest } from './add-to-request.tsx';
import { ReachBy } from './reach-by.tsx';
import type { ReceiptAnswer } from './receipt-answer.ts';
import type { Receipt } from './receipt-view.ts';
import { Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';
import { Withdraw } from './withdraw.tsx';

type ReceiptPageProps = {
  readonly receipt: Receipt;
  readonly isLocal: boolean;
  readonly isStaff: boolean;
  readonly answer: ReceiptAnswer | undefined;
  /** Files that were chosen with the request and did not come through. */
  readonly unsent: number;
};

/** What was asked, where the answer goes, what comes next, and the way out. */
export function ReceiptPage({ receipt, isLocal, isStaff, answer, unsent }: ReceiptPageProps) {
  const writeTo = useWriteTo();
  const { withdrawn, figures } = receipt;
  const [wasWithdrawn] = useState(withdrawn);
  const sentOn = date(receipt.createdAt, getLocale());
  const withdrawal = answer?.kind === 'withdraw' ? answer : undefined;
  const reach = answer?.kind === 'reach' ? answer : undefined;
  const addition = answer?.kind === 'add' ? answer : undefined;
  return (
    <div className="mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-page pt-8 pb-12 min-[70rem]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-14">
      <div className="flex min-w-0 flex-col gap-8">
        {withdrawal === undefined ? null : (
          <FormNotice title={m.receipt_withdraw_failed_title()} attempt={withdrawal}>
            <p className="mt-1">
              {withdrawal.failed === 'unreachable'
                ? m.unanswered_unreachable()
                : m.receipt_withdraw_failed({ email: writeTo })}
            </p>
          </FormNotice>
        )}
        {answer?.kind === 'is-staff' && (
          <FormNotice title={m.customer_only_title()} attempt={answer}>
            <p className="mt-1">{m.customer_only()}</p>
          </FormNotice>
        )}
        {isStaff && <p className="rounded-control bg-kalk-100 px-5 py-3">{m.receipt_by_staff()}</p>}
        {withdrawn ? (
          <WithdrawnHead reference={receipt.reference} takesFocus={!wasWithdrawn} />
        ) : (
          <ThanksHead receipt={receipt} />
        )}
        {figures === null ? (
          <p className="rounded-control bg-kalk-100 px-5 py-3">
            {m.receipt_unreadable({ email: writeTo })}
          </p>
        ) : (
          <Summary
            title={withdrawn ? m.receipt_withdrawn_summary() : m.receipt_summary()}
            figures={figures}
            note={m.receipt_prices({ date: sentOn })}
          />
        )}
        {withdrawn ? (
          <SiteLink
            to={`${links.offer()}?${receipt.query}`}
            className={`${buttonClass('filled')} self-start max-tablet:w-full`}
          >
            {m.receipt_withdrawn_again()}
          </SiteLink>
        ) : null}
      </div>
      {withdrawn ? null : (
        <div className="min-w-0 min-[70rem]:col-start-2 min-[70rem]:row-span-2 min-[70rem]:row-start-1">
          <Timeline title={m.receipt_next()} sentOn={sentOn} stage={receipt.stage} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-6 min-[70rem]:col-start-1">
        {withdrawn ? null : <SendFiles files={receipt.files} unsent={unsent} />}
        {withdrawn || isStaff ? null : <ReachBy receipt={receipt} answer={reach} />}
        {withdrawn || isStaff ? null : <AddToRequest addedAt={receipt.addedAt} answer={addition} />}
        {withdrawn || isStaff ? null : <Withdraw />}
        {isLocal ? (
          <p className="text-14 text-blaek-600">
            {m.receipt_local()}{' '}
            <a href="/dev/outbox" className="text-gran-700 underline underline-offset-4">
              /dev/outbox
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function ThanksHead({ receipt }: { readonly receipt: Receipt }) {
  const { contact } = receipt;
  const promise = { days: brand.promises.answerWithinDays };
  return (
    <div>
      <span className="mb-4 flex size-12 items-center justify-center rounded-full border border-transparent bg-gran-100 text-gran-700">
        <CheckIcon size={28} />
      </span>
      <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.receipt_title()}</h1>
      <p className="mt-1 text-18">
        {contact.channel === 'email'
          ? m.receipt_by_email({ email: contact.to, ...promise })
          : `${m.receipt_by_phone({ phone: contact.to, ...promise })} ${timeWords(contact.time)}`}
      </p>
      <p className="mt-2 text-blaek-600">
        {m.receipt_reference({ reference: receipt.reference })}{' '}
        {receipt.comesByMail ? m.receipt_by_mail() : m.receipt_keep()}
      </p>
      {receipt.isUnsent ? <p className="mt-2">{m.receipt_unsent({ to: contact.to })}</p> : null}
    </div>
  );
}

function timeWords(time: OfferRequest['preferredContactTime']): string {
  switch (time) {
    case 'morning':
      return m.receipt_phone_morning();
    case 'afternoon':
      return m.receipt_phone_afternoon();
    case 'evening':
      return m.receipt_phone_evening();
    case 'any':
      return m.receipt_phone_any();
  }
}

type WithdrawnHeadProps = { readonly reference: string; readonly takesFocus: boolean };

/** Takes focus when it replaces the thanks, so that a reader hears that the button did something. */
function WithdrawnHead({ reference, takesFocus }: WithdrawnHeadProps) {
  const writeTo = useWriteTo();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-36 font-semibold tracking-[-0.5px] outline-none"
      >
        {m.receipt_withdrawn_title()}
      </h1>
      <p className="mt-1 text-18 text-blaek-600">{m.receipt_withdrawn_lead()}</p>
      <p className="mt-2 text-blaek-600">
        {m.receipt_withdrawn_kept({ email: writeTo, reference })}
      </p>
    </div>
  );
}

type SendFilesProps = { readonly files: Receipt['files']; readonly unsent: number };

/** Photos make an offer exact without a visit; what did not come along with the request is sent from here. */
function SendFiles({ files, unsent }: SendFilesProps) {
  return (
    <section
      aria-labelledby="receipt-files"
      className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
    >
      <h2 id="receipt-files" className="text-18 font-semibold">
        {m.files_title()}
      </h2>
      {unsent === 0 ? null : (
        <p role="status" className="mt-1 font-semibold text-tegl-600">
          {m.files_unsent({ count: unsent })}
        </p>
      )}
      <p className="mt-1 mb-4">
        {files.received === 0
          ? m.files_from_receipt()
          : m.files_received_count({ count: files.received })}
      </p>
      <SiteLink to={files.url} className={`${buttonClass('outlined')} max-tablet:w-full`}>
        {files.received === 0 ? m.files_open() : m.files_open_again()}
      </SiteLink>
    </section>
  );
}

/** Opened without the key of a receipt, or with one that opens nothing. */
export function NoReceipt({ unknown }: { readonly unknown: boolean }) {
  const writeTo = useWriteTo();
  return (
    <div className="mx-auto max-w-312 px-page pt-8 pb-18 tablet:pt-14">
      <h1 className="text-36 font-semibold tracking-[-0.5px]">
        {unknown ? m.receipt_unknown_title() : m.receipt_plain_title()}
      </h1>
      <p className="mt-2 mb-8 max-w-[52ch] text-18 text-blaek-600">
        {unknown ? m.receipt_unknown_lead({ email: writeTo }) : m.receipt_plain_lead()}
      </p>
      <SiteLink
        to={links.calculatorStart()}
        className={`${buttonClass('filled')} max-tablet:w-full`}
      >
        {m.receipt_to_calculator()}
      </SiteLink>
    </div>
  );
}
