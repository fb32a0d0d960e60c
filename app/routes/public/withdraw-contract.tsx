import { useState } from 'react';
import { textIn } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { WITHDRAW_FIELDS } from '../../features/contract/contract-view.ts';
import { AskToWithdraw, ConfirmWithdrawal } from '../../features/contract/withdraw-page.tsx';
import { NoContract, WithdrawnPage } from '../../features/contract/withdrawn-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/withdraw-contract';
import { actWithdrawal, loadWithdrawal } from './withdraw-contract.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadWithdrawal(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return actWithdrawal(request, url, context);
}

/** Without an answer nothing was withdrawn, and the page says so. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why, form) => ({
    step:
      textIn(form, WITHDRAW_FIELDS.intent) === 'confirm' ? ('confirm' as const) : ('ask' as const),
    problem: why,
    name: textIn(form, WITHDRAW_FIELDS.name),
    email: textIn(form, WITHDRAW_FIELDS.email),
  }));
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function WithdrawContract({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        page={m.withdrawal_page_title()}
        description={m.quote_description()}
        indexed={false}
      />
      <Shown view={loaderData} answer={actionData} />
    </>
  );
}

type ShownProps = {
  readonly view: Route.ComponentProps['loaderData'];
  readonly answer: Route.ComponentProps['actionData'];
};

function Shown({ view, answer }: ShownProps) {
  const isWithdrawn = view.kind === 'contract' && view.contract.withdrawal !== null;
  const [wasWithdrawn] = useState(isWithdrawn);
  if (view.kind === 'unknown') return <NoContract />;
  const { contract } = view;
  if (contract.withdrawal !== null) {
    return (
      <WithdrawnPage
        contract={contract}
        withdrawal={contract.withdrawal}
        takesFocus={!wasWithdrawn}
      />
    );
  }
  return answer?.step === 'confirm' ? (
    <ConfirmWithdrawal view={view} answer={answer} />
  ) : (
    <AskToWithdraw view={view} answer={answer} />
  );
}
