import { useId, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { date, decimal, kWh } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import type { MeterLoad } from '../meter-load.ts';
import type { Calculator } from '../use-calculator.ts';
import { meterYear, type MeterYearProblem } from './meter-year.ts';
import { readMeterFile, type MeterFileProblem } from './read-meter-file.ts';

type Problem = MeterFileProblem['kind'] | MeterYearProblem['kind'];

/** The use out of a file from the meter. The file is read here and goes nowhere. */
export default function MeterFile({ calculator }: { calculator: Calculator }) {
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { meter, setMeter } = calculator;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = await file.arrayBuffer().catch(() => null);
    const hours = bytes === null ? null : readMeterFile(bytes);
    const year = hours?.ok ? meterYear(hours.value) : hours;
    setProblem(year === null ? 'unreadable' : year.ok ? null : year.error.kind);
    if (year?.ok) setMeter(year.value);
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {m.meter_file()}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-help ${id}-told`}
        aria-invalid={problem === null ? undefined : true}
        className="block min-h-11 w-full text-14 file:mr-3 file:min-h-11 file:rounded-control file:border-[1.5px] file:border-gran-700 file:bg-white file:px-4 file:font-semibold file:text-gran-700"
        onChange={(event) => {
          const field = event.currentTarget;
          void read(field.files?.[0]).then(() => {
            // The same file, put right, must be a change again.
            field.value = '';
          });
        }}
      />
      <p id={`${id}-help`} className="text-14 text-blaek-600">
        {m.meter_help()}
      </p>
      <div id={`${id}-told`} role="status">
        {problem === null ? null : (
          <FieldError id={`${id}-error`}>{problemText(problem)}</FieldError>
        )}
        {problem === null && meter !== null ? <WhatWasRead meter={meter} /> : null}
      </div>
      {meter === null ? null : (
        <Button
          variant="quiet"
          size={44}
          className="self-start"
          onClick={() => {
            setProblem(null);
            setMeter(null);
          }}
        >
          {m.meter_remove()}
        </Button>
      )}
    </div>
  );
}

function WhatWasRead({ meter }: { meter: MeterLoad }) {
  const locale = getLocale();
  return (
    <ul className="flex flex-col gap-1 text-14">
      <li>
        {m.meter_read({
          from: date(meter.fromDate, locale),
          to: date(meter.toDate, locale),
          kwh: kWh(meter.measuredKwh, locale),
        })}
      </li>
      {meter.isWholeYear ? null : <li>{m.meter_scaled({ kwh: kWh(meter.annualKwh, locale) })}</li>}
      {meter.filledHours === 0 ? null : (
        <li>
          {m.meter_filled({ count: meter.filledHours, hours: decimal(meter.filledHours, locale) })}
        </li>
      )}
      <li>{m.meter_stays({ kwh: kWh(meter.annualKwh, locale) })}</li>
    </ul>
  );
}

function problemText(problem: Problem): string {
  switch (problem) {
    case 'too-large':
      return m.meter_problem_too_large();
    case 'not-a-meter-file':
      return m.meter_problem_not_a_meter_file();
    case 'several-meters':
      return m.meter_problem_several_meters();
    case 'not-hourly':
      return m.meter_problem_not_hourly();
    case 'wrong-unit':
      return m.meter_problem_wrong_unit();
    case 'unreadable':
      return m.meter_problem_unreadable();
    case 'too-short':
      return m.meter_problem_too_short();
    case 'too-many-gaps':
      return m.meter_problem_too_many_gaps();
    case 'no-use':
      return m.meter_problem_no_use();
    case 'too-much':
      return m.meter_problem_too_much();
  }
}
