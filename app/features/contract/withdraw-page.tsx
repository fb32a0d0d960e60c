import { Form } from 'react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { phoneText } from '../../../words/company-words.ts';
import {
  contractName,
  contractObject,
  periodText,
  withdrawalDeclaration,
} from '../../../words/withdrawal-words.ts';
import { date, kr } from '../../../words/format.ts';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWriteTo } from '../../write-to.tsx';
import { ContractRows } from './contract-rows.tsx';
import { WITHDRAW_FIELDS, type WithdrawAnswer, type WithdrawView } from './contract-view.ts';

type StepProps = {
  readonly view: Extract<WithdrawView, { kind: 'contract' }>;
  readonly answer: WithdrawAnswer | undefined;
};

const BACK =
  'inline-flex min-h-11 items-center gap-2 self-start text-gran-700 underline underline-offset-4';

/** The first of two steps: who withdraws from what, and where the receipt goes. Nothing is sent yet. */
export function AskToWithdraw({ view, answer }: StepProps) {
  const { contract, quotePage, form, isStaff } = view;
  const locale = getLocale();
  const { email, phone } = contract.company;
  const writeTo = useWriteTo();
  return (
    <Frame step={1} title={m.withdrawal_page_title()} answer={answer}>
      <a href={quotePage} className={`${BACK} order-first`}>
        <ChevronLeftIcon size={16} />
        {m.withdrawal_back()}
      </a>
      <p className="text-18">
        {m.withdrawal_no_reason()} {periodText(contract, locale)}
      </p>
      <Refused answer={answer} />
      <ContractRows
        rows={[
          { label: m.withdrawal_contract(), value: contractName(contract, locale) },
          {
            label: m.withdrawal_about(),
            value: [contractObject(contract, locale), contract.place].filter(Boolean).join(', '),
          },
          { label: m.withdrawal_ordered(), value: date(contract.orderedAt, locale) },
          { label: m.withdrawal_price(), value: kr(contract.totalOre / 100, locale) },
        ]}
      />
      {isStaff ? (
        <p className="rounded-control bg-kalk-100 px-5 py-3">{m.withdrawal_by_staff()}</p>
      ) : (
        <Form method="post" noValidate className="flex flex-col gap-6">
          <TextField
            label={m.withdrawal_your_name()}
            name={WITHDRAW_FIELDS.name}
            autoComplete="name"
            maxLength={120}
            defaultValue={answer?.name ?? contract.name}
            error={answer?.problem === 'no-name' ? m.withdrawal_name_missing() : undefined}
          />
          <TextField
            label={m.withdrawal_your_email()}
            help={m.withdrawal_your_email_hint()}
            name={WITHDRAW_FIELDS.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={answer?.email ?? contract.email ?? ''}
            error={answer?.problem === 'no-email' ? m.withdrawal_email_wrong() : undefined}
          />
          <Button type="submit" name={WITHDRAW_FIELDS.intent} value="check">
            {m.withdrawal_next()}
          </Button>
        </Form>
      )}
      <p className="text-blaek-600">
        {m.withdrawal_nothing_sent({ email: email || writeTo })}{' '}
        {phone !== '' && m.withdrawal_or_call({ phone: phoneText(phone) })}
      </p>
      {form !== null && (
        <a href={form} className="self-start text-gran-700 underline underline-offset-4">
          {m.withdrawal_form()}
        </a>
      )}
    </Frame>
  );
}

/** The second step: exactly what is sent and what it means, and one button that says what it does. */
export function ConfirmWithdrawal({
  view,
  answer,
}: StepProps & { readonly answer: WithdrawAnswer }) {
  const { contract, quotePage } = view;
  const locale = getLocale();
  const { period, isOver } = contract;
  const meaning = [
    isOver && period.kind === 'begun'
      ? m.withdrawal_means_late({ date: date(period.lastDay, locale) })
      : m.withdrawal_means_over(),
    m.withdrawal_means_paid(),
    m.withdrawal_means_goods(),
  ];
  const typed = (
    <>
      <input type="hidden" name={WITHDRAW_FIELDS.name} value={answer.name} />
      <input type="hidden" name={WITHDRAW_FIELDS.email} value={answer.email} />
    </>
  );
  return (
    <Frame step={2} title={m.withdrawal_confirm_title()} answer={answer}>
      <Form method="post" className="order-first">
        {typed}
        <button type="submit" name={WITHDRAW_FIELDS.intent} value="correct" className={BACK}>
          <ChevronLeftIcon size={16} />
          {m.withdrawal_correct()}
        </button>
      </Form>
      <Refused answer={answer} />
      <section aria-labelledby="withdraw-said" className="flex flex-col gap-2">
        <h2 id="withdraw-said" className="text-18 font-semibold">
          {m.withdrawal_you_send()}
        </h2>
        <blockquote className="rounded-card border border-l-4 border-hairline border-l-gran-700 bg-white px-4 py-4 tablet:px-6">
          <p>{withdrawalDeclaration(contract, locale)}</p>
          <p className="[overflow-wrap:anywhere]">
            <strong className="font-semibold">{answer.name}</strong>, {answer.email}
          </p>
        </blockquote>
      </section>
      <section aria-labelledby="withdraw-means" className="flex flex-col gap-3">
        <h2 id="withdraw-means" className="text-18 font-semibold">
          {m.withdrawal_means()}
        </h2>
        <Points points={isOver ? meaning.slice(0, 1) : meaning} />
      </section>
      <Form method="post" className="flex flex-col">
        {typed}
        <Button type="submit" size={56} name={WITHDRAW_FIELDS.intent} value="confirm">
          {m.withdrawal_confirm()}
        </Button>
      </Form>
      <a href={quotePage} className={BACK}>
        {m.withdrawal_keep()}
      </a>
    </Frame>
  );
}

type FrameProps = {
  readonly step: 1 | 2;
  readonly title: string;
  readonly answer: WithdrawAnswer | undefined;
  readonly children: ReactNode;
};

function Frame({ step, title, answer, children }: FrameProps) {
  const head = useRef<HTMLHeadingElement>(null);
  // Another step is another page, though its address is the same. What was refused takes focus itself.
  const takesFocus = answer !== undefined && answer.problem === null;
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="mx-auto flex max-w-160 flex-col gap-6 px-page pt-6 pb-18 tablet:pt-10">
      <div>
        <p className="text-14 text-blaek-600">{m.withdrawal_step({ step })}</p>
        <div aria-hidden="true" className="mt-1 mb-4 flex gap-1">
          <span className="h-1 flex-1 bg-gran-700" />
          <span className={`h-1 flex-1 ${step === 2 ? 'bg-gran-700' : 'bg-hairline'}`} />
        </div>
        <h1 ref={head} tabIndex={-1} className="text-36 font-semibold tracking-[-0.5px]">
          {title}
        </h1>
      </div>
      {children}
    </div>
  );
}

export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-4">
          <CheckIcon className="mt-0.5 shrink-0 text-gran-700" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

function Refused({ answer }: { readonly answer: WithdrawAnswer | undefined }) {
  const writeTo = useWriteTo();
  if (answer === undefined || answer.problem === null) return null;
  return (
    <FormNotice title={m.withdrawal_refused()} attempt={answer}>
      <p className="mt-1">{problemWords(answer.problem, writeTo)}</p>
    </FormNotice>
  );
}

function problemWords(problem: NonNullable<WithdrawAnswer['problem']>, writeTo: string): string {
  switch (problem) {
    case 'no-name':
      return m.withdrawal_name_missing();
    case 'no-email':
      return m.withdrawal_email_wrong();
    case 'is-staff':
      return m.withdrawal_by_staff();
    case 'unreachable':
      return m.unanswered_unreachable();
    case 'failed':
      return m.withdrawal_failed({ email: writeTo });
  }
}
