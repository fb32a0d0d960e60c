import type { ReactNode } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS } from '../../../domain/calculator-defaults.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import { answerWords, paybackFigure, paybackText } from '../../../words/answer-words.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { kr, kWh, kWp, signedKr, years } from '../../../words/format.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { PriceFigure, PriceRangeWords } from './price-words.tsx';
import { SharpeningChart } from './sharpening-chart.tsx';

/** The figure that «Hvor kommer tallet fra?» (where does this figure come from?) explains. */
export type ExplainedFigure = 'price' | 'saving' | 'payback';

export type AnswerCardProps = {
  /** Null until there is a place. */
  readonly result: SurveyResult | null;
  /** Whether the current question leaves the price unchanged. */
  readonly isFree: boolean;
  /** The figure as it is shown, with the way to where it comes from. */
  readonly explain: (figure: ExplainedFigure, shown: ReactNode) => ReactNode;
  /** Link to the whole result. */
  readonly link: ReactNode;
  /** Whether a title over the card calls it the answer already. */
  readonly isTitled: boolean;
};

type CalculatedProps = { readonly result: SurveyResult };

export function AnswerCard({ result, isFree, explain, link, isTitled }: AnswerCardProps) {
  if (result === null) return <p className="text-blaek-600">{m.survey_address_none_yet()}</p>;
  const { estimate, sharpening } = result;
  if (!isAnythingBought(estimate.system)) return <NoPanels result={result} link={link} />;
  const locale = getLocale();
  const { system } = estimate;
  const { saving } = answerWords(estimate, locale);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-14 text-blaek-600">
          {isTitled
            ? m.survey_answer_price()
            : sharpening.isExact
              ? m.survey_answer_final()
              : m.survey_answer_so_far()}
        </p>
        <div className="text-gran-900">{explain('price', <PriceFigure result={result} />)}</div>
        <PriceRangeWords range={sharpening.now} />
      </div>
      <dl className="border-t border-hairline">
        <Row
          label={m.survey_saving()}
          figure={explain('saving', saving.text)}
          note={m.calculator_range({ range: saving.range })}
        />
        <Payback result={result} explain={explain} />
        {system.numberOfPanels === 0 ? null : (
          <Row
            label={m.survey_yield()}
            figure={kWh(roundedTo(estimate.yield.annualKwh, 10), locale)}
            note={m.survey_yield_note({
              panels: String(system.numberOfPanels),
              kwp: kWp(system.peakPower, locale),
            })}
          />
        )}
      </dl>
      <LoanMonth result={result} />
      <SharpeningChart result={result} isFree={isFree} />
      <div className="border-t border-hairline pt-3">{link}</div>
    </div>
  );
}

/** With a loan two of them: as if it were paid in cash, and with the interest. */
function Payback({ result, explain }: Pick<AnswerCardProps, 'explain'> & CalculatedProps) {
  const locale = getLocale();
  const { inCash } = result;
  const { economy } = result.estimate;
  const { loan } = economy;
  const payback = paybackFigure(economy, locale);
  const figure = explain('payback', payback.text);
  const range = m.calculator_range({ range: payback.range });
  if (loan === null) return <Row label={m.survey_payback()} figure={figure} note={range} />;
  const termYears = result.state.loanTermYears ?? CALCULATOR_DEFAULTS.loanTermYears;
  return (
    <>
      {inCash === null ? null : (
        <Row
          label={m.survey_payback_cash()}
          figure={paybackText(inCash.paybackYears, locale)}
          note={m.calculator_range({ range: paybackFigure(inCash, locale).range })}
        />
      )}
      <Row
        label={m.survey_payback_loan({ years: years(termYears, locale, 0) })}
        figure={figure}
        note={[range, m.survey_loan_interest({ interest: kr(loan.totalInterestDkk, locale) })].join(
          '. ',
        )}
        isMarked
      />
    </>
  );
}

/** What the loan does to a month, until it is paid. */
function LoanMonth({ result: { estimate } }: CalculatedProps) {
  const { loan } = estimate.economy;
  if (loan === null) return null;
  const locale = getLocale();
  const saving = roundedTo(estimate.savings.tenYearMeanDkk / 12, 10);
  const payment = Math.round(loan.monthlyPaymentDkk);
  return (
    <section>
      <h2 className="font-semibold">{m.survey_month_title()}</h2>
      <dl className="mt-1">
        <Row label={m.survey_month_saving()} figure={signedKr(saving, locale)} note={null} />
        <Row label={m.survey_loan_payment()} figure={signedKr(-payment, locale)} note={null} />
        <Row
          label={m.survey_month_total()}
          figure={signedKr(saving - payment, locale)}
          note={null}
        />
      </dl>
    </section>
  );
}

function NoPanels({ result, link }: Pick<AnswerCardProps, 'link'> & { result: SurveyResult }) {
  const { estimate } = result;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-18 font-semibold">
        <AlertIcon className="mt-1 shrink-0 text-sol-700" />
        {estimate.system.limitedBy === 'thatch' ? m.survey_thatch() : m.survey_no_room()}
      </p>
      <p className="text-14 text-blaek-600">{m.survey_other_roof()}</p>
      {link}
    </div>
  );
}

type RowProps = {
  readonly label: string;
  readonly figure: ReactNode;
  readonly note: string | null;
  /** What the answer on the screen has changed. */
  readonly isMarked?: boolean;
};

const MARKED =
  '-mx-5 border-l-4 border-l-gran-700 bg-gran-100 pr-5 pl-4 min-[70rem]:-mx-6 min-[70rem]:pr-6 min-[70rem]:pl-5';

function Row({ label, figure, note, isMarked = false }: RowProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-2.5 ${isMarked ? MARKED : ''}`}
    >
      <dt className="self-center text-blaek-600">{label}</dt>
      <dd className="contents">
        {/* A figure that can be pressed is as high as a finger, its row no higher than the others. */}
        <span className="text-right font-semibold has-[button]:-my-2.5">{figure}</span>
        {note === null ? null : (
          <span className="col-span-2 text-right text-14 text-blaek-600">{note}</span>
        )}
      </dd>
    </div>
  );
}
