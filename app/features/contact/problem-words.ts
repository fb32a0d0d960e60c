import { m } from '../../../messages/compiled/messages.js';
import { refusalWords } from '../../forms/refusal-words.ts';

export const fixTitle = (count: number) =>
  count === 1 ? m.contact_fix_one() : m.contact_fix_many({ count });

/** Why a message was not taken although no field is wrong. */
export const problemWords = refusalWords({
  repeated: [m.contact_repeated_title, m.contact_repeated_text],
  trap: [m.contact_failed_title, m.contact_trap_text],
  failed: [m.contact_failed_title, m.contact_failed_text],
  busy: [m.contact_failed_title, m.contact_failed_text],
  unreachable: [m.contact_failed_title, m.contact_unreachable_text],
});
