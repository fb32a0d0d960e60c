import { useId } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { dotsWithin } from '../../../engine/range/money-range.ts';
import { years } from '../../../words/format.ts';
import { KeepPicture } from '../../charts/keep-picture.tsx';
import { LAST_YEAR, PaybackDots } from '../../charts/payback-dots.tsx';
import { Announcement } from '../../ui/announcement.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { RangeFindings, Scenario } from './range-findings.ts';
import { PaybackTable } from './range-tables.tsx';
import { paybackText, yearsRange } from '../../../words/answer-words.ts';

/** The limit rests. */
const LIMIT_RESTS_MS = 500;
const HEIGHT_PX = 300;

export type PaybackSectionProps = {
  scenario: Scenario;
  sunOnly: RangeFindings['sunOnly'];
  fromYear: number;
  firstYear: number;
  limit: number;
  onLimit: (limit: number) => void;
};

/** When a hundred futures have paid for themselves, and how many by a year of the visitor's choice. */
export function PaybackSection(props: PaybackSectionProps) {
  const { scenario, sunOnly, fromYear, firstYear, limit, onLimit } = props;
  const { range, paybackYears: band } = scenario;
  const locale = getLocale();
  const within = dotsWithin(range, limit);
  const never = range.paybackYears.filter((payback) => payback === null).length;
  const limitWords = years(limit, locale, 0);
  const title = m.range_payback_title({ count: String(within), limit: limitWords });
  return (
    <div data-chart="">
      <h2 className="text-22 font-semibold">{title}</h2>
      <p className="text-14 text-blaek-600">{m.range_payback_lead()}</p>
      <Counts
        counts={[
          [within, m.range_count_within({ limit: limitWords })],
          [100 - never - within, m.range_count_between({ limit: limitWords })],
          [never, m.range_count_never()],
        ]}
      />
      <LimitSlider {...{ limit, onLimit, fromYear, title }} words={limitWords} />
      <PaybackDots
        paybackYears={range.paybackYears}
        {...{ fromYear, firstYear, limit, band, locale }}
        sunOnly={{ ...sunOnly, middle: null }}
        label={title}
        height={HEIGHT_PX}
      />
      <p className="pt-2 font-medium">
        {m.range_band({
          span: yearsRange(band, locale),
          middle: paybackText(band.middle, locale),
        })}
      </p>
      <p className="text-14 text-blaek-600">
        {m.range_sun_only({ span: yearsRange(sunOnly, locale) })}
      </p>
      <KeepPicture />
      <Disclosure showLabel={m.range_table_show()} hideLabel={m.range_table_hide()}>
        <PaybackTable range={range} />
      </Disclosure>
      <Announcement text={title} restMs={LIMIT_RESTS_MS} />
    </div>
  );
}

function Counts({ counts }: { counts: readonly (readonly [number, string])[] }) {
  return (
    <dl className="grid grid-cols-[2fr_1fr_1fr] gap-4 pt-4">
      {counts.map(([count, words]) => (
        <div key={words} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-14 text-blaek-600">{words}</dt>
          <dd className="text-22 font-semibold tabular-nums tablet:text-28">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type LimitSliderProps = Pick<PaybackSectionProps, 'limit' | 'onLimit' | 'fromYear'> & {
  words: string;
  title: string;
};

function LimitSlider({ limit, onLimit, fromYear, words, title }: LimitSliderProps) {
  const id = useId();
  const min = fromYear + 1;
  return (
    <div className="max-w-100 pt-3 print:hidden">
      <label htmlFor={id} className="font-medium">
        {m.range_limit({ limit: words })}
      </label>
      <input
        id={id}
        type="range"
        className="range-input"
        style={{ '--filled': `${(100 * (limit - min)) / (LAST_YEAR - min)}%` } as object}
        min={min}
        max={LAST_YEAR}
        step={1}
        value={limit}
        aria-valuetext={title}
        onChange={(event) => onLimit(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
