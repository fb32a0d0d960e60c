import {
  heic,
  hugePng,
  jpeg,
  lockedPdf,
  pdf,
  pdfWithArchive,
  png,
  progressiveJpeg,
} from '../fixtures/made-files.ts';

export type CorpusFile = {
  readonly name: string;
  readonly bytes: Buffer;
  /** How it is kept, or why it is not. */
  readonly expected: 'jpeg' | 'pdf' | `refused: ${string}`;
};

const text = (words: string) => Buffer.from(words, 'utf8');
const MB = 1024 * 1024;

/** Forty-six files: as people send them, and as who means harm does. */
export async function uploadCorpus(): Promise<readonly CorpusFile[]> {
  const [photo, small, turned, drawn, wide] = await Promise.all([
    jpeg(1600, 1200),
    jpeg(40, 30),
    jpeg(640, 480, 6),
    png(640, 480),
    jpeg(6000, 200),
  ]);
  const phone = heic();
  const bill = pdf();
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(200)]);
  const script = text('<script>alert(1)</script>');
  const flipped = Buffer.from(photo);
  flipped.fill(0x55, 300, 900);
  return [
    { name: 'tag.jpg', bytes: photo, expected: 'jpeg' },
    { name: 'lille.jpeg', bytes: small, expected: 'jpeg' },
    { name: 'på højkant.JPG', bytes: turned, expected: 'jpeg' },
    { name: 'bred.jpg', bytes: wide, expected: 'jpeg' },
    { name: 'tegning.png', bytes: drawn, expected: 'jpeg' },
    { name: 'IMG_0001.HEIC', bytes: phone, expected: 'jpeg' },
    { name: 'elregning.pdf', bytes: bill, expected: 'pdf' },
    { name: 'med linjeskift.pdf', bytes: Buffer.concat([bill, text('\r\n')]), expected: 'pdf' },
    // Names that say something else than the content.
    { name: 'foto.pdf', bytes: await jpeg(50, 50), expected: 'jpeg' },
    { name: 'regning.jpg', bytes: pdf('/Info << /Title (a) >> '), expected: 'pdf' },
    { name: 'foto.exe', bytes: await jpeg(60, 50), expected: 'jpeg' },
    { name: 'uden endelse', bytes: await png(50, 50), expected: 'jpeg' },
    { name: '../../etc/passwd', bytes: await jpeg(70, 50), expected: 'jpeg' },
    { name: 'a\r\nSet-Cookie: b.jpg', bytes: await jpeg(80, 50), expected: 'jpeg' },
    { name: `${'x'.repeat(500)}.jpg`, bytes: await jpeg(90, 50), expected: 'jpeg' },
    // A picture, and after its end something else: what is kept is the picture alone.
    { name: 'jpeg og zip.jpg', bytes: Buffer.concat([await jpeg(100, 50), zip]), expected: 'jpeg' },
    {
      name: 'jpeg og html.jpg',
      bytes: Buffer.concat([await jpeg(110, 50), script]),
      expected: 'jpeg',
    },
    {
      name: 'png og script.png',
      bytes: Buffer.concat([await png(120, 50), script]),
      expected: 'jpeg',
    },
    // A PDF is written anew: what stood before and behind it is left out.
    { name: 'pdf og zip.pdf', bytes: Buffer.concat([bill, zip]), expected: 'pdf' },
    { name: 'html og pdf.pdf', bytes: Buffer.concat([script, bill]), expected: 'pdf' },
    { name: 'zip i pdf.pdf', bytes: pdfWithArchive(), expected: 'pdf' },
    {
      name: 'zip og pdf.pdf',
      bytes: Buffer.concat([zip, bill]),
      expected: 'refused: wrong-kind archive',
    },
    { name: 'kun rettigheder.pdf', bytes: await lockedPdf(''), expected: 'pdf' },
    { name: 'beskyttet.pdf', bytes: await lockedPdf('kode'), expected: 'refused: password' },
    { name: 'afbrudt.pdf', bytes: bill.subarray(0, bill.length / 2), expected: 'refused: damaged' },
    // Cut off in the middle.
    {
      name: 'afbrudt.jpg',
      bytes: photo.subarray(0, photo.length / 2),
      expected: 'refused: damaged',
    },
    {
      name: 'afbrudt.png',
      bytes: drawn.subarray(0, drawn.length / 2),
      expected: 'refused: damaged',
    },
    {
      name: 'afbrudt.heic',
      bytes: phone.subarray(0, phone.length - 120),
      expected: 'refused: damaged',
    },
    { name: 'kun hoved.jpg', bytes: photo.subarray(0, 20), expected: 'refused: damaged' },
    { name: 'kun mærke.png', bytes: drawn.subarray(0, 8), expected: 'refused: damaged' },
    {
      name: 'ødelagt hoved.jpg',
      bytes: Buffer.concat([photo.subarray(0, 4), Buffer.alloc(3000, 7)]),
      expected: 'refused: damaged',
    },
    // More than anybody needs.
    { name: '20000 gange 20000.png', bytes: hugePng(), expected: 'refused: too-many-pixels' },
    {
      name: 'linjer imellem.png',
      bytes: hugePng(7000, { depth: 8, colours: 6, interlaced: 1 }),
      expected: 'refused: too-many-pixels',
    },
    {
      name: 'finere end skærme.png',
      bytes: hugePng(7000, { depth: 16, colours: 6, interlaced: 0 }),
      expected: 'refused: too-many-pixels',
    },
    {
      name: 'efterhånden.jpg',
      bytes: await progressiveJpeg(4200),
      expected: 'refused: too-many-pixels',
    },
    {
      name: 'meget lang.jpg',
      bytes: await jpeg(30_000, 8),
      expected: 'refused: too-many-pixels',
    },
    {
      name: 'for stor.jpg',
      bytes: Buffer.concat([photo, Buffer.alloc(10 * MB)]),
      expected: 'refused: too-large',
    },
    { name: 'tom.jpg', bytes: Buffer.alloc(0), expected: 'refused: empty' },
    // What people send, and is none of these.
    {
      name: 'tegning.svg',
      bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      expected: 'refused: wrong-kind svg',
    },
    {
      name: 'svg.jpg',
      bytes: text('<?xml version="1.0"?>\n<svg onload="alert(1)"></svg>'),
      expected: 'refused: wrong-kind svg',
    },
    {
      name: 'brev.doc',
      bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      expected: 'refused: wrong-kind word',
    },
    {
      name: 'brev.docx',
      bytes: Buffer.concat([zip.subarray(0, 30), text('word/document.xml')]),
      expected: 'refused: wrong-kind word',
    },
    { name: 'gif.jpg', bytes: text('GIF89a\u0001\u0000'), expected: 'refused: wrong-kind picture' },
    {
      name: 'film.mp4',
      bytes: Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom')]),
      expected: 'refused: wrong-kind video',
    },
    {
      name: 'side.html',
      bytes: text('<!doctype html><title>x</title>'),
      expected: 'refused: wrong-kind unknown',
    },
    {
      name: 'program.jpg',
      bytes: Buffer.from('7f454c4602010100', 'hex'),
      expected: 'refused: wrong-kind unknown',
    },
  ];
}
