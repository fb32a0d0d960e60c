import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { calculatorStateOf } from '../../../domain/survey/calculator-state-of.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { AddressSearch } from '../../features/address/address-search.tsx';
import { AddressStart } from '../../features/address/address-start.tsx';
import { receivedContext } from '../../../domain/sent-context.ts';
import { keepState } from '../../features/calculator/kept-state.ts';
import { isOwnWay } from '../../features/calculator/own-way.ts';
import { useMonthlyYield } from '../../features/calculator/use-monthly-yield.ts';
import { thenFiles } from '../../features/receipt-files/then-files.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { surveyLog } from '../../features/survey/survey-log.ts';
import { SurveyPage } from '../../features/survey/survey-page.tsx';
import type { FoundPlace, SurveyView } from '../../features/survey/survey-view.ts';
import { useSurvey, type Survey } from '../../features/survey/use-survey.ts';
import { resetProgress } from '../../../domain/survey/saved-progress.ts';
import { answerOr, unansweredForm } from '../../forms/unanswered.ts';
import type { Route } from './+types/start';
import { answerSurvey, loadStart } from './start.server.ts';
import { latePart } from '../../ui/late-part.tsx';
import { BillFile } from './bill-file.tsx';
import type { ToldHouse } from './survey-house.tsx';
import { useContactStep } from './use-contact-step.tsx';

const loadSums = () => import('../../../domain/survey/survey-result.ts');
const SurveyHouse = latePart({ load: () => import('./survey-house.tsx') });
const GridNote = latePart({ load: () => import('./grid-note.tsx') });
const FigureProvenance = latePart({
  load: () => import('../../features/calculator/figure-provenance.tsx'),
});

export function loader({ url, context }: Route.LoaderArgs) {
  return loadStart(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answerSurvey(request, url, context);
}

export async function clientAction(sent: Route.ClientActionArgs) {
  try {
    return await thenFiles(() =>
      answerOr(sent, (why) => ({ answer: unansweredForm(why), view: null })),
    );
  } catch (thrown) {
    // Sent: what was stored of it has served its purpose.
    const isSent = thrown instanceof Response && thrown.headers.has('Location');
    if (isSent) resetProgress(localStorage, surveyLog);
    throw thrown;
  }
}

/** The survey calculates by itself; only a typed address needs the server. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  if (formMethod === 'POST') return false;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage ? nextUrl.searchParams.has('q') : defaultShouldRevalidate;
}

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.start_page()} description={m.start_lead()} />
      {loaderData.kind === 'address' ? (
        <AddressStart answer={loaderData.answer} />
      ) : (
        <SurveyStart loaded={loaderData} answered={actionData} />
      )}
    </>
  );
}

type SurveyStartProps = {
  readonly loaded: Extract<Route.ComponentProps['loaderData'], { kind: 'survey' }>;
  readonly answered: Route.ComponentProps['actionData'];
};

function SurveyStart({ loaded, answered }: SurveyStartProps) {
  // A form sent by the browser without JavaScript is answered with the next page; a script has its
  // own way.
  const [first] = useState(answered?.view ?? null);
  // Nothing of a file is transferred here, though its type would allow it.
  const view = (first ?? loaded.view) as SurveyView;
  const survey = useSurvey(view);
  const { place, shown, progress } = survey;
  const { answers } = progress;
  const state = useMemo(
    () => (place === null ? null : calculatorStateOf(answers, place)),
    [answers, place],
  );
  const served = useMemo(
    () =>
      calculatorStateOf(
        (loaded.view as SurveyView).progress.answers,
        loaded.view.place ?? { lat: 0, lon: 0, postcode: '', address: '', gridCompany: null },
      ),
    [loaded.view],
  );
  const context = receivedContext(loaded.sentContext);
  const contextOf = useMonthlyYield(state === null ? [] : [state], served, context, loaded.yields);
  const [sums, setSums] = useState<Awaited<ReturnType<typeof loadSums>> | null>(null);
  const [tells, setTells] = useState(false);
  useEffect(() => {
    if (place === null) return;
    void loadSums().then(setSums, () => undefined);
    // Until it is here a figure stands by itself.
    void FigureProvenance.fetch().then(
      () => setTells(true),
      () => undefined,
    );
  }, [place]);
  const made = useMemo(
    () =>
      sums === null || place === null
        ? null
        : sums.surveyResult({ answers, place, shown }, contextOf),
    [sums, answers, place, shown, contextOf],
  );
  useSurveyKept(survey, made?.result.state ?? state);
  const [gridCompanies, setGridCompanies] = useState(loaded.gridCompanies);
  const [told, setTold] = useState<ToldHouse>({});
  const step = useContactStep(survey, loaded.ticket, answered?.answer);
  return (
    <SurveyPage
      survey={survey}
      view={view}
      result={made?.result ?? (place === null ? null : view.result)}
      pricesFrom={context.priceList.validFrom}
      renderAddress={(props) => (
        <AddressSearch
          key={props.defaultValue}
          name="q"
          label={m.address_label()}
          {...props}
          onPick={(found) => {
            setGridCompanies(found.gridCompanies);
            props.onPick(found satisfies FoundPlace);
          }}
        />
      )}
      explain={(figure, value) => explained(figure, value, tells ? made?.run : undefined)}
      told={told}
      house={
        loaded.asksHouse && place !== null ? (
          <SurveyHouse survey={survey} place={place} told={told} onTold={setTold} />
        ) : null
      }
      bill={
        <>
          {gridCompanies.length > 1 ? (
            <GridNote
              gridTariffs={context.gridTariffs}
              chosen={place?.gridCompany ?? null}
              companies={gridCompanies}
            />
          ) : null}
          <BillFile survey={survey} />
        </>
      }
      {...step}
    />
  );
}

/** What the survey makes of the answers is the visitor's calculation, also before they see it in the calculator. */
function useSurveyKept({ hasActed }: Survey, state: CalculatorState | null): void {
  useEffect(() => {
    if (state !== null && (hasActed() || isOwnWay(state))) keepState(state);
  }, [state]); // eslint-disable-line react-hooks/exhaustive-deps
}

/** A figure that tells where it comes from, once that has been worked out here and can be told. */
function explained(
  figure: 'price' | 'saving' | 'payback',
  shown: ReactNode,
  run: EstimateRun | undefined,
) {
  return run === undefined ? shown : <FigureProvenance {...{ figure, run, shown }} />;
}
