import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import type { FormProblem } from '../../forms/form-definition.ts';
import { doorWords } from '../../forms/door-words.ts';
import type { ProblemWords } from '../../forms/problem-notice.tsx';
import { links } from '../../links.ts';
import type { PageObstacle } from './offer-form.ts';

export function fixTitle(count: number): string {
  return count === 1 ? m.offer_fix_one() : m.offer_fix_many({ count });
}

/** Why a request was not taken, or can't be, although no field is wrong. @param query of the calculation */
export function problemWords(
  problem: Exclude<FormProblem, 'fields'> | PageObstacle,
  waitMs: number | null,
  query: string,
): ProblemWords {
  const back = (label: string) => ({ href: `${links.calculator()}?${query}`, label });
  const title = m.offer_failed_title();
  switch (problem) {
    case 'figures':
      return {
        title: m.offer_figures_title(),
        text: m.offer_figures_text(),
        link: back(m.offer_figures_link()),
      };
    case 'address':
      return {
        title: m.offer_address_title(),
        text: m.offer_address_text(),
        link: back(m.offer_address_link()),
      };
    case 'no-panels':
      return {
        title: m.offer_no_panels_title(),
        text: m.offer_no_panels_text(),
        link: back(m.offer_no_panels_link()),
      };
    case 'repeated':
      return { title: m.offer_repeated_title(), text: m.offer_repeated_text() };
    case 'trap':
      return { title: m.offer_trap_title(), text: m.offer_trap_text() };
    case 'failed':
      return { title, text: m.offer_failed_text({ email: brand.email }) };
    case 'busy':
      return { title, text: m.offer_busy_text() };
    case 'unsure':
    case 'too-many':
    case 'alike':
      return doorWords(problem, waitMs);
    case 'unreachable':
      return { title, text: m.offer_unreachable_text() };
  }
}
