import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { withDefaults } from '../../../domain/calculator-defaults.ts';
import { technicalState } from '../../../domain/calculator-reset.ts';
import { offersIn, withOffers } from '../../../domain/offers-compared/offers-in-address.ts';
import {
  kwpOf,
  MOST_OFFERS,
  neutralTexts,
  NO_OFFER,
  offerOf,
  OFFER_FIELDS,
  type OfferTexts,
} from '../../../domain/offers-compared/received-offer.ts';
import { yearsOf } from '../../../domain/offers-compared/offered-years.ts';
import { WORK_GUARANTEE } from '../../../domain/promises.ts';
import { fail, ok } from '../../../domain/result.ts';
import { wholeAddress } from '../../../domain/whole-address.ts';
import { panelOf } from '../../../engine/quote/system-choice.ts';
import { compareOffers, type OffersCompared } from '../../../server/estimates/compare-offers.ts';
import { readPastedOffer } from '../../../server/estimates/read-pasted-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { compareCheck } from '../../features/offers-compared/compare-check.ts';
import {
  EDIT_PARAM,
  type CompareAnswer,
  type CompareField,
} from '../../features/offers-compared/compare-form.ts';
import type { ComparedColumn, CompareView } from '../../features/offers-compared/compare-view.ts';
import { intents } from '../../forms/intents.server.ts';
import { takeForm, type SentForm } from '../../forms/take-form.server.ts';
import { brand } from '../../brand.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The offers of the address beside our own estimate, and the form for another one. */
export async function loadComparison(url: URL, context: Context) {
  const read = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const asked = { state: read.state, context: read.context, query: url.searchParams };
  const compared = calculated(await compareOffers(services, whoAsks(context), asked));
  const offers = compared.offers.map(({ texts }) => texts);
  const query = toQuery(read.state);
  const address = withOffers(query, offers);
  const edited = editedIn(url, offers.length);
  const full = withDefaults(read.state);
  const view: CompareView = {
    columns: columnsOf(compared, read.context),
    isThatched: compared.isThatched,
    ownBatteryKwh: compared.own.system.batteryUsableKwh,
    usualOf: compared.usualOf,
    place:
      read.examplePlace ??
      (wholeAddress(read.state, services.addresses.townOf) || m.compare_your_roof()),
    isExample: read.examplePlace !== null,
    roof: { slope: full.slope, azimuth: full.azimuth },
    query: query.toString(),
    address: address.toString(),
    sharedQuery: offers.length === 0 ? null : sharedQueryOf(read, offers),
  };
  return {
    view,
    add: {
      idempotencyKey: randomUUID() as string,
      letter: LETTERS[edited ?? offers.length] ?? '',
      edited: edited === null ? null : (offers[edited] ?? null),
      isFull: edited === null && offers.length >= MOST_OFFERS,
      address: address.toString(),
    },
  };
}

/** The comparison without the person: technical inputs and offers; the example stays the example. */
function sharedQueryOf(
  { state, examplePlace }: ReadCalculator,
  offers: readonly OfferTexts[],
): string {
  const technical = toQuery(technicalState(state));
  if (examplePlace !== null) ['lat', 'lon', 'postcode'].forEach((name) => technical.delete(name));
  return withOffers(technical, offers).toString();
}

function editedIn({ searchParams }: URL, count: number): number | null {
  const index = LETTERS.findIndex((letter) => letter === searchParams.get(EDIT_PARAM));
  return index >= 0 && index < count ? index : null;
}

function columnsOf(
  { offers, own, ownPrice, ownGuarantees }: OffersCompared,
  { catalogue }: ReadCalculator['context'],
): readonly ComparedColumn[] {
  const theirs = offers.map(({ offer, ...compared }, index): ComparedColumn => ({
    ...compared,
    letter: LETTERS[index] ?? '',
    name: offer.firm === '' ? m.compare_nameless({ letter: LETTERS[index] ?? '' }) : offer.firm,
    offer,
    kwp: kwpOf(offer),
    panels: offer.panels,
    panelW: offer.panelW,
    inverterKw: offer.inverterKw,
    own: null,
  }));
  if (own.system.numberOfPanels === 0) return theirs;
  return [...theirs, { ...ownPrice, ...ownColumn(own, catalogue, ownGuarantees) }];
}

function ownColumn(
  own: OffersCompared['own'],
  catalogue: ReadCalculator['context']['catalogue'],
  { isExample, ...makers }: OffersCompared['ownGuarantees'],
): Omit<ComparedColumn, keyof OffersCompared['ownPrice']> {
  const { system } = own;
  const inverter = catalogue.inverters.find(({ id }) => id === system.inverterModelId);
  const panel = panelOf(catalogue, system.panelManufacturer);
  return {
    letter: null,
    name: m.compare_own_name({ brand: brand.name }),
    texts: null,
    offer: null,
    findings: [],
    kwp: system.peakPower,
    panels: system.numberOfPanels,
    panelW: system.panelPeakPowerW,
    inverterKw: inverter === undefined ? null : inverter.acPowerW / 1000,
    own: {
      panelMaker: panel?.manufacturer ?? null,
      takesBattery: inverter?.isHybrid ?? false,
      guarantees: { ...makers, work: WORK_GUARANTEE.years },
      areGuaranteesExamples: isExample || WORK_GUARANTEE.isExample,
    },
    years: yearsOf(own),
  };
}

/** Reads the letter into the fields, or takes them: to the address that holds the offer. */
export function sendComparison(request: Request, url: URL, context: Context) {
  return intents({
    read: ({ form }) => takeForm({ request: form, context }, compareCheck, readLetter),
    '': ({ form }) =>
      takeForm({ request: form, context }, compareCheck, (sent) => takeOffer(sent, url)),
  })({ request, context });
}

async function takeOffer({ values, locale }: SentForm<CompareField>, url: URL) {
  const { text: _text, ...texts } = values;
  const read = offerOf(texts, locale);
  if (!read.ok) return read;
  const given = neutralTexts(texts, locale);
  const offers = offersIn(url.searchParams);
  const edited = editedIn(url, offers.length);
  if (edited === null && offers.length >= MOST_OFFERS) return fail({ kind: 'full' as const });
  const next = edited === null ? [...offers, given] : offers.with(edited, given);
  const query = withOffers(url.searchParams, next);
  query.delete(EDIT_PARAM);
  return ok(redirect(`${links.compareOffers()}?${query}`, 303));
}

async function readLetter({ services, who, values, idempotencyKey }: SentForm<CompareField>) {
  const read = await readPastedOffer(services, who, { text: values.text });
  if (!read.ok) return read;
  const { found, totals } = read.value;
  const own = OFFER_FIELDS.filter(
    (field) => values[field] !== NO_OFFER[field] && values[field] !== '',
  );
  const typed = Object.fromEntries(
    own.map((field) => [field, values[field]]),
  ) as Partial<OfferTexts>;
  const answer: CompareAnswer = {
    problem: 'read',
    errors: {},
    values: { ...NO_OFFER, ...found, ...typed, text: values.text },
    idempotencyKey,
    ticket: null,
    waitMs: null,
    totals,
  };
  return ok(data(answer, { headers: { 'Cache-Control': 'no-store' } }));
}
