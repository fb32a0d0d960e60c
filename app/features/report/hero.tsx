import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { answerWords } from '../../../words/answer-words.ts';
import { Figure } from '../../ui/figure.tsx';
import { QuestionIcon } from '../../ui/action-icons.tsx';
import { headlineSentence, placeLine, systemLine } from '../../../words/report/headline-words.ts';
import { againstToday } from '../../../words/standing-words.ts';
import { HouseScene } from './house-scene.tsx';
import { guessedText } from '../../../words/report/guess-words.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

export type HeroProps = {
  figures: ReportFigures;
  address: string;
  examplePlace: string | null;
  /** Where the guesses are answered; null: the reader's state is not known. */
  calculatorUrl: string | null;
};

/** The answer first: one sentence, three figures with their ranges, and the house. */
export function Hero({ figures, address, examplePlace, calculatorUrl }: HeroProps) {
  const { estimate, input, guessed } = figures;
  const locale = getLocale();
  const place = placeLine(address, input.postcode, examplePlace, locale);
  const { price, saving, payback } = answerWords(estimate, locale);
  return (
    <header className="report-hero mx-bleed grid overflow-hidden border-y border-hairline tablet:mx-0 tablet:rounded-hero tablet:border laptop:grid-cols-[minmax(0,1fr)_280px] desktop:grid-cols-[minmax(0,1fr)_420px]">
      <div className="flex flex-col gap-5 bg-kalk-50 px-page py-6 tablet:px-10 tablet:py-8">
        <div className="flex flex-col gap-2">
          <p className="text-14 text-blaek-600">
            {place} · {systemLine(estimate, input.standing, locale)}
          </p>
          <h1 className="text-28 font-semibold text-blaek tablet:text-36">
            {headlineSentence(estimate, locale)}
          </h1>
          {input.standing === null ? null : (
            <p className="max-w-[62ch]">{againstToday(estimate, locale)}</p>
          )}
        </div>
        <dl className="report-figures grid border-t-[1.5px] border-blaek tablet:grid-cols-[repeat(3,auto)] tablet:justify-between tablet:gap-x-8 tablet:pt-4">
          <HeroFigure label={m.report_price()} note={m.report_price_note()}>
            <Figure {...price.parts} size="large" />
          </HeroFigure>
          <HeroFigure
            label={m.report_saving()}
            note={m.report_saving_note({ range: saving.range })}
          >
            <Figure {...saving.parts} size="large" />
          </HeroFigure>
          <HeroFigure label={m.report_payback()} note={payback.range}>
            <Figure {...payback.parts} size="large" />
          </HeroFigure>
        </dl>
        {guessed.length > 0 ? (
          <p className="max-w-[62ch] text-14 text-blaek">
            {guessedText(guessed, input.standing, locale)} {m.report_guessed_until()}{' '}
            {calculatorUrl === null ? null : (
              <a
                href={calculatorUrl}
                className="whitespace-nowrap text-gran-700 underline underline-offset-4 print:hidden"
              >
                {m.report_guessed_change()}
              </a>
            )}
          </p>
        ) : null}
        <a
          href="#assumptions"
          className="-my-2 inline-flex min-h-11 items-center gap-2 self-start text-14 text-gran-700 underline underline-offset-4 print:hidden"
        >
          <QuestionIcon size={18} />
          {m.report_sources_link()}
        </a>
      </div>
      <HouseScene />
    </header>
  );
}

/** On a phone the figure is right of its name; on wider screens below it. */
function HeroFigure({
  label,
  note,
  children,
}: {
  label: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <div className="report-figure grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-3 tablet:flex tablet:flex-col tablet:items-start tablet:border-b-0 tablet:py-0">
      <dt className="self-end font-medium tablet:self-start">{label}</dt>
      <dd className="row-span-2">{children}</dd>
      <dd className="self-start text-14 text-blaek-600">{note}</dd>
    </div>
  );
}
