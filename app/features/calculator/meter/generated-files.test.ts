import { describe, expect, test } from 'vitest';
import { meterFileOf, type MeterFileTruth } from '../../../../tests/fixtures/meter-files.ts';
import { readMeterFile } from './read-meter-file.ts';

const FILES = 2400;
const FIRST_SEED = Number(process.env['METER_SEED'] ?? 20261127);

function outcomeOf(bytes: ArrayBuffer): MeterFileTruth {
  const read = readMeterFile(bytes);
  if (!read.ok) return { kind: 'refused', word: read.error.kind };
  const { sumKwh, missingHours, estimatedHours } = read.value;
  return { kind: 'read', sumKwh: Math.round(sumKwh * 1000) / 1000, missingHours, estimatedHours };
}

describe(`${FILES} meter files from seed ${FIRST_SEED}`, () => {
  test('each is read to its own sum, or refused by the true word', ({ annotate }) => {
    const wrong: unknown[] = [];
    const words = new Map<string, number>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + FILES; seed++) {
      const { name, bytes, truth } = meterFileOf(seed);
      const outcome = outcomeOf(bytes);
      const word = outcome.kind === 'read' ? 'read' : outcome.word;
      words.set(word, (words.get(word) ?? 0) + 1);
      if (JSON.stringify(outcome) !== JSON.stringify(truth)) wrong.push({ name, outcome, truth });
    }
    void annotate(`seed ${FIRST_SEED}: ${[...words].map((entry) => entry.join(' ')).join(', ')}`);
    expect(wrong.slice(0, 5), `${wrong.length} of ${FILES} are wrong`).toEqual([]);
    expect(words.get('read')).toBeGreaterThan(FILES / 2);
  }, 120_000);
});
