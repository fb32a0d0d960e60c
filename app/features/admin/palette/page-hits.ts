import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { staffLinks } from '../../../staff-links.ts';
import { LEADS_QUERY } from '../leads/leads-view.ts';
import { ACT_QUERY } from '../people/people-view.ts';
import { PRICE_FIELDS } from '../prices/prices-view.ts';
import type { Hit, HitAct } from './hit.ts';

const go = (name: string, to: string): Hit => ({ key: to, name, act: { kind: 'go', to } });
const does = (name: string, key: string, act: HitAct): Hit => ({ key, name, act });

/** Every page of the admin area. */
export const pageHits = (): readonly Hit[] => [
  go(m.admin_nav_overview(), staffLinks.overview()),
  go(m.admin_nav_leads(), staffLinks.leads()),
  go(m.admin_nav_reports(), staffLinks.reports()),
  go(m.admin_nav_prices(), staffLinks.prices()),
  go(m.admin_nav_catalogue(), staffLinks.catalogue()),
  go(m.admin_nav_tariffs(), staffLinks.tariffs()),
  go(m.admin_nav_content(), staffLinks.content()),
  go(m.admin_nav_people(), staffLinks.people()),
  go(m.admin_nav_company(), staffLinks.company()),
  go(m.admin_nav_messages(), staffLinks.messages()),
  go(m.admin_nav_audit(), staffLinks.audit()),
  go(m.admin_nav_privacy(), staffLinks.privacy()),
];

/**
 * What can be done from anywhere. What asks first does so on its own page.
 * @param ownUid whose sessions «sign out everywhere» ends
 */
export const actHits = (ownUid: string): readonly Hit[] => [
  does(m.admin_palette_price_draft(), 'price-draft', {
    kind: 'post',
    action: staffLinks.prices(),
    fields: { [PRICE_FIELDS.intent]: 'start' },
  }),
  go(m.catalogue_new_panel(), `${staffLinks.catalogue()}?kind=panel&new=1`),
  go(m.content_admin_new_quote(), `${staffLinks.content()}?kind=testimonial&new=1`),
  go(m.admin_palette_add_person(), `${staffLinks.people()}?${ACT_QUERY.add}`),
  does(m.admin_palette_leads_csv(), 'leads-csv', { kind: 'leave', href: staffLinks.leadsCsv() }),
  go(m.admin_palette_leads_csv_in(), `${staffLinks.leads()}?${LEADS_QUERY.csv}`),
  does(m.admin_palette_audit_csv(), 'audit-csv', { kind: 'leave', href: staffLinks.auditCsv() }),
  does(m.admin_nav_guest(), 'guest', { kind: 'leave', href: links.home() }),
  go(
    m.admin_palette_out_everywhere(),
    `${staffLinks.people()}?${new URLSearchParams({ [ACT_QUERY.act]: 'sign-out', [ACT_QUERY.id]: ownUid })}`,
  ),
  does(m.admin_nav_sign_out(), 'sign-out', {
    kind: 'post',
    action: staffLinks.signOut(),
    fields: {},
    isWhole: true,
  }),
];

/** The lists that can be searched on with the same text. */
export function searchHits(text: string): readonly Hit[] {
  const query = `?${new URLSearchParams({ q: text })}`;
  return [
    go(m.admin_palette_leads({ text }), staffLinks.leads() + query),
    go(m.admin_palette_audit({ text }), staffLinks.audit() + query),
  ];
}
