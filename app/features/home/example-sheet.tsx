import type { ReactNode } from 'react';
import type { Grade } from '../../../domain/verdict-grade.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { priceFigure } from '../../../words/answer-words.ts';
import { decimal, kr, krParts, kWh, kWp, yearsUnit } from '../../../words/format.ts';
import { Figure } from '../../ui/figure.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import type { ExampleFigures } from './example.ts';
import { MonthChart } from './month-chart.tsx';

function gradeWords(grade: Grade): string {
  if (grade === 'quick' || grade === 'good') return m.home_example_good();
  return grade === 'slow' ? m.home_example_slow() : m.home_example_late();
}

/** Rounded to whole hundreds: the last digits are not known. */
function hundreds(dkk: number): number {
  return Math.round(dkk / 100) * 100;
}

type AnswerProps = {
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
  readonly below?: ReactNode;
};

function Answer({ label, note, children, below }: AnswerProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-gran-900/15 py-4 tablet:block tablet:border-0 tablet:py-0">
      <p className="self-center text-blaek-600">{label}</p>
      <p className="text-gran-900 tablet:mt-1">{children}</p>
      <p className="col-span-2 text-14 text-blaek-600 tablet:mt-1">{note}</p>
      {below !== undefined && <div className="col-span-2 pt-2">{below}</div>}
    </div>
  );
}

/** The example's answer: price, saving with its range, payback, what it means, and the months. */
export function ExampleSheet({ figures }: { readonly figures: ExampleFigures }) {
  const locale = getLocale();
  const { paybackYears, producedKwh, ownKwh, soldKwh, curtailedKwh } = figures;
  // From the rounded figures beside it, so that a reader's sum matches.
  const restKwh = Math.round(producedKwh) - Math.round(ownKwh) - Math.round(soldKwh);
  const lowDkk = hundreds(figures.savingLowDkk);
  const highDkk = hundreds(figures.savingHighDkk);
  // The currency is written once, on the side where the language has it.
  const low = locale === 'da' ? decimal(lowDkk, locale) : kr(lowDkk, locale);
  const high = locale === 'da' ? kr(highDkk, locale) : decimal(highDkk, locale);
  return (
    <div className="bg-kalk-50 px-6 py-8 max-tablet:-mx-6 tablet:rounded-card tablet:p-8">
      <div className="tablet:grid tablet:grid-cols-3 tablet:gap-6 tablet:border-b tablet:border-gran-900/15 tablet:pb-6">
        <Answer
          label={m.home_example_price()}
          note={m.home_example_price_note({ power: kWp(figures.peakPowerKwp, locale) })}
        >
          <Figure size="large" {...priceFigure(figures.totalPriceDkk, locale).parts} />
        </Answer>
        <Answer
          label={m.home_example_saving()}
          note={m.home_example_saving_note({ low, high })}
          below={
            <RangeBar
              low={figures.savingLowDkk}
              mid={figures.savingDkk}
              high={figures.savingHighDkk}
              domain={[0.5 * figures.savingDkk, 1.5 * figures.savingDkk]}
              label={m.home_example_saving_range({
                low: kr(lowDkk, locale),
                high: kr(highDkk, locale),
                mid: kr(hundreds(figures.savingDkk), locale),
              })}
            />
          }
        >
          <Figure size="large" {...krParts(hundreds(figures.savingDkk), locale)} />
        </Answer>
        <Answer label={m.home_example_payback()} note={m.home_example_payback_note()}>
          {paybackYears === null ? (
            <Figure size="medium" value={m.home_example_payback_never()} />
          ) : (
            <Figure
              size="large"
              value={decimal(paybackYears, locale, 1)}
              unit={yearsUnit(locale)}
            />
          )}
        </Answer>
      </div>
      <p className="my-6 max-w-[52ch] text-18">
        <strong className="font-semibold">{gradeWords(figures.grade)}</strong>{' '}
        {m.home_example_sentence({
          produced: kWh(producedKwh, locale),
          own: decimal(ownKwh, locale),
          sold: decimal(soldKwh, locale),
        })}{' '}
        {curtailedKwh >= 1 && m.home_example_curtailed({ rest: kWh(restKwh, locale) })}{' '}
        {m.home_example_worth()}
      </p>
      <MonthChart figures={figures} />
    </div>
  );
}
