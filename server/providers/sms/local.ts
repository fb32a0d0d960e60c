import { ok } from '../../../domain/result.ts';
import type { SmsSender } from './port.ts';

/** Delivers nowhere: the message stays readable at /dev/outbox. */
export function localSms(): SmsSender {
  return { send: () => Promise.resolve(ok(null)) };
}
