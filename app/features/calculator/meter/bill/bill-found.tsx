import { useState } from 'react';
import { numberField } from '../../../../../domain/number-fields.ts';
import { m } from '../../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../../messages/compiled/runtime.js';
import { date, decimal, kWh } from '../../../../../words/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { numberMode } from '../../../../ui/number-input.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { typedNumber } from '../../number-problem.ts';
import { annualOf, type Bill } from './read-bill.ts';

export type BillConfirmed = {
  readonly annualKwh: number;
  /** GLN; null: the bill's is not taken. */
  readonly gridCompany: string | null;
};

type BillFoundProps = {
  readonly bill: Bill;
  readonly onConfirm: (confirmed: BillConfirmed) => void;
};

/** What was found on a bill, for the visitor to confirm or put right: nothing counts before that. */
export function BillFound({ bill, onConfirm }: BillFoundProps) {
  const locale = getLocale();
  const found = annualOf(bill);
  const [text, setText] = useState(found === null ? '' : decimal(found.value, locale));
  const [problem, setProblem] = useState<string | null>(null);
  const [takesCompany, setTakesCompany] = useState(true);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{m.bill_title()}</p>
      <BillFacts bill={bill} />
      <TextField
        name="billAnnualKwh"
        size={44}
        label={m.bill_annual()}
        help={annualHelp(bill)}
        suffix="kWh"
        inputMode={numberMode(0)}
        autoComplete="off"
        error={problem}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {bill.company === null ? null : (
        <CheckboxField
          name="billGridCompany"
          label={m.bill_company({ company: bill.company.value.name })}
          help={m.bill_company_line({ line: bill.company.line })}
          checked={takesCompany}
          onChange={(event) => setTakesCompany(event.currentTarget.checked)}
        />
      )}
      <Button
        variant="outlined"
        size={44}
        className="self-start"
        onClick={() => {
          const typed = typedNumber(text, numberField('annualConsumptionKwh')!);
          setProblem(typed.ok ? null : typed.problem);
          if (!typed.ok) return;
          const gridCompany = takesCompany ? (bill.company?.value.gln ?? null) : null;
          onConfirm({ annualKwh: Math.round(typed.value), gridCompany });
        }}
      >
        {m.bill_use()}
      </Button>
    </div>
  );
}

function BillFacts({ bill: { period, periodKwh } }: { bill: Bill }) {
  const locale = getLocale();
  if (period === null && periodKwh === null) return null;
  return (
    <dl className="border-t border-hairline text-14">
      {period === null ? null : (
        <div className="border-b border-hairline py-1.5">
          <dt className="text-blaek-600">{m.bill_period()}</dt>
          <dd className="font-semibold">
            {m.meter_series_period({
              from: date(period.value.from, locale),
              to: date(period.value.to, locale),
            })}
          </dd>
        </div>
      )}
      {periodKwh === null ? null : (
        <div className="border-b border-hairline py-1.5">
          <dt className="text-blaek-600">{m.bill_period_kwh()}</dt>
          <dd className="font-semibold">{kWh(periodKwh.value, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

function annualHelp(bill: Bill): string {
  const found = annualOf(bill);
  if (found !== null) return m.bill_annual_line({ line: found.line });
  return bill.annualKwh.length > 1
    ? m.bill_annual_several({ lines: bill.annualKwh.map(({ line }) => `«${line}»`).join(', ') })
    : m.bill_annual_none();
}
