import { describe, expect, test } from 'vitest';
import { estimate } from '../engine/estimate.ts';
import type { EstimateInput, StandingPanels } from '../engine/estimate-input.ts';
import { STANDING_PLANT, TEST_CONTEXT, USUAL_HOME } from '../engine/test-home.ts';
import { figureRows } from '../server/offers/figures.ts';
import { verdictSentence, verdictWords } from './estimate-words.ts';
import { guessedText } from './report/guess-words.ts';
import { headlineSentence, systemLine } from './report/headline-words.ts';
import { againstToday } from './standing-words.ts';
import { standingFacts } from './standing-facts.ts';

const of = (plant: Partial<StandingPanels>, changes: Partial<EstimateInput> = {}) => {
  const standing = { ...STANDING_PLANT, ...plant };
  const input = { ...USUAL_HOME, annualConsumptionKwh: 4000, standing, ...changes };
  return { standing, figures: estimate(input, TEST_CONTEXT).estimate };
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what is bought beside standing panels is called by its name', () => {
  test.each([
    [{}, { interestedInBattery: true }, 'Batteriet tjener sig ikke hjem', 'batteri på 10 kWh'],
    [{ inverter: 'replaced' }, {}, 'Den nye inverter tjener sig ikke hjem', 'ny inverter'],
    [
      { inverter: 'shared', morePanels: true },
      { peakPower: 4 },
      'De nye paneler er betalt efter',
      '4,0 kWp, 9 paneler, uden batteri',
    ],
  ] as const)('%j, %j', (plant, changes, sentence, system) => {
    const { standing, figures } = of(plant, changes);
    expect(plain(verdictSentence(figures, 'da'))).toContain(sentence);
    expect(plain(systemLine(figures, standing, 'da'))).toBe(`${system}, til 6,0 kWp fra 2016`);
  });

  test('and where nothing is chosen yet, that is said', () => {
    const { figures } = of({});
    expect(verdictWords(figures, 'en')).toBe('Nothing to work out yet');
    expect(headlineSentence(figures, 'en')).toBe('Choose something to add to your panels.');
    expect(verdictSentence(figures, 'en')).toContain('Choose a battery');
  });
});

test('the saving is compared with today’s bill, or with what the panels earn beyond it', () => {
  const { figures } = of({}, { interestedInBattery: true });
  expect(plain(againstToday(figures, 'da'))).toBe(
    'Besparelsen er i forhold til regningen i dag med panelerne, 5.600 kr. om året.',
  );
  const earning = { savings: { ...figures.savings, billBeforeDkk: -1240 } };
  expect(plain(againstToday(earning, 'en'))).toContain('earn DKK 1,200 a year more');
});

test('a guess is marked as one, what was told is not', () => {
  const facts = standingFacts(STANDING_PLANT, ['standing.azimuth'], 'da');
  expect(plain(facts[0]!.value)).toBe('6,0 kWp fra 2016, lige syd (vores gæt), 35°');
  const yearly = { ...STANDING_PLANT, settlement: 'yearly', yearlyUntil: 2032 } as const;
  expect(standingFacts(yearly, [], 'en').at(-1)!.value).toContain('including 2032');
});

test('of a home that wants no panels three facts of the house and four of the plant are asked', () => {
  const said = (standing: StandingPanels | null) => guessedText(['standing.year'], standing, 'da');
  expect(said(STANDING_PLANT)).toMatch(/^1 af 7 /);
  expect(said({ ...STANDING_PLANT, settlement: 'yearly' })).toMatch(/^1 af 8 /);
  expect(said({ ...STANDING_PLANT, morePanels: true })).toMatch(/^1 af 12 /);
  expect(guessedText(['slope'], null, 'da')).toMatch(/^1 af 8 /);
});

test('a mail names no yield of panels that are not put up', () => {
  const { figures } = of({}, { interestedInBattery: true });
  const rows = figureRows(figures, 'da').map(({ value }) => plain(value));
  expect(rows).toContain('ingen nye paneler');
  expect(rows.join()).not.toContain('0 kWp');
});
