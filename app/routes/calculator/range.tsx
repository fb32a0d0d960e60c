import { useMemo } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { verdictSentence, verdictWords } from '../../../words/estimate-words.ts';
import { AnswerFigures } from '../../features/calculator/answer-figures.tsx';
import { receivedContext } from '../../../domain/sent-context.ts';
import { useMonthlyYield } from '../../features/calculator/use-monthly-yield.ts';
import { useRun } from '../../features/calculator/use-run.ts';
import { RangePage } from '../../features/range/range-page.tsx';
import { useRange } from '../../features/range/use-range.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { Route } from './+types/range';
import { loadRange } from './range.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRange(url, context);
}

export default function Range({ loaderData }: Route.ComponentProps) {
  const { state, query, served } = loaderData;
  const shared = receivedContext(loaderData.sentContext);
  const shown = useMemo(() => [state], [state]);
  const contextOf = useMonthlyYield(shown, state, shared, served.yields);
  const run = useRun(state, served.run, contextOf);
  const work = useRange(state, run.context);
  const { estimate } = run;
  const hasPanels = isAnythingBought(estimate.system);
  const locale = getLocale();
  return (
    <>
      <PageHead page={m.range_title()} description={m.range_description()} indexed={false} />
      <RangePage
        query={query}
        address={state.address ?? ''}
        numberOfPanels={estimate.system.numberOfPanels}
        firstYear={run.input.firstYear}
        work={work}
        answer={
          <section className="flex flex-col items-start gap-4 rounded-hero border border-hairline bg-white px-4 py-6 tablet:px-8">
            <Pill>{verdictWords(estimate, locale)}</Pill>
            <p className="max-w-[40ch] text-22 font-semibold">
              {verdictSentence(estimate, locale)}
            </p>
            {hasPanels ? (
              <div className="w-full">
                <AnswerFigures run={run} explained={run} size="headline" />
              </div>
            ) : null}
          </section>
        }
      />
    </>
  );
}
