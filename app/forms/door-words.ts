import { m } from '../../messages/compiled/messages.js';
import type { ProblemWords, WaysOn } from './problem-notice.tsx';

/** Why a form that anybody may send was refused. */
export function doorWords(
  problem: 'unsure' | 'too-many' | 'alike',
  { waitMs, writeTo: email }: WaysOn,
): ProblemWords {
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
