import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

/** A document in the making. */
export class Paper extends PdfKit {
  #written: string[] = [];

  /** Letters on one line, by their baseline. */
  letters(text: string, x: number, baseline: number): void {
    this.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Kept until the page is left: the library would make an array of bytes of each of some thousand lines. */
  override addContent(line: string): this {
    this.#written.push(line);
    return this;
  }

  override addPage(options?: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
    this.#leavePage();
    return super.addPage(options);
  }

  override switchToPage(page?: number): PDFKit.PDFPage {
    this.#leavePage();
    return super.switchToPage(page);
  }

  /** The whole file, once everything is drawn. */
  bytes(): Promise<Buffer> {
    this.#leavePage();
    this.end();
    return buffer(this);
  }

  #leavePage(): void {
    if (this.#written.length === 0) return;
    super.addContent(this.#written.join('\n'));
    this.#written = [];
  }
}
