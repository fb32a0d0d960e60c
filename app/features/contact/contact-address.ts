import type { ContactTopic } from '../../../domain/contact-message.ts';
import { links } from '../../links.ts';

export const TOPIC_PARAM = 'emne';

/** The form with a topic chosen. */
export function contactAbout(topic: ContactTopic): string {
  return `${links.contact()}?${TOPIC_PARAM}=${topic}`;
}
