import { MOST_OFFERS } from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { FormProblem } from '../../forms/form-definition.ts';
import type { ProblemWords } from '../../forms/problem-notice.tsx';
import type { CompareProblem } from './compare-form.ts';

export function fixTitle(count: number): string {
  return count === 1 ? m.compare_fix_one() : m.compare_fix_many({ count });
}

/** Why an offer was not added although no field is wrong. */
export function problemWords(
  problem: Exclude<FormProblem, 'fields'> | CompareProblem,
): ProblemWords {
  switch (problem) {
    case 'read':
      return { title: m.compare_read_title(), text: m.compare_read_text() };
    case 'full':
      return { title: m.compare_full_title(), text: m.compare_full({ count: MOST_OFFERS }) };
    case 'unreachable':
      return { title: m.compare_failed_title(), text: m.compare_unreachable() };
    case 'unsure':
    case 'too-many':
    case 'alike':
    case 'repeated':
    case 'trap':
    case 'failed':
    case 'busy':
      return { title: m.compare_failed_title(), text: m.compare_failed() };
  }
}
