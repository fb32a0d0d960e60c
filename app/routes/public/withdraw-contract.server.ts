import { data, redirect, type RouterContextProvider } from 'react-router';
import { INTENT_FIELD, textIn } from '../../../domain/posted-form.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { contractForCustomer } from '../../../server/contracts/read-contract.ts';
import { readSigned, withdraw } from '../../../server/contracts/withdraw.ts';
import { logFailure } from '../../../server/log-failure.ts';
import {
  WITHDRAW_FIELDS,
  type WithdrawAnswer,
  type WithdrawView,
} from '../../features/contract/contract-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { page } from '../../links.ts';
import { QUOTE_PARAM, quoteAt, withdrawAt } from '../../quote-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

// Nobody but the customer has the key, and no cache may keep what it opens.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const REFUSED = { 'no-name': 422, 'no-email': 422, 'is-staff': 403 } as const;

const tokenIn = ({ searchParams }: URL) => searchParams.get(QUOTE_PARAM) ?? '';

export async function loadWithdrawal(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const token = tokenIn(url);
  const found = await contractForCustomer(services, who, { token });
  if (!found.ok || found.value === null) {
    return data<WithdrawView>({ kind: 'unknown' }, { status: 404, headers });
  }
  const contract = found.value;
  const { withdrawalForm } = contract;
  return data<WithdrawView>(
    {
      kind: 'contract',
      contract,
      quotePage: quoteAt(token),
      form: withdrawalForm === null ? null : page(`/papers/${withdrawalForm}`)(),
      isStaff: who.kind === 'staff',
    },
    { headers },
  );
}

/** The first step shows what would be sent, and sends nothing; only the second withdraws. */
export async function actWithdrawal(request: Request, url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const token = tokenIn(url);
  const typed = {
    name: textIn(form, WITHDRAW_FIELDS.name),
    email: textIn(form, WITHDRAW_FIELDS.email),
  };
  const answer = (step: WithdrawAnswer['step'], problem: WithdrawAnswer['problem'], status = 200) =>
    data<WithdrawAnswer>({ step, problem, ...typed }, { status, headers });
  const intent = textIn(form, INTENT_FIELD);
  if (intent === 'correct') return answer('ask', null);
  if (intent === 'check') {
    const read = readSigned(typed);
    return read.ok ? answer('confirm', null) : answer('ask', read.error.kind, 422);
  }
  if (intent !== 'confirm') throw data('', { status: 400 });
  try {
    const done = await withdraw(services, whoAsks(context), { token, ...typed }, getLocale());
    if (done.ok || done.error.kind === 'not-found') return redirect(withdrawAt(token), 303);
    const { kind } = done.error;
    return answer('ask', kind, REFUSED[kind]);
  } catch (error) {
    logFailure(services.log, 'withdrawal from a contract failed', error);
    return answer('confirm', 'failed', 500);
  }
}
