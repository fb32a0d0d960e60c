import type { CompanyPapers } from '../../domain/company/company.ts';
import type { PaperKind } from '../../domain/company/papers.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * Where whoever has a quote reads a paper of it.
 * @param site any address of the site
 * @returns null: there is no such paper
 */
export function paperAddress(
  papers: CompanyPapers,
  kind: PaperKind,
  { site, locale }: { readonly site: URL; readonly locale: Locale },
): URL | null {
  const id = papers[kind];
  return id === undefined ? null : new URL(`/${locale}/papers/${id}`, site);
}

/** The quote on paper, from the address of its page. */
export function pdfAddress(page: URL): URL {
  const address = new URL(page);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/pdf`;
  return address;
}
