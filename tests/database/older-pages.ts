import { getDocumentProxy } from 'unpdf';
import { shareSlug } from '../../domain/report/share-link.ts';
import { roundedTo } from '../../words/estimate-words.ts';
import { decimal } from '../../words/format.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { keyOf, tokenOf, type Sample } from './older-rows.ts';

/** Where a sample's row is seen by its key alone: the report's page and PDF, or the receipt of the request. */
export function olderAddresses({ report_id: id, owner_uid: owner }: Sample, copy: number) {
  return LOCALES.flatMap((locale) => {
    if (owner === null)
      return [
        { kind: 'receipt', locale, path: `/${locale}/thank-you?kvittering=${tokenOf(id, copy)}` },
      ];
    const page = `/${locale}/report/${shareSlug(keyOf(id, copy))}`;
    return [
      { kind: 'page', locale, path: page },
      { kind: 'PDF', locale, path: `${page}/pdf` },
    ];
  });
}

// Not those of a request’s own reference, such as ESREQ-7A1B2.
const NUMBER = /(?<![A-Z\d])\d+(?:[.,]\d+)*/g;

/** Every number in the words of a page, without those of its frame. */
export function numbersOfPage(bytes: Uint8Array): readonly string[] {
  const html = new TextDecoder().decode(bytes);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = main
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ');
  return words.match(NUMBER) ?? [];
}

export async function numbersOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  // Reading takes the bytes away.
  const pdf = await getDocumentProxy(bytes.slice());
  const numbers: string[] = [];
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
    const { items } = await (await pdf.getPage(sheet)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    numbers.push(...(words.match(NUMBER) ?? []));
  }
  return numbers;
}

/** Steps of the months chart's scale, which leaves the names more room now: no figures of a report. */
const FORMER_SCALE: readonly string[] = ['250', '750'];

/** Those of then that are nowhere now. */
export function missingIn(
  now: readonly string[],
  then: readonly string[],
  { figures }: Sample,
): readonly string[] {
  // The month in an example price book's number is a word now: «eksempelprisbog, november 2026».
  const all = new Set([...now, ...FORMER_SCALE, figures?.priceList.id.split('-')[1]]);
  return then.filter((number) => !all.has(number));
}

/**
 * The two numbers of a report that are others now: the saving's range, which told of the sun alone, is the one of
 * everything (decision 29).
 */
export function formerRange({ result: { savings } }: Sample, locale: Locale): readonly string[] {
  return [savings.tenYearMeanP10Dkk, savings.tenYearMeanP90Dkk].map((range) =>
    decimal(roundedTo(range, 100), locale),
  );
}

/** The price of a request's receipt, said to the nearest hundred now as on every page but a quote (decision 69). */
export function formerPrice(
  { result: { price } }: Sample,
  then: readonly string[],
  locale: Locale,
): readonly string[] {
  const exact = decimal(price.totalPrice, locale);
  return exact === decimal(roundedTo(price.totalPrice, 100), locale)
    ? []
    : then.filter((number) => number === exact);
}
