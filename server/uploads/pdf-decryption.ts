import { PDFHexString, PDFObjectParser, PDFParser, type PDFString } from '@cantoo/pdf-lib';

/** A multiple of a cipher's block of 16 bytes. */
const PART_BYTES = 64 * 1024;

type Cipher = { readonly decryptBlock: (part: Uint8Array, isLast: boolean) => Uint8Array };
type Transform = {
  readonly StringCipherConstructor: () => Cipher;
  decryptBytes: (bytes: Uint8Array) => Uint8Array;
};
type CipherFactory = { createCipherTransform: (object: number, generation: number) => Transform };

type StringParser = { readonly cryptoFactory?: CipherFactory };
type ParseString = (this: StringParser, owner?: object) => PDFString | PDFHexString;

/** Corrects from now on how the library decrypts. */
export function correctDecryption(): void {
  decryptInParts();
  keepDecryptedBytes();
}

/** The library makes two arrays of every 16 bytes: for a whole stream, twenty times its memory. */
function decryptInParts(): void {
  const { forBytesWithOptions } = PDFParser;
  type Options = Parameters<typeof forBytesWithOptions>;
  PDFParser.forBytesWithOptions = (...options: Options) => {
    const factory = options[5] as unknown as CipherFactory | undefined;
    if (factory !== undefined) useParts(factory);
    return forBytesWithOptions(...options);
  };
}

/** The library writes a decrypted string as it is, so that a bracket in it ends it, and a backslash is lost. */
function keepDecryptedBytes(): void {
  const parseString = Reflect.get(PDFObjectParser.prototype, 'parseString') as ParseString;
  const parsed: ParseString = function parsed(owner) {
    const read = parseString.call(this, owner);
    if (this.cryptoFactory === undefined || owner === undefined) return read;
    return PDFHexString.of(Buffer.from(read.asString(), 'latin1').toString('hex'));
  };
  Reflect.set(PDFObjectParser.prototype, 'parseString', parsed);
}

function useParts(factory: CipherFactory): void {
  const { createCipherTransform } = factory;
  factory.createCipherTransform = (object, generation) => {
    const transform = createCipherTransform.call(factory, object, generation);
    transform.decryptBytes = (bytes) => decrypted(transform.StringCipherConstructor(), bytes);
    return transform;
  };
}

function decrypted(cipher: Cipher, bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const isLast = from + PART_BYTES >= bytes.length;
    const part = cipher.decryptBlock(bytes.subarray(from, from + PART_BYTES), isLast);
    plain.set(part, length);
    length += part.length;
  }
  return plain.subarray(0, length);
}
