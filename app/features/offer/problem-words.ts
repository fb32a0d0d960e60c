import { m } from '../../../messages/compiled/messages.js';
import { refusalWords } from '../../forms/refusal-words.ts';
import type { PageObstacle } from './offer-form.ts';

export const fixTitle = (count: number) =>
  count === 1 ? m.offer_fix_one() : m.offer_fix_many({ count });

/** Why a request was not taken, or can't be, although no field is wrong; the links lead to the calculation. */
export const problemWords = refusalWords<PageObstacle>({
  figures: [m.offer_figures_title, m.offer_figures_text, m.offer_figures_link],
  address: [m.offer_address_title, m.offer_address_text],
  'no-panels': [m.offer_no_panels_title, m.offer_no_panels_text, m.offer_no_panels_link],
  repeated: [m.offer_repeated_title, m.offer_repeated_text],
  trap: [m.offer_trap_title, m.offer_trap_text],
  failed: [m.offer_failed_title, m.offer_failed_text],
  busy: [m.offer_failed_title, m.offer_busy_text],
  unreachable: [m.offer_failed_title, m.offer_unreachable_text],
});
