import { page } from './links.ts';
import type { Locale } from '../words/locale.ts';

/** Asks for a photo small enough to know it by. */
export const SMALL_PARAM = 'small';

/** Every address of the admin area: of a module of its own, which no visitor loads. */
export const staffLinks = {
  overview: page('/admin'),
  /** What the palette asks while one types. */
  find: page('/admin/find.json'),
  leads: page('/admin/leads'),
  leadsCsv: page('/admin/leads.csv'),
  lead: (id: string, locale?: Locale) => page(`/admin/leads/${id}`)(locale),
  file: (id: string, locale?: Locale) => page(`/admin/files/${id}`)(locale),
  /** A photo, small enough to know it by. */
  smallPicture: (id: string, locale?: Locale) =>
    `${page(`/admin/files/${id}`)(locale)}?${SMALL_PARAM}`,
  /** The proof of a testimonial. */
  proof: (id: string, locale?: Locale) => page(`/admin/proofs/${id}`)(locale),
  quote: (id: string, locale?: Locale) => page(`/admin/quotes/${id}`)(locale),
  reports: page('/admin/report'),
  report: (id: string, locale?: Locale) => page(`/admin/report/${id}`)(locale),
  prices: page('/admin/price-adjustments'),
  priceDraft: page('/admin/price-adjustments/draft'),
  priceVersions: page('/admin/price-adjustments/versions'),
  catalogue: page('/admin/catalogue'),
  tariffs: page('/admin/tariffs'),
  content: page('/admin/content'),
  privacy: page('/admin/privacy'),
  privacyExport: page('/admin/privacy/export'),
  auditCsv: page('/admin/audit.csv'),
  recordsCsv: page('/admin/records.csv'),
  people: page('/admin/people'),
  company: page('/admin/company'),
  messages: page('/admin/messages'),
  audit: page('/admin/audit'),
  login: page('/admin/login'),
  signOut: page('/admin/sign-out'),
} as const;
