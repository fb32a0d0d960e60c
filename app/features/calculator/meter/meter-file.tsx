import { useId, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kWh } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import type { Calculator } from '../use-calculator.ts';
import { BillFound, type BillConfirmed } from './bill/bill-found.tsx';
import { readBill } from './bill/read-bill.ts';
import { MeterQuestionForm } from './meter-question.tsx';
import { MeterSummary } from './meter-summary.tsx';
import { refusalWords } from './meter-words.ts';
import { useFiles } from './use-files.ts';

const TABLES =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The use out of files from the meter. They are read here and go nowhere. */
export default function MeterFile({ calculator }: { calculator: Calculator }) {
  const { meter, setMeter } = calculator;
  const id = useId();
  const [billKwh, setBillKwh] = useState<number | null>(null);
  const { stage, choose, addToChosen, answer, leave } = useFiles(setMeter);
  const isRefused = stage.kind === 'refused';
  return (
    <div className="flex flex-col gap-3">
      <FileField
        label={m.meter_file()}
        help={m.meter_help()}
        accept={`${TABLES},.pdf,application/pdf`}
        multiple
        errorId={isRefused ? `${id}-error` : null}
        onFiles={(files) => {
          setBillKwh(null);
          choose(files);
        }}
      />
      <div role="status" className="flex flex-col gap-3">
        {stage.kind === 'reading' ? <p className="text-14">{m.meter_reading()}</p> : null}
        {isRefused ? <FieldError id={`${id}-error`}>{refusalWords(stage.why)}</FieldError> : null}
        {(stage.kind === 'idle' || isRefused) && meter !== null ? (
          <MeterSummary meter={meter} />
        ) : null}
        {stage.kind === 'asked' ? (
          <MeterQuestionForm question={stage.question} onAnswer={answer} />
        ) : null}
        {stage.kind === 'bill' ? (
          <BillFound
            bill={readBill(stage.text, calculator.run.context.gridTariffs)}
            onConfirm={(confirmed) => {
              setMeter(null);
              takeBill(calculator, confirmed);
              setBillKwh(confirmed.annualKwh);
              leave();
            }}
          />
        ) : null}
        {stage.kind === 'idle' && billKwh !== null ? (
          <p>{m.bill_used({ kwh: kWh(billKwh, getLocale()) })}</p>
        ) : null}
      </div>
      {stage.kind === 'asked' && stage.question.kind === 'part-year' ? (
        <FileField
          label={m.meter_add_file()}
          accept={TABLES}
          multiple
          errorId={null}
          onFiles={addToChosen}
        />
      ) : null}
      {meter === null && stage.kind !== 'asked' && stage.kind !== 'bill' ? null : (
        <Button
          variant="quiet"
          size={44}
          className="self-start"
          onClick={() => {
            leave();
            setMeter(null);
          }}
        >
          {m.meter_remove()}
        </Button>
      )}
    </div>
  );
}

function takeBill({ given, replace }: Calculator, { annualKwh, gridCompany }: BillConfirmed) {
  replace({
    ...given,
    annualConsumptionKwh: annualKwh,
    household: null,
    gridCompany: gridCompany ?? given.gridCompany,
  });
}
