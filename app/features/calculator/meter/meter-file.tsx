import { useId } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import type { Calculator } from '../use-calculator.ts';
import { FileField } from './file-field.tsx';
import { MeterQuestionForm } from './meter-question.tsx';
import { MeterSummary } from './meter-summary.tsx';
import { refusalWords } from './meter-words.ts';
import { useFiles } from './use-files.ts';

/** The use out of files from the meter. They are read here and go nowhere. */
export default function MeterFile({ calculator }: { calculator: Calculator }) {
  const { meter, setMeter } = calculator;
  const id = useId();
  const { stage, choose, addToChosen, answer, leave } = useFiles(setMeter);
  const isRefused = stage.kind === 'refused';
  return (
    <div className="flex flex-col gap-3">
      <FileField
        label={m.meter_file()}
        help={m.meter_help()}
        errorId={isRefused ? `${id}-error` : null}
        onFiles={choose}
      />
      <div role="status" className="flex flex-col gap-3">
        {stage.kind === 'reading' ? <p className="text-14">{m.meter_reading()}</p> : null}
        {isRefused ? <FieldError id={`${id}-error`}>{refusalWords(stage.why)}</FieldError> : null}
        {(stage.kind === 'idle' || isRefused) && meter !== null ? <MeterSummary meter={meter} /> : null}
        {stage.kind === 'asked' ? (
          <MeterQuestionForm question={stage.question} onAnswer={answer} />
        ) : null}
      </div>
      {stage.kind === 'asked' && stage.question.kind === 'part-year' ? (
        <FileField label={m.meter_add_file()} errorId={null} onFiles={addToChosen} />
      ) : null}
      {meter === null && stage.kind !== 'asked' ? null : (
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
