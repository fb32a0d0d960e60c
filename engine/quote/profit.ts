import type { CostPrice, PriceBook } from './price-book.ts';
import type { Quote, QuoteLine } from './quote.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

function costOf(line: QuoteLine, book: PriceBook): CostPrice | null {
  const { code, item } = line;
  const find = (prices: Readonly<Record<string, CostPrice>>): CostPrice => {
    if (item === null || !Object.hasOwn(prices, item)) {
      throw new RangeError(`the price book has no ${code} ${item}`);
    }
    return prices[item]!;
  };
  switch (code) {
    case 'panel':
      return find(book.panels);
    case 'inverter':
      return find(book.inverters);
    case 'battery':
      return find(book.batteries);
    case 'mounting':
      return find(book.mounting);
    case 'scaffold':
      return find(book.scaffold);
    case 'base-work':
      return book.baseWork;
    case 'cable':
      return book.cablePerM;
    case 'electrical-board':
      return book.electricalBoard;
    case 'travel':
      return find(Object.fromEntries(book.travel.map(({ id, price }) => [id, price])));
    default:
      // An adjustment changes the price and costs nothing.
      return null;
  }
}

/**
 * Profit of a quote, for staff only: sales total less costs, both excluding VAT.
 * @param of a quote made from this book's sales prices
 * @param book the book with the costs
 * @returns [øre excl. VAT], integer; negative when sold below cost
 * @throws RangeError the quote is of another book, or names what the book lacks
 */
export function profitExVatOre(of: Quote, book: PriceBook): number {
  if (of.priceListId !== book.id) {
    throw new RangeError(`the quote is of ${of.priceListId}, not of ${book.id}`);
  }
  let costOre = 0;
  for (const line of of.lines) {
    const cost = costOf(line, book);
    if (cost) costOre += roundHalfAwayFromZero(line.quantity * cost.costOre);
  }
  return of.totalExVatOre - costOre;
}
