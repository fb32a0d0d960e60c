import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { capDecodedStreams } from './decoded-streams.ts';

/** What a reader does when asked to, or by itself: names of actions that run, open or send something. */
const ACTIVE_ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'GoTo3DView',
  'RichMediaExecute',
]);
/** What stands on a page and carries a file, or plays one. */
const ACTIVE_ANNOTATIONS = new Set([
  'FileAttachment',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
]);
/** Of the whole document: what runs when it opens, and lists of scripts and attached files. */
const ACTIVE_KEYS = ['OpenAction', 'AA', 'AF', 'Collection'];
const ACTIVE_NAMES = ['JavaScript', 'EmbeddedFiles'];
/** Wherever they stand: an attached file, and a form that is a program of its own. */
const CARRYING_KEYS = ['EF', 'XFA'];
/** What an encryption says of itself. */
const LOCK_KEYS = ['Filter', 'V', 'R', 'O', 'U', 'P'];

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
    const opened = await openPdf(bytes);
    if (opened === null) return fail({ kind: 'password' });
    if (opened.getPageCount() === 0) return fail({ kind: 'damaged' });
    takeOutActive(opened);
    const cleaned = await opened.save({ useObjectStreams: false, updateFieldAppearances: false });
    const again = await PDFDocument.load(cleaned, { updateMetadata: false });
    return activeIn(again) === 0 ? ok(new Uint8Array(cleaned)) : fail({ kind: 'damaged' });
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

function takeOutActive({ catalog, context }: PDFDocument): void {
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  for (const key of ACTIVE_NAMES) names?.delete(PDFName.of(key));
  for (const key of ACTIVE_KEYS) catalog.delete(PDFName.of(key));
  const objects = context.enumerateIndirectObjects();
  for (const [ref, object] of objects) if (isLeftOut(object)) context.delete(ref);
  for (const dict of dictsOf(objects)) {
    if (isActive(dict)) for (const key of dict.keys()) dict.delete(key);
    for (const key of CARRYING_KEYS) dict.delete(PDFName.of(key));
  }
}

function activeIn({ context }: PDFDocument): number {
  const objects = context.enumerateIndirectObjects();
  const carries = (dict: PDFDict) => CARRYING_KEYS.some((key) => dict.has(PDFName.of(key)));
  return (
    objects.filter(([, object]) => isLeftOut(object)).length +
    dictsOf(objects).filter((dict) => isActive(dict) || carries(dict)).length
  );
}

/** The bytes of an attached file; how the file was packed and locked, which is written anew; and what can't be read. */
function isLeftOut(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) return true;
  if (object instanceof PDFStream) {
    return ['EmbeddedFile', 'ObjStm', 'XRef'].includes(wordAt(object.dict, 'Type'));
  }
  return object instanceof PDFDict && LOCK_KEYS.every((key) => object.has(PDFName.of(key)));
}

function wordAt(dict: PDFDict, key: string): string {
  const found = dict.lookup(PDFName.of(key));
  return found instanceof PDFName ? found.decodeText() : '';
}

/** An action, or something that plays, on a page. */
const isActive = (dict: PDFDict): boolean =>
  ACTIVE_ACTIONS.has(wordAt(dict, 'S')) || ACTIVE_ANNOTATIONS.has(wordAt(dict, 'Subtype'));

/** Every dictionary, of streams and within others, too. */
function dictsOf(objects: readonly (readonly [PDFRef, PDFObject])[]): readonly PDFDict[] {
  const found: PDFDict[] = [];
  const open: PDFObject[] = objects.map(([, object]) => object);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFStream) open.push(next.dict);
    else if (next instanceof PDFArray) open.push(...next.asArray());
    else if (next instanceof PDFDict) {
      found.push(next);
      open.push(...next.values());
    }
  }
  return found;
}
