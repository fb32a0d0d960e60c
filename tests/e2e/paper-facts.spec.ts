import { fileFact } from '../../server/report-pdf/file-facts.ts';
import { expect, test, type Page } from './support/site-test.ts';

// A PDF's metadata is XML, and archives read it strictly; so does the browser's own XML reader
// here.

const ADDRESSES = [
  'Hansen & Søn, Skovvej 12',
  '<x:xmpmeta> "Gård" & \'Mark\' ]]> &amp; &nosuch;',
  'Ø&Å <!-- Solvej --> <?xml?> 🌞',
  'Skovvej \ufffe 12 &#0; &#xFFFF;',
];

type Facts = { readonly fault: string | null; readonly title: string; readonly maker: string };

function read(page: Page, xml: string): Promise<Facts> {
  return page.evaluate((text) => {
    const found = new DOMParser().parseFromString(text, 'application/xml');
    const said = (name: string) => found.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';
    return {
      fault: found.querySelector('parsererror')?.textContent ?? null,
      title: said('dc:title'),
      maker: said('pdf:Producer'),
    };
  }, xml);
}

test('the XML reader refuses what is not XML', async ({ page }) => {
  for (const broken of ['<a>&</a>', '<a>&nosuch;</a>', '<a><b></a>', '<a>\ufffe</a>'])
    expect((await read(page, broken)).fault, broken).not.toBeNull();
});

for (const address of ADDRESSES) {
  test(`the metadata of a PDF report is XML, at ${address}`, async ({ page }) => {
    const query = new URLSearchParams({ lat: '56.16', lon: '10.2', address });
    const answer = await page.request.get(`/da/calculator/report.pdf?${query}`);
    expect(answer.status()).toBe(200);
    const file = (await answer.body()).toString('utf8');
    const packet = /<\?xpacket begin=[\s\S]*?<\?xpacket end="w"\?>/.exec(file)?.[0];
    const facts = await read(page, packet ?? '');
    expect(facts.fault).toBeNull();
    expect(facts.title).toContain(fileFact(address));
    expect(facts.maker).toBe('Solrig');
  });
}
