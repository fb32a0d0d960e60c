import type { ContactTopic } from '../../../domain/contact-message.ts';
import { links } from '../../links.ts';

export const RECEIPT_PARAM = 'kvittering';
export const TOPIC_PARAM = 'emne';

/** Where the sender's own message is answered for; whoever has the address has the key to it. */
export function receiptAt(token: string): string {
  return `${links.contact()}?${RECEIPT_PARAM}=${encodeURIComponent(token)}`;
}

/** The form with a topic chosen. */
export function contactAbout(topic: ContactTopic): string {
  return `${links.contact()}?${TOPIC_PARAM}=${topic}`;
}
