import type { ContactTopic } from '../../../domain/contact-message.ts';
import { m } from '../../../messages/compiled/messages.js';

export function topicName(topic: ContactTopic): string {
  switch (topic) {
    case 'calculation':
      return m.contact_topic_calculation();
    case 'offer':
      return m.contact_topic_offer();
    case 'partner':
      return m.contact_topic_partner();
    case 'privacy':
      return m.contact_topic_privacy();
    case 'other':
      return m.contact_topic_other();
  }
}
