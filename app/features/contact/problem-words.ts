import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import type { FormProblem } from '../../forms/form-definition.ts';
import { doorWords } from '../../forms/door-words.ts';
import type { ProblemWords } from '../../forms/problem-notice.tsx';

export function fixTitle(count: number): string {
  return count === 1 ? m.contact_fix_one() : m.contact_fix_many({ count });
}

/** Why a message was not taken although no field is wrong. */
export function problemWords(
  problem: Exclude<FormProblem, 'fields'>,
  waitMs: number | null,
): ProblemWords {
  const title = m.contact_failed_title();
  switch (problem) {
    case 'repeated':
      return { title: m.contact_repeated_title(), text: m.contact_repeated_text() };
    case 'trap':
      return { title, text: m.contact_trap_text() };
    case 'failed':
    case 'busy':
      return { title, text: m.contact_failed_text({ email: brand.email }) };
    case 'unsure':
    case 'too-many':
    case 'alike':
      return doorWords(problem, waitMs);
    case 'unreachable':
      return { title, text: m.contact_unreachable_text() };
  }
}
