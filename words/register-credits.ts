import { m } from '../messages/compiled/messages.js';
import type { Attribution } from '../domain/roof/found-roof.ts';
import type { Locale } from './locale.ts';

/** The line that names a register's data. */
export function creditText(of: Attribution['of'], locale: Locale): string {
  const options = { locale };
  return {
    heights: m.house_credit_heights,
    footprint: m.house_credit_footprint,
    bbr: m.house_credit_bbr,
  }[of]({}, options);
}

/** What its licence is called: a standard one by its own name. */
export function licenceText({ of, licence }: Attribution, locale: Locale): string {
  return of === 'bbr' ? m.house_credit_bbr_terms({}, { locale }) : licence;
}
