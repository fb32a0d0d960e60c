import { data, redirect, type RouterContextProvider } from 'react-router';
import { placeErrors } from '../../../domain/place-check.ts';
import { textIn } from '../../../domain/posted-form.ts';
import { fail, ok } from '../../../domain/result.ts';
import { unknownTo } from '../../../domain/estimate-request.ts';
import { SURVEY_DEFAULTS, type SurveyAnswers } from '../../../domain/survey/answers.ts';
import {
  calculatorStateOf,
  streetOf,
  type SurveyPlace,
} from '../../../domain/survey/calculator-state-of.ts';
import { FIRST_QUESTION, questionId, questionOf } from '../../../domain/survey/questions.ts';
import { readSurveyForm } from '../../../domain/survey/read-form.ts';
import {
  resultAround,
  statesOf,
  type SurveyQuestion,
} from '../../../domain/survey/survey-result.ts';
import { FIRST_PROGRESS, type SurveyProgress } from '../../../domain/survey/wizard.ts';
import type { SharedContext } from '../../../engine/estimate-context.ts';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { submitOffer } from '../../../server/offers/commands.ts';
import { calculatorAt } from '../../features/address/suggestion.ts';
import { offerCheck, ofChosenChannel } from '../../features/offer/offer-check.ts';
import { receiptAt } from '../../receipt-address.ts';
import { notesWithAnswers } from '../../features/survey/answer-lines.ts';
import {
  FORM,
  placeIn,
  searchOf,
  TO,
  type SurveyView,
  type Texts,
} from '../../features/survey/survey-view.ts';
import { sentContext } from '../../../domain/sent-context.ts';
import { afterPress, progressIn } from '../../features/survey/plain-steps.ts';
import { withoutProvenance } from '../../../engine/provenance/without-provenance.ts';
import { gridCompanyAt } from '../../../server/estimates/grid-company-at.ts';
import type { Services } from '../../../server/services.ts';
import { showEstimate } from '../../../server/estimates/queries.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { takeForm } from '../../forms/take-form.server.ts';
import { newFormTicket } from '../../../server/identity/captcha/form-ticket.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { toReceipt } from './to-receipt.server.ts';
import { resolveAddress, type ResolvedAddress } from './resolve-address.server.ts';

type Context = Readonly<RouterContextProvider>;
type Looked = Exclude<ResolvedAddress, { kind: 'one' | 'not-asked' }>;

/** An address typed on the way to the calculator, or the survey at one of its questions. */
export async function loadStart(url: URL, context: Context) {
  const typed = url.searchParams.get('q');
  const wanted = questionId(url.searchParams.get('at'));
  const found = await resolveAddress(typed, context);
  if (found.kind === 'one') {
    throw redirect(
      wanted === null
        ? calculatorAt(found.place)
        : `${url.pathname}${searchOf(wanted, found.place)}`,
    );
  }
  if (wanted === null && found.kind !== 'not-asked')
    return { kind: 'address' as const, answer: found };
  const { services } = context.get(requestContext);
  const sums = await services.estimateContext();
  const place = knownPlace(placeIn(url.searchParams), sums, services);
  const answers = place === null ? SURVEY_DEFAULTS : answersAt(SURVEY_DEFAULTS, place);
  // Only the browser knows which step was reached; it continues from here.
  const isInFirst = wanted !== null && questionOf(wanted).step === FIRST_PROGRESS.currentStep;
  const shown = place === null ? FIRST_QUESTION : isInFirst ? wanted : 'house';
  const progress = { ...FIRST_PROGRESS, answers };
  const view: SurveyView = {
    shown,
    isUnknownQuestion: wanted === null && url.searchParams.has('at'),
    place,
    progress,
    ...(found.kind === 'not-asked' ? NOTHING_WRONG : lookedUp(found, typed ?? '')),
    result: await resultOf({ answers, place, shown }, sums, context),
  };
  return {
    kind: 'survey' as const,
    view,
    ...(await sumsOf(place, sums, context)),
    /** Whether BBR is asked what it says of the house. */
    asksHouse: services.roofs.isSetUp,
    gridCompanies: services.addresses.gridCompaniesIn(place?.postcode ?? null),
    ticket: newFormTicket(services),
  };
}

/** One press of a button without JavaScript, or the last step's request for an offer. */
export async function answerSurvey(request: Request, url: URL, context: Context) {
  const posted = await formOf(request.clone());
  const { services } = context.get(requestContext);
  const sums = await services.estimateContext();
  const read = readSurveyForm(posted, getLocale());
  const place = knownPlace(placeIn(placeQuery(posted)), sums, services);
  const at = questionId(textIn(posted, FORM.shown)) ?? FIRST_QUESTION;
  const to = textIn(posted, FORM.to);
  const progress = { ...progressIn(posted), answers: read.answers };
  const viewOf = async (
    moved: { shown: SurveyView['shown']; progress: SurveyProgress },
    at_: SurveyPlace | null,
    said: Pick<SurveyView, 'errors' | 'typed' | 'choices'> = NOTHING_WRONG,
  ): Promise<SurveyView> => {
    const answers = at_ === null ? moved.progress.answers : answersAt(moved.progress.answers, at_);
    const { shown } = moved;
    return {
      shown,
      isUnknownQuestion: false,
      place: at_,
      progress: { ...moved.progress, answers },
      ...said,
      result: await resultOf({ answers, place: at_, shown }, sums, context),
    };
  };
  const here = { shown: at, progress };
  // The last step's own button names nothing: it is the offer form's.
  if (at === 'contact' && to !== TO.back && questionId(to) === null) {
    const answered = await takeForm({ request: posted, context }, offerCheck, async (sent) => {
      if (place === null) return fail({ kind: 'address' as const });
      const { values, idempotencyKey, who, locale } = sent;
      const result = await resultOf({ answers: read.answers, place, shown: at }, sums, context);
      const notes = notesWithAnswers(read.answers);
      const input = {
        request: { ...ofChosenChannel({ ...values, notes }), idempotencyKey, state: result!.state },
        receiptUrl: (token: string) =>
          new URL(receiptAt('offer', token, locale), services.settings.appUrl ?? url.origin),
      };
      const taken = await submitOffer(services, who, input, locale);
      return taken.ok ? ok(await toReceipt(taken.value.receiptToken, posted, context)) : taken;
    });
    if (answered instanceof Response) return answered;
    return data({ answer: answered.data, view: await viewOf(here, place) }, answered.init ?? {});
  }
  const said = (view: SurveyView) => data({ answer: undefined, view });
  if (at === 'address' && to !== TO.back && questionId(to) === null) {
    const typed = to.startsWith('place:') ? to.slice('place:'.length) : textIn(posted, 'q').trim();
    if (place !== null && typed === place.address) {
      return said(await viewOf(afterPress(here, TO.next), place));
    }
    const found = await resolveAddress(typed, context);
    if (found.kind === 'one') {
      return said(await viewOf(afterPress(here, TO.next), { ...found.place }));
    }
    return said(await viewOf(here, place, lookedUp(found as Looked, typed)));
  }
  const wrong = wrongIn(read.errors, questionOf(at).fields);
  if (to === TO.next && Object.keys(wrong).length > 0) {
    const typed = Object.fromEntries(
      Object.keys(wrong).map((name) => [name, textIn(posted, name)]),
    );
    return said(await viewOf(here, place, { errors: wrong, typed, choices: [] }));
  }
  return said(await viewOf(place === null ? here : afterPress(here, to), place));
}

const NOTHING_WRONG = { errors: {}, typed: {}, choices: [] } as const;

function lookedUp(found: Looked, typed: string) {
  const errors: Texts =
    found.kind === 'empty'
      ? { q: m.address_error_empty() }
      : found.kind === 'unknown'
        ? { q: m.address_error_unknown({ query: found.query }) }
        : {};
  return { errors, typed: { q: typed }, choices: found.kind === 'several' ? found.places : [] };
}

function wrongIn(
  errors: ReturnType<typeof readSurveyForm>['errors'],
  fields: readonly string[],
): Texts {
  const locale = getLocale();
  return Object.fromEntries(
    errors
      .filter(({ field }) => fields.includes(field))
      .map((error) => [error.field, fieldErrorText(error, locale)]),
  );
}

function placeQuery(posted: FormData): URLSearchParams {
  const names = ['lat', 'lon', 'postcode', 'address', 'gridCompany'] as const;
  const given = names.map((name) => [name, textIn(posted, name)] as const);
  return new URLSearchParams(given.filter(([, text]) => text !== '').map((pair) => [...pair]));
}

/** A place that can be calculated; what an address says besides may be anything. */
function knownPlace(
  place: SurveyPlace | null,
  sums: SharedContext,
  services: Pick<Services, 'addresses'>,
): SurveyPlace | null {
  if (place === null) return null;
  const postcode = /^\d{4}$/.test(place.postcode) ? place.postcode : null;
  const isThere = placeErrors({ lat: place.lat, lon: place.lon }).length === 0;
  if (postcode === null || !isThere) return null;
  const isKnown = unknownTo({ gridCompany: place.gridCompany }, sums).length === 0;
  return {
    ...place,
    address: place.address.slice(0, 200),
    gridCompany: gridCompanyAt(
      services,
      { postcode, gridCompany: isKnown ? place.gridCompany : null },
      sums,
    ),
  };
}

function answersAt(answers: SurveyAnswers, place: SurveyPlace): SurveyAnswers {
  const given = { zip: place.postcode, streetAndNumber: streetOf(place) };
  return { ...answers, solar: { ...answers.solar, ...given } };
}

/** Calculated by the same use case as everything the server calculates for a page. */
async function resultOf(
  question: Omit<SurveyQuestion, 'place'> & { readonly place: SurveyPlace | null },
  sums: SharedContext,
  context: Context,
) {
  const { place } = question;
  if (place === null) return null;
  const { services } = context.get(requestContext);
  const asked = { ...question, place };
  const made = async (state: ReturnType<typeof calculatorStateOf>) =>
    calculated(await showEstimate(services, whoAsks(context), { state, shared: sums }));
  const { unsized, sized } = statesOf(asked);
  const first = await made(unsized);
  const state = sized(first);
  const { estimate: found } = state === unsized ? first : await made(state);
  const estimate = withoutProvenance(found);
  return resultAround(asked, state, { ...first, estimate }, sums);
}

/** What the browser calculates with by itself. */
async function sumsOf(place: SurveyPlace | null, sums: SharedContext, context: Context) {
  const { services } = context.get(requestContext);
  const state = place === null ? null : calculatorStateOf(SURVEY_DEFAULTS, place);
  return {
    sentContext: sentContext(sums),
    yields: {
      isAsked: services.settings.yieldSource.kind === 'pvgis',
      yields: state === null ? [] : await services.yieldsOf(state, 'cached'),
    },
  };
}
