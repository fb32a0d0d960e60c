import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** A list of a document's objects is some hundred kilobytes; decoded to more, it was made to fill the memory [bytes]. */
const MOST_DECODED_BYTES = 32 * 1024 * 1024;

type Growing = { readonly ensureBuffer: (bytes: number) => Uint8Array };

/** The library decodes as much as a stream holds: from now on it ends with an error above the limit. */
export function capDecodedStreams(): void {
  const dict = PDFContext.create().obj({ Filter: PDFName.of('FlateDecode') });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c, 3, 0)));
  let shared: Growing = Object.getPrototypeOf(decoder);
  while (!Object.hasOwn(shared, 'ensureBuffer')) shared = Object.getPrototypeOf(shared);
  const { ensureBuffer } = shared;
  Object.assign(shared, {
    ensureBuffer(this: Growing, bytes: number) {
      if (bytes > MOST_DECODED_BYTES) throw new RangeError('a stream decodes to too much');
      return ensureBuffer.call(this, bytes);
    },
  });
}
