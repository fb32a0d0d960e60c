import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { PriceQuestion } from '../../../domain/survey/price-range.ts';
import type { SharpeningBar } from '../../../domain/survey/sharpening.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { decimal, kr, krParts } from '../../../words/format.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

const ANNOUNCE_AFTER_MS = 1000;
const STEP_DKK = 50_000;
/** Room beside the widest bar, as a share of it. */
const MARGIN = 0.04;

const NAMES: Readonly<Record<PriceQuestion, () => string>> = {
  address: m.survey_bar_address,
  house: m.survey_bar_house,
  roof: m.survey_bar_roof,
  use: m.survey_bar_use,
  board: m.survey_bar_board,
};
const NARROWED: Readonly<Record<PriceQuestion, () => string>> = {
  address: m.survey_bar_address,
  house: m.survey_narrowed_house,
  roof: m.survey_narrowed_roof,
  use: m.survey_narrowed_use,
  board: m.survey_narrowed_board,
};

const LOOKS: Readonly<Record<SharpeningBar['state'], string>> = {
  answered: 'h-2.5 border border-sten-500 hatched bg-white',
  now: 'h-3.5 border-2 border-blaek bg-sol-400',
  'to-come': 'h-2.5 border border-dashed border-sten-500',
};

type SharpeningChartProps = {
  readonly result: SurveyResult;
  /** Whether the current question leaves the price unchanged. */
  readonly isFree: boolean;
};

/** How each answer narrows the price: a bar per price question, the current one with a tick at the price. */
export function SharpeningChart({ result, isFree }: SharpeningChartProps) {
  const { sharpening, estimate } = result;
  const { bars } = sharpening;
  const lowest = Math.min(...bars.map(({ low }) => low));
  const highest = Math.max(...bars.map(({ high }) => high));
  const pad = (highest - lowest) * MARGIN;
  const at = (dkk: number) => (100 * (dkk - lowest + pad)) / (highest - lowest + 2 * pad);
  const lines = gridLines(lowest, highest);
  const now = bars.find(({ state }) => state === 'now');
  // After the last question that the price depends on, its bar is the price's own range.
  const standing = now ?? bars.at(-1);
  const locale = getLocale();
  return (
    <section>
      <h2 className="font-semibold">
        {now === undefined ? m.survey_sharp() : m.survey_sharpens()}
      </h2>
      <div aria-hidden="true" className="mt-2">
        <div className="relative ml-32 h-6 text-14 text-blaek-600">
          {lines.map((dkk) => (
            <span
              key={dkk}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              // Beside its line rather than over the card's edge.
              style={{ left: `clamp(28px, ${at(dkk)}%, 100% - 28px)` }}
            >
              {decimal(dkk, locale)}
            </span>
          ))}
          <span className="absolute -left-32">{krParts(0, locale).unit}</span>
        </div>
        {bars.map((bar) => (
          <div
            key={bar.question}
            className="grid h-8 grid-cols-[128px_minmax(0,1fr)] items-center border-b border-hairline text-14"
          >
            <span className={bar === standing ? 'font-semibold' : 'text-blaek-600'}>
              {bar.state === 'now'
                ? m.survey_bar_now({ question: NAMES[bar.question]() })
                : NAMES[bar.question]()}
            </span>
            <span className="relative block h-full">
              {lines.map((dkk) => (
                <span
                  key={dkk}
                  className="absolute inset-y-0 w-px bg-hairline"
                  style={{ left: `${at(dkk)}%` }}
                />
              ))}
              <span
                className={`absolute top-1/2 min-w-1 -translate-y-1/2 transition-[left,width] duration-200 ${LOOKS[bar === standing ? 'now' : bar.state]}`}
                style={{ left: `${at(bar.low)}%`, width: `${at(bar.high) - at(bar.low)}%` }}
              />
              {bar === standing ? (
                <span
                  className="absolute top-1/2 h-5 w-0.5 -translate-y-1/2 bg-blaek"
                  style={{ left: `${at(estimate.price.totalPrice)}%` }}
                />
              ) : null}
            </span>
          </div>
        ))}
      </div>
      <BarTable bars={bars} />
      <Narrowed result={result} question={now?.question} isFree={isFree} />
      <p className="mt-2 text-14 text-blaek-600">{m.survey_range_from()}</p>
    </section>
  );
}

function gridLines(lowest: number, highest: number): readonly number[] {
  const first = Math.ceil(lowest / STEP_DKK) * STEP_DKK;
  const lines: number[] = [];
  for (let dkk = first; dkk <= highest && lines.length < 4; dkk += STEP_DKK) lines.push(dkk);
  return lines;
}

/** The same for screen readers. */
function BarTable({ bars }: { readonly bars: readonly SharpeningBar[] }) {
  const locale = getLocale();
  return (
    <div className="sr-only">
      <table>
        <caption>{m.survey_chart_table()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.survey_chart_question()}</th>
            <th scope="col">{m.survey_chart_low()}</th>
            <th scope="col">{m.survey_chart_high()}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ question, state, low, high }) => (
            <tr key={question}>
              <th scope="row">
                {state === 'now'
                  ? m.survey_bar_now({ question: NAMES[question]() })
                  : NAMES[question]()}
                {state === 'to-come' ? ` (${m.survey_bar_to_come()})` : null}
              </th>
              <td>{kr(roundedTo(low, 1000), locale)}</td>
              <td>{kr(roundedTo(high, 1000), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type NarrowedProps = SharpeningChartProps & { readonly question: PriceQuestion | undefined };

/** What the last answer did to the range; announced at most once a second. */
function Narrowed({ result, question, isFree }: NarrowedProps) {
  const by = roundedTo(result.sharpening.narrowedByDkk, 1000);
  const text =
    question === undefined
      ? isFree
        ? m.survey_no_price_change()
        : ''
      : by > 0
        ? m.survey_narrowed({ answer: NARROWED[question](), amount: kr(by, getLocale()) })
        : '';
  return (
    <>
      {text === '' ? null : (
        <p
          className={`mt-3 flex items-start gap-2 text-14 ${question === undefined ? 'text-blaek-600' : 'font-medium text-gran-700'}`}
        >
          {question === undefined ? null : <CheckIcon className="shrink-0" />}
          {text}
        </p>
      )}
      <Announcement text={text} restMs={ANNOUNCE_AFTER_MS} />
    </>
  );
}
