import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

/** A document in the making. */
export class Paper extends PdfKit {
  /** Letters on one line, by their baseline. */
  letters(text: string, x: number, baseline: number): void {
    this.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** The whole file, once everything is drawn. */
  bytes(): Promise<Buffer> {
    this.end();
    return buffer(this);
  }
}
