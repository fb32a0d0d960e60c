import { m } from '../../messages/compiled/messages.js';
import { brand } from '../brand.ts';
import type { ProblemWords } from './problem-notice.tsx';

/**
 * Why a form that anybody may send was refused.
 * @param waitMs until it is accepted, if known
 */
export function doorWords(
  problem: 'unsure' | 'too-many' | 'alike',
  waitMs: number | null,
): ProblemWords {
  const { email } = brand;
  switch (problem) {
    case 'unsure':
      return { title: m.form_unsure_title(), text: m.form_unsure_text() };
    case 'too-many': {
      const minutes = String(Math.max(1, Math.ceil((waitMs ?? 0) / 60_000)));
      return { title: m.form_too_many_title(), text: m.form_too_many_text({ minutes, email }) };
    }
    case 'alike':
      return { title: m.form_alike_title(), text: m.form_alike_text({ email }) };
  }
}
