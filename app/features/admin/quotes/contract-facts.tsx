import { Form } from 'react-router';
import {
  ENTERED_HOWS,
  type ShownContract,
  type WithdrawalHow,
} from '../../../../domain/contract/contract.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { fingerprint, receivedText } from '../../../../words/withdrawal-words.ts';
import { shortDateTime } from '../../../../words/date-time.ts';
import { date } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { FactRows } from '../system-facts.tsx';
import { STAFF_QUOTE_FIELDS, type StaffQuoteAnswer } from './quote-view.ts';

const HOWS: Readonly<Record<WithdrawalHow, () => string>> = {
  page: m.withdrawal_how_page,
  mail: m.withdrawal_how_mail,
  letter: m.withdrawal_how_letter,
  phone: m.withdrawal_how_phone,
};

type ContractProps = {
  readonly contract: ShownContract;
  readonly answer: StaffQuoteAnswer | undefined;
};

/** What was ordered, until when it can be withdrawn, and a withdrawal that came otherwise than on its page. */
export function ContractFacts({ contract, answer }: ContractProps) {
  const locale = getLocale();
  const { withdrawal, period, deliveredOn } = contract;
  const lastDay =
    period.kind === 'begun'
      ? date(period.lastDay, locale)
      : m.withdrawal_staff_earliest({ date: date(period.earliestLastDay, locale) });
  return (
    <AdminCard title={{ id: 'quote-contract', text: m.withdrawal_staff_title() }}>
      <FactRows
        className="px-5 pb-2"
        rows={[
          [m.withdrawal_staff_state(), stateWords(contract)],
          [m.withdrawal_staff_ordered(), shortDateTime(contract.orderedAt, locale)],
          [
            m.withdrawal_staff_delivered(),
            deliveredOn === null ? m.withdrawal_staff_not_delivered() : date(deliveredOn, locale),
          ],
          [m.withdrawal_staff_last_day(), lastDay],
          ...(withdrawal === null
            ? []
            : ([
                [m.withdrawal_staff_received(), receivedText(withdrawal, locale)],
                [m.withdrawal_staff_how(), HOWS[withdrawal.how]()],
              ] as const)),
          [m.withdrawal_staff_sha(), fingerprint(contract.sha256)],
        ]}
      />
      {withdrawal === null && <EnterWithdrawal answer={answer} />}
    </AdminCard>
  );
}

function stateWords({ withdrawal }: ShownContract): string {
  if (withdrawal === null) return m.withdrawal_staff_holds();
  return withdrawal.isLate ? m.withdrawal_staff_withdrawn_late() : m.withdrawal_staff_withdrawn();
}

function EnterWithdrawal({ answer }: Pick<ContractProps, 'answer'>) {
  const entered = answer?.entered;
  const dayError = entered?.problem === 'no-such-day' ? m.withdrawal_enter_day_wrong() : undefined;
  return (
    <details open={entered !== undefined} className="border-t border-hairline px-5">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {m.withdrawal_enter_title()}
      </summary>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-3 pb-5">
        <p>{m.withdrawal_enter_text()}</p>
        <SelectField
          size={44}
          label={m.withdrawal_enter_how()}
          name={STAFF_QUOTE_FIELDS.how}
          defaultValue={entered?.how ?? 'phone'}
          options={ENTERED_HOWS.map((how) => ({ value: how, label: HOWS[how]() }))}
        />
        <TextField
          size={44}
          type="date"
          label={m.withdrawal_enter_received()}
          name={STAFF_QUOTE_FIELDS.receivedOn}
          defaultValue={entered?.receivedOn ?? ''}
          error={dayError}
        />
        <TextField
          size={44}
          type="date"
          label={m.withdrawal_enter_sent()}
          help={m.withdrawal_enter_sent_hint()}
          name={STAFF_QUOTE_FIELDS.sentOn}
          defaultValue={entered?.sentOn ?? ''}
        />
        <TextField
          size={44}
          label={m.withdrawal_enter_name()}
          name={STAFF_QUOTE_FIELDS.name}
          maxLength={120}
          autoComplete="off"
          defaultValue={entered?.name ?? ''}
          error={entered?.problem === 'no-name' ? m.withdrawal_name_missing() : undefined}
        />
        <TextField
          size={44}
          type="email"
          label={m.withdrawal_enter_email()}
          help={m.withdrawal_enter_email_hint()}
          name={STAFF_QUOTE_FIELDS.email}
          maxLength={254}
          autoComplete="off"
          defaultValue={entered?.email ?? ''}
          error={entered?.problem === 'no-email' ? m.withdrawal_email_wrong() : undefined}
        />
        <Button
          type="submit"
          size={44}
          variant="outlined"
          className="self-start"
          name={STAFF_QUOTE_FIELDS.intent}
          value="enter-withdrawal"
        >
          {m.withdrawal_enter()}
        </Button>
      </Form>
    </details>
  );
}
