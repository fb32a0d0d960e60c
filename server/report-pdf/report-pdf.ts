import type { ReportDocument } from '../../words/report/report-document.ts';
import { fileFact } from './file-facts.ts';
import { drawFirstSheet } from './first-sheet.ts';
import { plexSans, WEIGHTS } from './fonts.ts';
import { COLOURS, SHEET, TEXT_WIDTH } from './look.ts';
import { Paper } from './paper.ts';
import { drawSection } from './sections.ts';
import { SheetFlow } from './sheet-flow.ts';

const UNIVERSAL_ACCESS: object = { subset: 'PDF/UA' };
const MARGIN_NONE = { top: 0, bottom: 0, left: 0, right: 0 } as const;

/** The report as a tagged PDF with its fonts in it: letters and lines alone, no picture of points. */
export async function reportPdf(document: ReportDocument, madeAt: Date): Promise<Buffer> {
  const fonts = await plexSans();
  const brand = fileFact(document.brand);
  const pdf = new Paper({
    size: 'A4',
    margins: MARGIN_NONE,
    pdfVersion: '1.7',
    // Known to the library, and not yet to its types.
    ...UNIVERSAL_ACCESS,
    tagged: true,
    lang: document.locale === 'da' ? 'da-DK' : 'en-GB',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // None but the house's own: the library's would be read and never used.
    font: '',
    info: {
      Title: fileFact(document.title),
      Author: brand,
      Creator: brand,
      Producer: brand,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  for (const weight of WEIGHTS) pdf.registerFont(weight, fonts[weight]);
  pdf.addPage();
  const flow = new SheetFlow(pdf);
  drawFirstSheet(flow, document);
  flow.y += 16;
  document.sections.forEach((section, index) => drawSection(flow, section, index + 1));
  drawVersions(flow, document.versions);
  flow.root.end();
  drawFeet(flow, document);
  return pdf.bytes();
}

function drawVersions(flow: SheetFlow, [title = '', ...lines]: readonly string[]): void {
  const small = { size: 8, colour: COLOURS['blaek-600'], lineGap: 1.5 } as const;
  const text = lines.join(' ');
  flow.makeRoom(flow.heightOf(text, small) + 28);
  flow.rule(flow.y, COLOURS.blaek, 1);
  flow.y += 10;
  flow.text('H2', title, { size: 11, weight: '600' });
  flow.y += 2;
  flow.text('P', text, small);
}

/** Brand and page number under each sheet; nobody has them read aloud. */
function drawFeet(flow: SheetFlow, { brand, pageNumber }: ReportDocument): void {
  const { pdf } = flow;
  const { count } = pdf.bufferedPageRange();
  const look = { size: 8, colour: COLOURS['blaek-600'] } as const;
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const at = { x: SHEET.left, y: SHEET.bottom + 12, width: TEXT_WIDTH } as const;
    flow.write(brand, look, at);
    const number = pageNumber.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    flow.write(number, look, { ...at, align: 'right' });
    pdf.endMarkedContent();
  }
}
