import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { guessedFields, type AskedField } from '../../../domain/guessed-fields.ts';
import { reportFigures } from '../../../domain/report/report-figures.ts';
import { TEST_CONTEXT } from '../../../engine/test-home.ts';
import { guessedText } from '../../../words/report/guess-words.ts';
import { reportDocument } from '../report/document/report-document.ts';
import { ReportPage } from '../report/report-page.tsx';
import { offerFigures } from './offer-figures.ts';
import { Summary } from './summary.tsx';

const AARHUS: CalculatorState = { lat: 56.157, lon: 10.211, postcode: '8000' };
const TOLD: readonly Partial<CalculatorState>[] = [
  {},
  { annualConsumptionKwh: 5000 },
  { slope: 30 },
  { azimuth: 20, slope: 30, roofType: 'slate' },
  { shading: 'some', roofSurfaceArea: 60, electricalBoardOld: false, cableLengthToRoof: 8 },
  {
    annualConsumptionKwh: 5000,
    slope: 30,
    azimuth: 20,
    roofType: 'slate',
    shading: 'some',
    roofSurfaceArea: 60,
    electricalBoardOld: false,
    cableLengthToRoof: 8,
  },
];
/** Facts that each place states one by one. */
const STATED: Readonly<Record<'request' | 'report', readonly AskedField[]>> = {
  request: ['roofType', 'slope', 'azimuth'],
  report: ['roofType', 'slope', 'azimuth', 'shading', 'annualConsumptionKwh'],
};

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const markedIn = (text: string) => text.split('vores gæt)').length - 1;

test.each(TOLD)('told %j: request, report and paper name the same guesses', (told) => {
  const state = { ...AARHUS, ...told };
  const guessed = guessedFields(state);
  const figures = reportFigures(state, TEST_CONTEXT);
  const request = renderToStaticMarkup(
    <Summary
      title="Det spørger du om"
      figures={offerFigures(state, figures.estimate, null, () => null)}
      note=""
    />,
  );
  const report = renderToStaticMarkup(
    <MemoryRouter>
      <ReportPage figures={figures} address="" examplePlace={null} query="" errors={[]} />
    </MemoryRouter>,
  );
  const facts = {
    figures,
    address: '',
    examplePlace: null,
    name: null,
    calculatedAt: new Date('2026-11-20T09:00:00.000Z'),
  };
  const paper = JSON.stringify(reportDocument(facts, 'da'));
  const said = guessedText(guessed, null, 'da');
  for (const text of [wordsOf(request), wordsOf(report), paper]) {
    if (guessed.length === 0) expect(text).not.toMatch(/gæt/i);
    else expect(text).toContain(said);
  }
  const marked = (fields: readonly AskedField[]) =>
    fields.filter((field) => guessed.includes(field)).length;
  // Its roof stands twice, for a phone and for a screen.
  expect(markedIn(request)).toBe(2 * marked(STATED.request));
  expect(markedIn(paper)).toBe(marked(STATED.report));
});
