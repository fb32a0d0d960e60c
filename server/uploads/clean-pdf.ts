import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { openPdf, TooMuchInPdf } from './open-pdf.ts';
import { takeOutActive } from './take-out-active.ts';

/** The library's words for what opens with a password, or with a certificate. */
const LOCKED = /^(?:NEEDS PASSWORD|Password incorrect|unknown encryption method)$/;

/**
 * A PDF with its pages and without anything that runs, launches, or is attached; without what stood before and behind it,
 * and without the rights that an author has locked. Read only where a PDF was sent.
 * @returns password: it opens with one only; too-much: it holds more than can be checked; damaged: it can't be read as a
 * whole, or not everything could be taken out
 */
export async function cleanPdf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Uint8Array<ArrayBuffer>, UploadRefusal>> {
  try {
    const written = await writtenAnew(bytes);
    if (written === null || !(await isClean(written))) return fail({ kind: 'damaged' });
    return ok(new Uint8Array(written.bytes));
  } catch (error) {
    if (error instanceof TooMuchInPdf) return fail({ kind: 'too-much' });
    const isLocked = error instanceof Error && LOCKED.test(error.message);
    return fail({ kind: isLocked ? 'password' : 'damaged' });
  }
}

type Written = { readonly bytes: Uint8Array; readonly pages: number };

/** null: it has no page, or what its pages need can't be read. */
async function writtenAnew(bytes: Uint8Array): Promise<Written | null> {
  const { pdf, unread } = await openPdf(bytes);
  const pages = pdf.getPageCount();
  const { missing } = takeOutActive(pdf);
  // What is missing was never there, or is among what could not be read.
  if (pages === 0 || (unread > 0 && missing > 0)) return null;
  const written = await pdf.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
  return { bytes: written, pages };
}

/** Read once more, by when the document that it was written from is forgotten: both would take twice the memory. */
async function isClean({ bytes, pages }: Written): Promise<boolean> {
  const { pdf, unread } = await openPdf(bytes);
  return unread === 0 && takeOutActive(pdf).found === 0 && pdf.getPageCount() === pages;
}
