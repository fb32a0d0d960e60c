import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ASSUMPTION_LIMITS,
  HOUSEHOLD_LIMITS,
  LIMITS,
  OWN_OFFER_LIMITS,
} from '../../../domain/calculator-limits.ts';
import { calculatorStateSchema } from '../../../domain/calculator-state.ts';
import { BESIDE_FORM, ROOF_FORM } from '../../../domain/roof-form.ts';
import { FORM } from '../../features/survey/survey-view.ts';
import { SURVEY_FIELDS } from '../../../domain/survey/answers.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadYieldView, loadView } from '../report/view.server.ts';
import { yieldCsv } from '../report/yield-csv.server.ts';
import { loadComparison } from './compare-offers.server.ts';
import { loadExpert } from './expert.server.ts';
import { loadFoundRoof } from './found-roof.server.ts';
import { loadMail } from './mail-report.server.ts';
import { loadOffer } from './offer.server.ts';
import { photoTile } from './photo.server.ts';
import { loadPvgisTest } from './pvgis-test.server.ts';
import { loadRange } from './range.server.ts';
import { exportedReport } from './report-json.server.ts';
import { loadCalculator } from './solrig-calculator.server.ts';
import { answerSurvey, loadStart } from './start.server.ts';

/** What somebody may type where a number belongs, or put into an address. */
const ODD =
  '-5|5.5|5,5|0|-0|NaN|Infinity|1e308|-1e308|1e+308|1e400|123456789012345678901234567890|| |x|5:5|-5:-5,5.5:1e308|5_5*5_5|5-5'.split(
    '|',
  );

let site: TestServices;
beforeAll(async () => {
  site = await testServices({ YIELD: 'builtin' });
});
afterAll(() => site.close());

function visit(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: site.services,
    nonce: 'nonce',
    clientAddress: `192.0.2.${Math.floor(Math.random() * 250)}`,
    signedIn: null,
  });
  return context;
}

type Page = (url: URL, context: RouterContextProvider) => unknown;
const PAGES: Readonly<Record<string, Page>> = {
  calculator: loadCalculator,
  'the expert’s calculator': loadExpert,
  'the survey': loadStart,
  'the range': loadRange,
  'the simple report': loadView,
  'the yield report': loadYieldView,
  'the yield as CSV': (url, context) => yieldCsv(url, context),
  'the report as JSON': exportedReport,
  'the report by mail': loadMail,
  'the request for an offer': loadOffer,
  'offers compared': loadComparison,
  'the found roof': loadFoundRoof,
  'PVGIS’s test': loadPvgisTest,
};

/** What a page does: an answer below 500 that is thrown, such as a redirect, is one, too. */
async function statusOf(work: () => unknown): Promise<number> {
  try {
    const answer = await work();
    return answer instanceof Response ? answer.status : 200;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    const { init } = thrown as { readonly init?: ResponseInit | null };
    if (init === undefined) throw thrown;
    return init?.status ?? 200;
  }
}

/** Every field of the calculator that may hold a number, as an address names it. */
const FIELDS = [
  ...Object.keys(calculatorStateSchema.shape),
  ...Object.keys(ASSUMPTION_LIMITS).map((name) => `assumptions.${name}`),
  ...Object.keys(HOUSEHOLD_LIMITS).map((name) => `household.${name}`),
  ...Object.keys(OWN_OFFER_LIMITS).map((name) => `ownOffer.${name}`),
  ...Object.values(ROOF_FORM),
  ...Object.values(BESIDE_FORM),
];
const HOUSE = 'lat=56.157&lon=10.211&address=Skovvej+12&postcode=8000';
const addressOf = (changes: Readonly<Record<string, string>>) => {
  const url = new URL(`http://localhost/da/calculator?${HOUSE}`);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  return url;
};

describe.each(Object.entries(PAGES))('%s', (_, page) => {
  test('whatever stands in every field at once', { timeout: 60_000 }, async () => {
    for (const odd of ODD) {
      const all = Object.fromEntries(FIELDS.map((name) => [name, odd]));
      const { lat: _lat, lon: _lon, ...placed } = all;
      for (const changes of [all, placed, { ...placed, roofShape: 'gable' }])
        expect(await statusOf(() => page(addressOf(changes), visit())), odd).toBeLessThan(500);
    }
  });
});

describe('the report’s estimate', () => {
  test.each(FIELDS)('whatever stands in %s', { timeout: 60_000 }, async (name) => {
    for (const odd of ODD) {
      const url = addressOf({ [name]: odd, interestedInBattery: 'true', financingOption: 'loan' });
      const status = await statusOf(() => exportedReport(url, visit()));
      expect(status, `${name}=${odd}`).toBeLessThan(500);
    }
  });

  const limits = [
    ...Object.entries(LIMITS),
    ...Object.entries(ASSUMPTION_LIMITS).map(([name, most]) => [`assumptions.${name}`, most]),
    ...Object.entries(HOUSEHOLD_LIMITS).map(([name, most]) => [`household.${name}`, most]),
    ...Object.entries(OWN_OFFER_LIMITS).map(([name, most]) => [`ownOffer.${name}`, most]),
  ] as readonly (readonly [string, readonly [number, number]])[];
  test('the least and the most of every field can be calculated', { timeout: 60_000 }, async () => {
    for (const [name, ends] of limits) {
      for (const end of ends) {
        const url = addressOf({ [name]: String(end), interestedInBattery: 'true' });
        const answer = await exportedReport(url, visit());
        expect(answer.status, `${name}=${end}`).toBe(200);
      }
    }
  });
});

describe('a drawn roof', () => {
  const DRAWN = [
    'gable_12_8_4*0p__c3x2',
    'l-shape_15_8_5.6*0p_1-2*1l',
    'flat_12_10_4_o6x4x15x90*0l',
    'hip_14_9_4*0p*1p*2p*3p',
  ];
  const numbers = (layout: string) => [...layout.matchAll(/\d+(?:\.\d+)?/g)];

  test.each(DRAWN)('%s with any number in its place', { timeout: 60_000 }, async (layout) => {
    for (const { index, 0: number } of numbers(layout)) {
      for (const odd of ODD) {
        const roofLayout = layout.slice(0, index) + odd + layout.slice(index + number.length);
        for (const page of [loadCalculator, loadView, loadOffer] as readonly Page[]) {
          const status = await statusOf(() => page(addressOf({ roofLayout }), visit()));
          expect(status, roofLayout).toBeLessThan(500);
        }
      }
    }
  });
});

describe('the survey’s form', () => {
  const fields = Object.values(SURVEY_FIELDS).flatMap((group) =>
    Object.entries(group as Readonly<Record<string, { readonly kind: string }>>).flatMap(
      ([name, { kind }]) => (kind === 'number' ? [name] : []),
    ),
  );

  test.each([...fields, FORM.step, FORM.done])(
    'whatever is typed into %s',
    { timeout: 60_000 },
    async (name) => {
      for (const odd of ODD) {
        for (const shown of ['roof', 'use', 'payment']) {
          const body = new URLSearchParams(HOUSE);
          body.set(name, odd);
          body.set(FORM.shown, shown);
          body.set(FORM.to, 'next');
          const url = new URL('http://localhost/da/calculator/start');
          const request = new Request(url, { method: 'POST', body });
          const status = await statusOf(() => answerSurvey(request, url, visit()));
          expect(status, `${name}=${odd}`).toBeLessThan(500);
        }
      }
    },
  );
});

test('whatever stands for a tile of the photograph', async () => {
  for (const odd of ODD) {
    for (const tile of [odd, `${odd}-${odd}-${odd}`, `${odd}_${odd}_${odd}`])
      expect(await statusOf(() => photoTile(tile as never, visit() as never)), tile).toBeLessThan(
        500,
      );
  }
});

test('the fields are those of the schema', () => {
  const { shape } = calculatorStateSchema;
  expect(z.safeParse(shape.calculatedNumberOfPanels, -5).success).toBe(false);
  expect(z.safeParse(shape.calculatedNumberOfPanels, 5.5).success).toBe(false);
});
