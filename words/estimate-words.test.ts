import { expect, test } from 'vitest';
import { runEstimate } from '../domain/estimate-request.ts';
import { TEST_CONTEXT } from '../engine/test-home.ts';
import { variedHome } from '../tests/fixtures/varied-homes.ts';
import { paybackWords, verdictSentence, verdictWords } from './estimate-words.ts';

test.each([
  [10.1, 'cirka 10 år', 'about 10 years'],
  [10.4, 'godt 10 år', 'a little over 10 years'],
  [12.6, 'cirka 12½ år', 'about 12½ years'],
  [12.7, 'knap 13 år', 'just under 13 years'],
  [12.9, 'cirka 13 år', 'about 13 years'],
  [0.5, 'knap 1 år', 'just under 1 year'],
])('a payback of %d years is «%s», “%s”', (payback, danish, english) => {
  const spaced = (locale: 'da' | 'en') => paybackWords(payback, locale).replaceAll('\u00a0', ' ');
  expect([spaced('da'), spaced('en')]).toEqual([danish, english]);
});

/** What each grade's pill and sentence say, and for which whole years. */
const RULES = [
  [0, 7, 'Betaler sig hurtigt', 'før en tredjedel'],
  [8, 11, 'Betaler sig', 'før panelerne er halvvejs'],
  [12, 15, 'Betaler sig, men det tager tid', 'omkring halvvejs'],
  [16, 19, 'Betaler sig, men sent', 'først betalt sent'],
  [20, 25, 'Betaler sig kun lige', 'hen mod de 25 år'],
  [26, Infinity, 'Betaler sig ikke', 'tjener sig ikke hjem på de 25 år'],
] as const;

/** HOMES=100000 for the whole table. */
const HOMES = Number(process.env['HOMES'] ?? 300);

test(
  'no verdict stands beside figures that contradict it',
  { timeout: HOMES * 200 + 60_000 },
  () => {
    const seen = new Set<string>();
    for (let index = 0; index < HOMES; index++) {
      const run = runEstimate(variedHome(index), TEST_CONTEXT);
      if (!run.ok) continue;
      const { estimate } = run.value;
      const { economy, system, verdict } = estimate;
      if (system.numberOfPanels === 0) continue;
      const years = economy.paybackYears === null ? Infinity : Math.round(economy.paybackYears);
      const [, , pill, sentence] = RULES.find(([first, last]) => years >= first && years <= last)!;
      const said = verdictSentence(estimate, 'da').replaceAll('\u00a0', ' ');
      expect(verdictWords(estimate, 'da'), `home ${index}`).toBe(pill);
      expect(said, `home ${index}`).toContain(sentence);
      expect(said.includes('et tab på'), `home ${index}`).toBe(economy.npvDkk <= -500);
      const { addedTenYearMeanDkk, addedPaybackYears } = verdict.battery;
      if (/sparer .* mere om året/.test(said)) expect(addedTenYearMeanDkk).toBeGreaterThan(0);
      if (said.includes('hurtigere')) expect(addedPaybackYears).toBeLessThan(-0.4);
      if (said.includes('senere')) expect(addedPaybackYears).toBeGreaterThan(0.4);
      if (said.includes('lige så hurtigt'))
        expect(Math.abs(addedPaybackYears!)).toBeLessThanOrEqual(0.5);
      expect(said).not.toMatch(/kan vente|hverken fra eller til/);
      seen.add(pill);
    }
    expect(seen.size).toBeGreaterThanOrEqual(5);
  },
);
