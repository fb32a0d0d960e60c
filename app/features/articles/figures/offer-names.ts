import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { priceLineName } from '../../../../words/price-line-name.ts';
import type { OfferGroup } from './offer-groups.ts';

export function offerGroupName(kind: OfferGroup['kind']): string {
  switch (kind) {
    case 'goods':
      return m.figures_offer_goods();
    case 'work':
      return m.figures_offer_work();
    case 'vat':
      return m.figures_offer_vat();
  }
}

export function offerLineName(code: string): string {
  return code === 'vat' ? m.figures_offer_vat_line() : priceLineName(code, getLocale());
}
