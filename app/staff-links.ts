import { page } from './links.ts';
import type { Locale } from '../words/locale.ts';

/** Every address of the admin area: of a module of its own, which no visitor loads. */
export const staffLinks = {
  overview: page('/admin'),
  leads: page('/admin/leads'),
  leadsCsv: page('/admin/leads.csv'),
  lead: (id: string, locale?: Locale) => page(`/admin/leads/${id}`)(locale),
  prices: page('/admin/price-adjustments'),
  priceDraft: page('/admin/price-adjustments/draft'),
  priceVersions: page('/admin/price-adjustments/versions'),
  catalogue: page('/admin/catalogue'),
  recordsCsv: page('/admin/records.csv'),
  people: page('/admin/people'),
  messages: page('/admin/messages'),
  audit: page('/admin/audit'),
  login: page('/admin/login'),
  signOut: page('/admin/sign-out'),
} as const;
