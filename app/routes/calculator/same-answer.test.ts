import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { guessedFields } from '../../../domain/guessed-fields.ts';
import { receivedValue } from '../../../domain/sent-value.ts';
import { findAddresses } from '../../../server/addresses/queries.ts';
import { estimateAnswerSchema } from '../../../server/estimates/answer-schema.ts';
import { readPostcodes } from '../../../server/providers/addresses/read-postcodes.ts';
import { testApp } from '../../../server/testing/app.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { variedHome } from '../../../tests/fixtures/varied-homes.ts';
import { calculatorAt, type AddressSuggestion } from '../../features/address/suggestion.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadCalculator } from './solrig-calculator.server.ts';

/** Where the zone's largest company is not the postcode's, and answers once differed. */
const ONCE_DIFFERENT = ['9940', '8305', '5000', '5970', '6400', '4600', '4800'];
const all = readPostcodes();
const POSTCODES = [
  ...ONCE_DIFFERENT,
  ...Array.from({ length: 43 }, (_, index) => all[Math.floor((index * all.length) / 43)]!.postcode),
];

let opened: TestServices;
let app: ReturnType<typeof testApp>;
beforeAll(async () => {
  // Whoever asks is told by the address, and a share of the work belongs to each.
  opened = await testServices({ TRUSTED_PROXY: '1' });
  app = testApp(opened.services);
});
afterAll(() => opened.close());

async function pageAt(url: URL, clientAddress: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: opened.services,
    nonce: '',
    clientAddress,
    signedIn: null,
  });
  const { state, errors, served } = await loadCalculator(url, context);
  expect(errors).toEqual([]);
  return { ...receivedValue(served.run).estimate, guessed: guessedFields(state) };
}

async function called(body: object, clientAddress: string) {
  const answer = await app.request('/api/v1/estimate', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': clientAddress },
  });
  expect(answer.status).toBe(200);
  return estimateAnswerSchema.parse(await answer.json());
}

async function placeOf(postcode: string): Promise<AddressSuggestion> {
  const who = { kind: 'visitor', network: '192.0.2.1' } as const;
  const found = await findAddresses(opened.services, who as never, { text: postcode });
  const place = found.ok ? found.value.find((one) => one.postcode === postcode) : undefined;
  if (place === undefined) throw new Error(`${postcode} is not found`);
  return place;
}

/** Names of the page's figures that the call's are not equal to. */
function differences(ours: unknown, theirs: unknown, path = ''): readonly string[] {
  if (typeof ours !== 'object' || ours === null) {
    // JSON knows no minus zero.
    return ours === theirs || (ours === 0 && theirs === 0) ? [] : [`${path}: ${ours} ${theirs}`];
  }
  const other = (theirs ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(ours).flatMap(([name, value]) =>
    differences(value, other[name], `${path}.${name}`),
  );
}

/** Of every other home nothing but its address is told. */
function toldOf(index: number): Partial<CalculatorState> {
  if (index % 2 === 0) return {};
  const { lat: _lat, lon: _lon, ...told } = variedHome(index);
  return told;
}

test(
  'page and call answer alike at 50 postcodes, with the grid company named and without',
  { timeout: 120_000 },
  async () => {
    const differing: string[] = [];
    let named = 0;
    for (const [index, postcode] of POSTCODES.entries()) {
      const place = await placeOf(postcode);
      const told = toldOf(index);
      const { lat, lon, address, gridCompany } = place;
      if (gridCompany !== null) named++;
      for (const company of new Set([gridCompany, null])) {
        const query = `${toQuery(told)}`;
        const path = calculatorAt({ ...place, gridCompany: company });
        const url = new URL(`http://localhost${path}${query === '' ? '' : `&${query}`}`);
        const body = { lat, lon, address, postcode, ...told };
        const page = await pageAt(url, `192.0.2.${index}`);
        const call = await called(
          company === null ? body : { ...body, gridCompany: company },
          `198.51.100.${index}`,
        );
        for (const figure of differences(page, call))
          differing.push(`${postcode} ${company} ${figure}`);
      }
    }
    expect(differing).toEqual([]);
    expect(named).toBeGreaterThan(40);
  },
);
