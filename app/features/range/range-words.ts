import { m } from '../../../messages/compiled/messages.js';
import type { ScenarioKey } from './range-findings.ts';

export function scenarioName(key: ScenarioKey): string {
  switch (key) {
    case 'law':
      return m.range_tax_law();
    case 'unchanged':
      return m.range_tax_unchanged();
    case 'higher':
      return m.range_tax_higher();
    case 'own':
      return m.range_tax_own();
    case 'falling':
      return m.range_falling();
  }
}
