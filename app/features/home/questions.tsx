import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { WriteToLink } from '../../write-to.tsx';
import { Closing } from './closing.tsx';
import { QUESTIONS } from './question-list.ts';
import { Reading, type ReadingArticle } from './reading.tsx';
import { Voices, type Voice } from './voices.tsx';

/** The most frequent questions, answered plainly; native disclosures, the first one open. */
function Questions() {
  return (
    <section aria-labelledby="questions-title" className="bg-kalk-50 py-12 tablet:py-18">
      <div className="mx-auto grid max-w-312 gap-x-6 gap-y-8 px-6 min-[62.5rem]:grid-cols-12">
        <div className="min-[62.5rem]:col-span-4">
          <h2 id="questions-title" className="text-28 font-semibold tablet:text-36">
            {m.home_questions_title()}
          </h2>
          <p className="mt-4 text-18 text-blaek-600">
            {m.home_questions_lead()}{' '}
            <WriteToLink className="font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900" />
            .
          </p>
        </div>
        <div className="border-t-2 border-gran-900 min-[62.5rem]:col-span-8">
          {QUESTIONS.map(({ question, answer }, index) => (
            <details key={index} open={index === 0} className="group border-b border-gran-900/15">
              <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-3 text-18 font-semibold text-gran-900 hover:underline [&::-webkit-details-marker]:hidden">
                {question()}
                <svg
                  viewBox="0 0 24 24"
                  width="24"
                  height="24"
                  aria-hidden="true"
                  className="shrink-0 stroke-current"
                  strokeWidth="2"
                >
                  <path d="M4 12h16" />
                  <path d="M12 4v16" className="group-open:hidden" />
                </svg>
              </summary>
              <p className="max-w-[56ch] pb-7 text-blaek-600">{answer()}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

type QuestionsAndClosingProps = {
  readonly voices: readonly Voice[];
  readonly articles: readonly ReadingArticle[];
  readonly addressForm: ReactNode;
};

export default function QuestionsAndClosing(props: QuestionsAndClosingProps) {
  const { voices, articles, addressForm } = props;
  return (
    <>
      <Voices voices={voices} />
      <Questions />
      <Reading articles={articles} />
      <Closing addressForm={addressForm} />
    </>
  );
}
