import { expect, test, vi } from 'vitest';
import { m } from '../../messages/compiled/messages.js';

test('plural rules are made once per language, not for every message that counts', () => {
  const made = vi.spyOn(Intl, 'PluralRules');
  const texts = [1, 2, 3, 1].map((count) =>
    m.calculator_fact_panels({ count, kwp: '4,8' }, { locale: 'da' }),
  );
  expect(texts[0]).toBe(texts[3]);
  expect(texts[0]).not.toBe(texts[1]);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
});
