import { getDocumentProxy } from 'unpdf';
import { expect, type Page } from './site-test.ts';

/** The letters of the PDF at an address. */
export async function textOfPdf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return lettersOfPdf(await answer.body());
}

export async function lettersOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}
