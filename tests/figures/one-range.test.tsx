import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text as textOf } from 'node:stream/consumers';
import { MemoryRouter, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EconomyChart } from '../../app/charts/economy-chart.tsx';
import { StaffReportFigures } from '../../app/features/admin/report/report-figures.tsx';
import { AnswerFigures } from '../../app/features/calculator/answer-figures.tsx';
import { ExpertAnswer } from '../../app/features/calculator/expert/expert-answer.tsx';
import { endRows, RangedCell } from '../../app/features/offers-compared/range-rows.tsx';
import { findRange } from '../../app/features/range/find-range.ts';
import { RangePage } from '../../app/features/range/range-page.tsx';
import { reportDocument } from '../../app/features/report/document/report-document.ts';
import { Hero } from '../../app/features/report/hero.tsx';
import { FigureSheet } from '../../app/features/views/figure-sheet.tsx';
import { Headline } from '../../app/features/views/headline.tsx';
import { viewFigures } from '../../app/features/views/view-figures.ts';
import { requestContext } from '../../app/request-context.server.ts';
import { loadComparison } from '../../app/routes/calculator/compare-offers.server.ts';
import { readCalculator } from '../../app/routes/calculator/read-calculator.server.ts';
import { runEstimate } from '../../domain/estimate-request.ts';
import { reportFigures } from '../../domain/report/report-figures.ts';
import { estimateAnswerSchema } from '../../server/estimates/answer-schema.ts';
import { figureRows } from '../../server/offers/figures.ts';
import { testApp } from '../../server/testing/app.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';

const NBSP = '\u00a0';
const AARHUS = { lat: 56.157, lon: 10.211, postcode: '8000', annualConsumptionKwh: 4300 };
const HOMES = [
  [
    'paid back whatever comes',
    { ...AARHUS, peakPower: 6, annualConsumptionKwh: 9000 },
    [false, false],
  ],
  [
    'in the bad case not within 25 years',
    { ...AARHUS, peakPower: 6, annualConsumptionKwh: 2500 },
    [false, true],
  ],
  ['with a battery', { ...AARHUS, peakPower: 6, interestedInBattery: true }, [false, true]],
  ['never paid back', { ...AARHUS, peakPower: 4, slope: 60, azimuth: 180 }, [true, true]],
] as const;

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

/** What is read of a drawn page, late parts and all: words without signs that nobody sees. */
async function words(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<MemoryRouter>{node}</MemoryRouter>);
  return (await textOf(prelude))
    .replaceAll(/<(title|script)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '');
}

/** Every range of years in a text: «12,3–24,6 år», «12,3 – over 25 år». */
const yearRanges = (text: string) =>
  new Set(
    [
      ...text
        .replaceAll('\u2060', '')
        .replaceAll(NBSP, ' ')
        .matchAll(/\d+,\d(?:–\d+,\d år| – over 25 år)/g),
    ].map(([range]) => range),
  );
/** Every range of kroner. */
const krRanges = (text: string) =>
  new Set(
    [
      ...text
        .replaceAll('\u2060', '')
        .replaceAll(NBSP, ' ')
        .matchAll(/−?\d[\d.]*–−?\d[\d.]* kr\./g),
    ].map(([range]) => range),
  );

/** Written here by itself, from the call's answer: nothing of the pages is asked how. */
const danish = (value: number, digits: number) =>
  value
    .toLocaleString('da-DK', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace('-', '−');
const hundreds = (dkk: number) => danish(Math.round(dkk / 100) * 100, 0);
const yearsOf = (low: number | null, high: number | null) =>
  low === null
    ? []
    : [
        high === null
          ? `${danish(low, 1)} – over 25 år`
          : `${danish(low, 1)}–${danish(high, 1)} år`,
      ];

describe.each(HOMES)('a home %s', (_, told, isNever) => {
  test('has one payback, one saving and one range of each, wherever they are read', async () => {
    const query = new URLSearchParams(
      Object.entries(told).map(([name, value]) => [name, String(value)]),
    );
    const url = new URL(`http://localhost/da/calculator/compare-offers?${query}`);
    const context = new RouterContextProvider();
    const { services } = site;
    context.set(requestContext, {
      services,
      nonce: '',
      clientAddress: '192.0.2.1',
      signedIn: null,
    });
    const { state, context: shared } = await readCalculator(url, context);
    const made = runEstimate(state, shared);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const run = made.value;
    const { estimate } = run;
    const figures = reportFigures(state, shared);
    const findings = findRange(state, shared)!;

    const called = await testApp(services).request('/api/v1/estimate', {
      method: 'POST',
      body: JSON.stringify(told),
      headers: { 'Content-Type': 'application/json' },
    });
    const { savings, economy, price } = estimateAnswerSchema.parse(await called.json());
    expect([economy.paybackYears === null, economy.paybackP10Years === null]).toEqual(isNever);
    const saving = hundreds(savings.tenYearMeanDkk);
    const payback = economy.paybackYears === null ? null : danish(economy.paybackYears, 1);
    const ofYears = yearsOf(economy.paybackP90Years, economy.paybackP10Years);
    const ofKr = [
      `${hundreds(savings.tenYearMeanP10Dkk)}–${hundreds(savings.tenYearMeanP90Dkk)} kr.`,
    ];

    const facts = { figures, address: '', examplePlace: null, name: null };
    const pages: Readonly<Record<string, string>> = {
      answer: await words(<AnswerFigures run={run} explained={run} size="headline" />),
      expert: await words(<ExpertAnswer run={run} query="" hasErrors={false} />),
      report: await words(<Hero {...facts} calculatorUrl={null} />),
      PDF: JSON.stringify(
        reportDocument({ ...facts, calculatedAt: new Date('2026-11-20T09:00:00Z') }, 'da').figures,
      ),
      sheet: await words(
        <>
          <Headline figures={viewFigures(run)} />
          <FigureSheet figures={viewFigures(run)} />
        </>,
      ),
      staff: await words(<StaffReportFigures estimate={estimate} />),
      mail: JSON.stringify(figureRows(estimate, 'da')),
    };
    for (const [name, read] of Object.entries(pages)) {
      expect([...yearRanges(read)], name).toEqual(ofYears);
      expect([...krRanges(read)], name).toEqual(ofKr);
      expect(read, name).toContain(saving);
      expect(read, name).toContain(hundreds(price.totalPrice));
      if (payback !== null) expect(read, name).toContain(payback);
    }

    const chart = await words(
      <EconomyChart
        scenarios={[{ key: '', name: '', economy }]}
        firstYear={run.input.firstYear}
        locale="da"
      />,
    );
    // Where it is not paid back the chart marks no payback.
    expect([...yearRanges(chart)]).toEqual(payback === null ? [] : ofYears);
    if (payback !== null) expect(chart).toContain(payback);

    // Beside the answer's own stand the other scenarios and what the weather alone does.
    const drawn = await words(
      <RangePage
        query=""
        address=""
        numberOfPanels={estimate.system.numberOfPanels}
        firstYear={run.input.firstYear}
        work={{
          kind: 'done',
          findings: { ...findings, scenarios: findings.scenarios.slice(0, 1) },
        }}
        answer={null}
      />,
    );
    const page = drawn.replaceAll(NBSP, ' ');
    for (const range of ofYears) expect(page).toContain(`${range}: otte ud af ti`);
    expect(page).toContain(
      `Otte ud af ti sparer mellem ${hundreds(savings.tenYearMeanP10Dkk)} kr. og ${hundreds(savings.tenYearMeanP90Dkk)} kr.`,
    );
    expect(page).toContain(`Midten er ${saving} kr.`);

    const { view } = await loadComparison(url, context);
    const own = view.columns.at(-1)!;
    const [savingRow, paybackRow] = endRows(view.columns);
    const compared = await words(
      <>
        <RangedCell row={savingRow!} column={own} />
        <RangedCell row={paybackRow!} column={own} />
      </>,
    );
    expect([...yearRanges(compared)], 'comparison').toEqual(ofYears);
    expect([...krRanges(compared)], 'comparison').toEqual(ofKr);
    expect(compared).toContain(saving);
    if (payback !== null) expect(compared).toContain(payback);
  });
});
