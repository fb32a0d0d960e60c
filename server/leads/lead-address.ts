import { m } from '../../messages/compiled/messages.js';
import type { Settings } from '../env.ts';
import type { Part } from '../outbox/mail-parts.ts';
import { siteAddress } from '../site-address.ts';

/** Where staff open a lead, absolute. They read Danish. */
export function leadAddress(id: string, settings: Pick<Settings, 'appUrl' | 'port'>): URL {
  return new URL(`/da/admin/leads/${id}`, siteAddress(settings));
}

/** The way from a notice to the lead that it is about. */
export function leadButton(id: string, settings: Pick<Settings, 'appUrl' | 'port'>): Part {
  return { href: leadAddress(id, settings), label: m.mail_notice_open({}, { locale: 'da' }) };
}
