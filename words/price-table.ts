import { roundHalfAwayFromZero } from '../engine/quote/rounding.ts';
import type { OfferedQuote } from '../domain/staff/quotes.ts';
import { m } from '../messages/compiled/messages.js';
import { decimal, kr } from './format.ts';
import type { Locale } from './locale.ts';
import { priceLineName } from './price-line-name.ts';

type PriceRow = {
  readonly name: string;
  /** Why a discount is given. */
  readonly reason: string | undefined;
  readonly quantity: string;
  readonly amount: string;
};

type PriceSum = { readonly name: string; readonly amount: string; readonly isTotal: boolean };

export type PriceTable = {
  readonly lead: string;
  readonly column: string;
  readonly rows: readonly PriceRow[];
  readonly sums: readonly PriceSum[];
};

/**
 * The price line by line with VAT. A quote from before the company's facts were kept shows its lines as it did: without,
 * and VAT at the end.
 */
export function quotePriceTable(quote: OfferedQuote, locale: Locale): PriceTable {
  const options = { locale };
  const isWithVat = quote.seller !== null;
  const amounts = isWithVat ? withVat(quote) : quote.lines.map(({ totalOre }) => totalOre);
  const sum = (name: string, ore: number, isTotal = true) => ({
    name,
    amount: kr(ore / 100, locale),
    isTotal,
  });
  const total = sum(m.quote_total({}, options), quote.totalOre);
  return {
    lead: isWithVat ? m.contract_lines_lead({}, options) : m.quote_lines_lead({}, options),
    column: isWithVat ? m.contract_incl_vat({}, options) : m.quote_ex_vat({}, options),
    rows: quote.lines.map(({ code, reason, unit, quantity }, index) => ({
      name: priceLineName(code, locale),
      reason,
      quantity: unit === 'percent' ? '' : decimal(quantity, locale),
      amount: kr(amounts[index]! / 100, locale),
    })),
    sums: isWithVat
      ? [total, sum(m.contract_of_which_vat({}, options), quote.vatOre, false)]
      : [
          sum(m.quote_total_ex_vat({}, options), quote.totalExVatOre),
          sum(m.quote_vat({}, options), quote.vatOre, false),
          total,
        ],
  };
}

/**
 * Each line's part of the total, in whole kroner that make up the total as it is written [øre incl. VAT]: what is
 * rounded away at one line is in the next.
 */
function withVat({ lines, totalOre, totalExVatOre }: OfferedQuote): readonly number[] {
  const share = totalExVatOre === 0 ? 0 : totalOre / totalExVatOre;
  let sumExVat = 0;
  let written = 0;
  return lines.map((line) => {
    sumExVat += line.totalOre;
    const upToHere = roundHalfAwayFromZero((sumExVat * share) / 100);
    const part = upToHere - written;
    written = upToHere;
    return part * 100;
  });
}
