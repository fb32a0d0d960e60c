import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { capDecodedStreams } from './decoded-streams.ts';
import { takeOutActive } from './take-out-active.ts';

capDecodedStreams();

/**
 * A PDF with its pages and without anything that runs, launches, or is attached; without what stood before and behind it,
 * and without the rights that an author has locked. Read only where a PDF was sent.
 * @returns password: it opens with one only; damaged: it can't be read, or not everything could be taken out
 */
export async function cleanPdf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Uint8Array<ArrayBuffer>, UploadRefusal>> {
  try {
    const pdf = await openPdf(bytes);
    if (pdf === null) return fail({ kind: 'password' });
    const pages = pdf.getPageCount();
    if (pages === 0) return fail({ kind: 'damaged' });
    takeOutActive(pdf);
    const cleaned = await pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
    const again = await PDFDocument.load(cleaned, { updateMetadata: false });
    const isClean = takeOutActive(again).found === 0 && again.getPageCount() === pages;
    return isClean ? ok(new Uint8Array(cleaned)) : fail({ kind: 'damaged' });
  } catch {
    return fail({ kind: 'damaged' });
  }
}

/** null: it opens with a password only. */
async function openPdf(bytes: Uint8Array): Promise<PDFDocument | null> {
  const quietly = { updateMetadata: false };
  try {
    return await PDFDocument.load(bytes, quietly);
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw error;
  }
  // Only rights are locked where the empty password opens it.
  return PDFDocument.load(bytes, { ...quietly, password: '' }).catch(() => null);
}
