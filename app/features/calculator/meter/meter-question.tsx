import { useState } from 'react';
import { numberField } from '../../../../domain/number-fields.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { date, decimal, kWh, percent, shortDecimal } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { numberMode } from '../../../ui/number-input.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { typedNumber } from '../number-problem.ts';
import { meterAmount } from './meter-number.ts';
import {
  FUSE_HOUR_KWH,
  type LargeHour,
  type MeterAnswers,
  type MeterQuestion,
} from './meter-reading.ts';
import type { PartYear } from './meter-year.ts';
import { largeHourWords, seriesPeriod, seriesWords } from './meter-words.ts';

export type Question = MeterQuestion | PartYear;

type QuestionProps = {
  readonly question: Question;
  readonly onAnswer: (answer: MeterAnswers) => void;
};

/** What only the visitor can say of a file. */
export function MeterQuestionForm({ question, onAnswer }: QuestionProps) {
  switch (question.kind) {
    case 'which-series':
      return (
        <Choices
          title={m.meter_ask_series()}
          choices={question.series.map((series) => ({
            label: `${seriesWords(series)}, ${seriesPeriod(series, getLocale())}`,
            answer: { series: series.key },
          }))}
          onAnswer={onAnswer}
        />
      );
    case 'which-number':
      return <WhichNumber written={question.written} onAnswer={onAnswer} />;
    case 'large-hours':
      return <LargeHours hours={question.hours} onAnswer={onAnswer} />;
    case 'part-year':
      return <WholeYear part={question} onAnswer={onAnswer} />;
  }
}

type Choice = { readonly label: string; readonly answer: MeterAnswers };

function Choices(props: {
  readonly title: string;
  readonly details?: readonly string[];
  readonly choices: readonly Choice[];
  readonly onAnswer: (answer: MeterAnswers) => void;
}) {
  return (
    <fieldset className="flex min-w-0 flex-col items-stretch gap-2">
      <legend className="mb-2 font-semibold">{props.title}</legend>
      {props.details === undefined ? null : (
        <ul className="ml-5 list-disc text-14">
          {props.details.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {props.choices.map(({ label, answer }) => (
        <Button
          key={label}
          variant="outlined"
          size={44}
          className="whitespace-normal!"
          onClick={() => props.onAnswer(answer)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

function WhichNumber({
  written,
  onAnswer,
}: {
  readonly written: string;
  readonly onAnswer: (answer: MeterAnswers) => void;
}) {
  const sign = written.includes(',') ? ',' : '.';
  const other = sign === ',' ? '.' : ',';
  // Without a sign, since the sign is what is asked about.
  const whole = String(meterAmount(written, other));
  const fraction = shortDecimal(meterAmount(written, sign) ?? 0, getLocale(), 3);
  return (
    <Choices
      title={m.meter_ask_number({ written })}
      choices={[
        { label: m.meter_number_thousands({ number: whole }), answer: { decimal: other } },
        { label: m.meter_number_decimals({ number: fraction }), answer: { decimal: sign } },
      ]}
      onAnswer={onAnswer}
    />
  );
}

function LargeHours({
  hours,
  onAnswer,
}: {
  readonly hours: readonly LargeHour[];
  readonly onAnswer: (answer: MeterAnswers) => void;
}) {
  const locale = getLocale();
  const possible = hours.filter(({ kwh }) => kwh <= FUSE_HOUR_KWH).length;
  const leave: Choice = {
    label: possible === 0 ? m.meter_large_leave_all() : m.meter_large_leave(),
    answer: { largeHours: 'leave-out' },
  };
  const keep: Choice = {
    label:
      possible === hours.length
        ? m.meter_large_keep()
        : m.meter_large_keep_some({ kwh: kWh(FUSE_HOUR_KWH, locale) }),
    answer: { largeHours: 'keep' },
  };
  return (
    <Choices
      title={possible === 0 ? m.meter_ask_fuse() : m.meter_ask_large()}
      details={largeHourWords(hours, locale)}
      choices={possible === 0 ? [leave] : [keep, leave]}
      onAnswer={onAnswer}
    />
  );
}

function WholeYear({
  part,
  onAnswer,
}: {
  readonly part: PartYear;
  readonly onAnswer: (answer: MeterAnswers) => void;
}) {
  const locale = getLocale();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const below = part.isBelowMeasured
    ? m.meter_problem_below_measured({ kwh: kWh(part.measuredKwh, locale) })
    : null;
  return (
    <div className="flex flex-col gap-3">
      <p>
        {m.meter_ask_part({
          share: percent(part.yearShare, locale),
          kwh: kWh(part.measuredKwh, locale),
          from: date(part.fromDate, locale),
          to: date(part.toDate, locale),
        })}
      </p>
      <TextField
        name="meterAnnualKwh"
        size={44}
        label={m.meter_annual()}
        suffix="kWh"
        inputMode={numberMode(0)}
        autoComplete="off"
        placeholder={decimal(5000, locale)}
        error={problem ?? below}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="outlined"
        size={44}
        className="self-start"
        onClick={() => {
          const typed = typedNumber(text, numberField('annualConsumptionKwh')!);
          setProblem(typed.ok ? null : typed.problem);
          if (typed.ok) onAnswer({ annualKwh: typed.value });
        }}
      >
        {m.meter_annual_use()}
      </Button>
    </div>
  );
}
