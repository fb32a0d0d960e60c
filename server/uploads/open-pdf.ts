import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFContext,
  PDFDocument,
  PDFName,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { correctDecryption } from './pdf-decryption.ts';

/** What a document's lists of objects may unpack to together [bytes]; those of an offer take some hundred kilobytes. */
const MOST_DECODED_BYTES = 8 * 1024 * 1024;
/** Numbers, words and references count, too. A locked document is read twice: half as many for it. */
const MOST_OBJECTS = 250_000;
/** For each one the rest of the file is searched for its end. */
const MOST_UNREAD = 16;

/** A document that holds more than can be checked in little memory. */
export class TooMuchInPdf extends Error {
  override readonly name = 'TooMuchInPdf';
}

type Taken = { decodedBytes: number; objects: number; unread: number; isTooMuch: boolean };
/** Of the document that is being read: a thread reads one at a time. */
let taken: Taken | null = null;

function take(what: 'decodedBytes' | 'objects' | 'unread', amount: number, most: number): void {
  if (taken === null) return;
  taken[what] += amount;
  if (taken[what] <= most && !taken.isTooMuch) return;
  taken.isTooMuch = true;
  throw new TooMuchInPdf(what);
}

/** Calls the check before each call of a library's method, which may be private: the version is pinned exactly. */
function checkBefore(owner: object, method: string, check: (self: object, bytes: number) => void) {
  const before = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
  Reflect.set(owner, method, function checked(this: object, ...args: unknown[]) {
    check(this, Number(args[0]));
    return before.apply(this, args);
  });
}

function limitReading(): void {
  const dict = PDFContext.create().obj({ Filter: PDFName.of('FlateDecode') });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c, 3, 0)));
  let anyDecoder: object = Object.getPrototypeOf(decoder);
  while (!Object.hasOwn(anyDecoder, 'ensureBuffer')) {
    anyDecoder = Object.getPrototypeOf(anyDecoder);
  }
  const sizes = new WeakMap<object, number>();
  checkBefore(anyDecoder, 'ensureBuffer', (stream, bytes) => {
    take('decodedBytes', Math.max(0, bytes - (sizes.get(stream) ?? 0)), MOST_DECODED_BYTES);
    sizes.set(stream, Math.max(bytes, sizes.get(stream) ?? 0));
  });
  checkBefore(PDFObjectParser.prototype, 'parseObject', () => take('objects', 1, MOST_OBJECTS));
  checkBefore(PDFRef, 'of', () => take('objects', 1, MOST_OBJECTS));
  checkBefore(PDFParser.prototype, 'tryToParseInvalidIndirectObject', () =>
    take('unread', 1, MOST_UNREAD),
  );
  // Objects are found in the file itself; a list of their places may claim any length.
  Reflect.set(PDFXRefStreamParser.prototype, 'parseEntries', () => []);
}

limitReading();
correctDecryption();

/**
 * Reads a PDF that opens without a password, its rights locked or not.
 * @returns the document, and how many of its objects could not be read
 * @throws TooMuchInPdf, or the library's error
 */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ readonly pdf: PDFDocument; readonly unread: number }> {
  const mine: Taken = { decodedBytes: 0, objects: 0, unread: 0, isTooMuch: false };
  taken = mine;
  const { warn } = console;
  // oxlint-disable-next-line no-console -- the library would write parts of the file into the log
  console.warn = () => undefined;
  try {
    const pdf = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    // The library goes on after most errors.
    if (mine.isTooMuch) throw new TooMuchInPdf('objects');
    return { pdf, unread: mine.unread };
  } finally {
    // oxlint-disable-next-line no-console -- as it was
    console.warn = warn;
    taken = null;
  }
}
