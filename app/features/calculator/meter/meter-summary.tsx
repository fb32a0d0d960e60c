import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { date, kWh, percent } from '../../../../words/format.ts';
import type { MeterLoad } from '../meter-load.ts';
import { LARGE_HOUR_KWH } from './meter-reading.ts';
import { MeterStrip } from './meter-strip.tsx';
import { hoursWords, leftOutWords, seriesWords, stepsWords } from './meter-words.ts';

/** What was read out of a file: what counts, what does not and why, and what the visitor has said of it. */
export function MeterSummary({ meter }: { meter: MeterLoad }) {
  const locale = getLocale();
  const { reading, missingHours } = meter;
  const left = leftOutWords(reading.leftOut, locale);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{m.meter_title()}</p>
      <dl className="border-t border-hairline text-14">
        <Fact name={m.meter_use()}>{kWh(meter.measuredKwh, locale)}</Fact>
        <Fact name={m.meter_first_day()}>{date(meter.fromDate, locale)}</Fact>
        <Fact name={m.meter_last_day()}>{date(meter.toDate, locale)}</Fact>
        <Fact name={m.meter_steps()}>{stepsWords(reading.steps)}</Fact>
        <Fact name={m.meter_missing()}>
          {missingHours === 0 ? m.meter_none() : hoursWords(missingHours, locale)}
        </Fact>
        {reading.estimatedHours === 0 ? null : (
          <Fact name={m.meter_estimated()}>{hoursWords(reading.estimatedHours, locale)}</Fact>
        )}
      </dl>
      <MeterStrip meter={meter} />
      {left.length === 0 ? null : (
        <div className="text-14">
          <p className="font-semibold">{m.meter_left_title()}</p>
          <ul className="ml-5 list-disc">
            {left.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {remarksOn(meter).map((words) => (
        <p key={words} className="text-14">
          {words}
        </p>
      ))}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5">
      <dt className="text-blaek-600">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** How the file became a year, and what the visitor has answered on the way. */
function remarksOn({ annualKwh, yearShare, reading, answers }: MeterLoad): readonly string[] {
  const locale = getLocale();
  const kwh = kWh(annualKwh, locale);
  const share = percent(yearShare, locale, yearShare > 0.99 ? 1 : 0);
  const remarks: string[] = [];
  if (answers.annualKwh !== undefined) remarks.push(m.meter_said({ share, kwh }));
  else if (yearShare < 1) remarks.push(m.meter_scaled({ share, kwh }));
  if (answers.series !== undefined) {
    remarks.push(m.meter_answered_series({ series: seriesWords(reading.series) }));
  }
  if (answers.decimal !== undefined) remarks.push(m.meter_answered_number());
  if (answers.largeHours === 'keep') {
    remarks.push(m.meter_answered_keep({ kwh: kWh(LARGE_HOUR_KWH, locale) }));
  }
  if (reading.isWinterTime) remarks.push(m.meter_winter_time());
  remarks.push(m.meter_stays({ kwh }));
  return remarks;
}
