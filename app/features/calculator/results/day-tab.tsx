import { useMemo, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { DayChart } from '../../../charts/day-chart.tsx';
import { DayTable } from '../../../charts/day-table.tsx';
import { SEASONS, seasonDay, type Season } from '../../../../domain/report/season-day.ts';
import { monthName } from '../../../../words/format.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { ChartWithTable } from './chart-with-table.tsx';

export default function DayTab({ run }: { run: EstimateRun }) {
  const [season, setSeason] = useState<Season>('spring');
  const day = useMemo(() => seasonDay(run, season), [run, season]);
  const locale = getLocale();
  const { batteryUsableKwh } = run.estimate.system;
  return (
    <ChartWithTable
      chart={
        <DayChart
          hours={day.hours}
          batteryUsableKwh={batteryUsableKwh}
          note={m.calculator_day_note({ month: monthName(day.monthIndex + 1, locale) })}
          locale={locale}
          aside={
            <div className="w-full tablet:w-96">
              <Segmented
                name="season"
                hideLabel
                label={m.calculator_season()}
                options={SEASONS.map((value) => ({ value, label: seasonName(value) }))}
                value={season}
                onValue={(value) => setSeason(value as Season)}
              />
            </div>
          }
        />
      }
      table={<DayTable hours={day.hours} batteryUsableKwh={batteryUsableKwh} locale={locale} />}
    />
  );
}

function seasonName(season: Season): string {
  switch (season) {
    case 'winter':
      return m.calculator_season_winter();
    case 'spring':
      return m.calculator_season_spring();
    case 'summer':
      return m.calculator_season_summer();
    case 'autumn':
      return m.calculator_season_autumn();
  }
}
