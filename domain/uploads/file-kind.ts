import { fail, ok, type Result } from '../result.ts';
import {
  LARGEST_UPLOAD_BYTES,
  type OtherKind,
  type UploadKind,
  type UploadRefusal,
} from './upload-rules.ts';

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const begins = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((value, index) => bytes[index] === value);

/** Brands of pictures in the HEIF family that are coded as HEVC, which phones write. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
/** Brands of pictures in the HEIF family, however they are coded: AVIF, JPEG, JPEG 2000. */
const PICTURE_BRANDS = new Set([
  'avif',
  'avis',
  'avio',
  'mif1',
  'mif2',
  'msf1',
  'miaf',
  'jpeg',
  'j2ki',
  'MA1A',
  'MA1B',
]);

/** What a file is by its content; its name is no evidence. */
export function fileKindOf(bytes: Uint8Array): Result<UploadKind, UploadRefusal> {
  if (bytes.length === 0) return fail({ kind: 'empty' });
  if (bytes.length > LARGEST_UPLOAD_BYTES) return fail({ kind: 'too-large', bytes: bytes.length });
  if (begins(bytes, 0xff, 0xd8, 0xff)) return ok('jpeg');
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return ok('png');
  if (latin(bytes, 4, 8) === 'ftyp') return ofBrands(bytes);
  const other = otherKind(bytes);
  if (other === 'unknown' && latin(bytes, 0, HEAD_BYTES).includes('%PDF-')) return pdf(bytes);
  return fail({ kind: 'wrong-kind', is: other });
}

/** A file of ISO boxes names what it can be read as: its own brand, a version, and others that it is compatible with. */
function ofBrands(bytes: Uint8Array): Result<UploadKind, UploadRefusal> {
  const length = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    MOST_BRAND_BYTES,
  );
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(latin(bytes, at, at + 4));
  const isAv1 = brands.some((brand) => /^av(?:if|is|io)$/.test(brand));
  if (!isAv1 && brands.some((brand) => HEIC_BRANDS.has(brand))) return ok('heic');
  const isPicture = brands.some((brand) => PICTURE_BRANDS.has(brand));
  return fail({ kind: 'wrong-kind', is: isPicture ? 'picture' : 'video' });
}

const MOST_BRAND_BYTES = 256;

function otherKind(bytes: Uint8Array): OtherKind {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    return latin(bytes, 0, 4096).includes('word/') ? 'word' : 'archive';
  }
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'word';
  if (begins(bytes, 0x1f, 0x8b) || latin(bytes, 0, 4) === 'Rar!' || begins(bytes, 0x37, 0x7a)) {
    return 'archive';
  }
  const head = latin(bytes, 0, 1024);
  if (/^GIF8|^BM|^II\*|^MM\0\*|^RIFF....WEBP/s.test(head)) return 'picture';
  if (/<svg[\s>]/i.test(head)) return 'svg';
  return 'unknown';
}

/** Text of a mail or a scanner may stand before a PDF. */
const HEAD_BYTES = 1024;

/** Whether a PDF is whole. What stands before and behind it is left out of what is kept (server/uploads/clean-pdf.ts). */
function pdf(bytes: Uint8Array): Result<UploadKind, UploadRefusal> {
  const whole = new TextDecoder('latin1').decode(bytes);
  const isWhole = whole.includes('startxref') && whole.includes('%%EOF');
  return isWhole ? ok('pdf') : fail({ kind: 'damaged' });
}
