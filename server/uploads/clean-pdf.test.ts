import { PDFDocument, PDFHexString, PDFName, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { fileKindOf } from '../../domain/uploads/file-kind.ts';
import { handLockedPdf } from '../../tests/fixtures/hand-locked-pdf.ts';
import { barePdf, packedList } from '../../tests/fixtures/made-files.ts';
import { cleanPdf } from './clean-pdf.ts';

const WORDS = 'Tilbud 12 paneler';

async function offer(change: (made: PDFDocument) => unknown = () => null): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage().drawText(WORDS);
  await change(made);
  return Buffer.from(await made.save());
}

/** As it is taken in: by its content, and then cleaned. */
async function taken(bytes: Uint8Array) {
  const kind = fileKindOf(bytes);
  if (!kind.ok) return kind.error.kind;
  expect(kind.value).toBe('pdf');
  const cleaned = await cleanPdf(Uint8Array.from(bytes));
  return cleaned.ok ? Buffer.from(cleaned.value) : cleaned.error.kind;
}

async function textIn(bytes: Buffer | string): Promise<string> {
  if (typeof bytes === 'string') return bytes;
  const read = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await read.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

const locked = (userPassword: string) => (made: PDFDocument) =>
  made.encrypt({ ownerPassword: 'ejer', userPassword, permissions: { printing: false } });
const MAIL = Buffer.from('Content-Type: application/pdf\r\n\r\n');
const FOOTER = Buffer.from(`\r\n${'-- sendt fra min telefon '.repeat(100)}\r\n`);

test.each([
  ['as programs write it', () => offer()],
  ['whose rights only are locked', () => offer(locked(''))],
  ['with text before it', async () => Buffer.concat([MAIL, await offer()])],
  ['with a footer behind it', async () => Buffer.concat([await offer(), FOOTER])],
])('a PDF %s is taken, with its text, and opens for anybody', async (_, made) => {
  const bytes = await taken(await made());
  expect(await textIn(bytes)).toBe(WORDS);
  expect(bytes.slice(0, 5).toString()).toBe('%PDF-');
  expect(bytes.slice(-6).toString().trim()).toBe('%%EOF');
});

test.each([
  ['opens with a password only', () => offer(locked('hemmelig')), 'password'],
  ['is cut off', async () => (await offer()).subarray(0, 300), 'damaged'],
  ['has no page', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'damaged'],
])('one that %s is refused by that word', async (_, made, word) => {
  expect(await taken(await made())).toBe(word);
});

const action = (made: PDFDocument, type: string) =>
  made.context.obj({
    Type: 'Action',
    S: type,
    JS: PDFString.of('skjult'),
    F: PDFString.of('skjult'),
  });

test.each<[string, (made: PDFDocument) => unknown]>([
  ['a script of the document', (made) => made.addJavaScript('skjult', 'skjult')],
  ['an attached file', (made) => made.attach(Buffer.from('skjult'), 'a.xml', {})],
  [
    'a program that starts',
    (made) => made.catalog.set(PDFName.of('OpenAction'), action(made, 'Launch')),
  ],
  [
    'a script of a page, named by numbers',
    (made) =>
      made
        .getPage(0)
        .node.set(
          PDFName.of('AA'),
          made.context.obj({ O: { S: PDFName.of('Java#53cript'), JS: PDFString.of('skjult') } }),
        ),
  ],
  [
    'a link that sends a form',
    (made) =>
      made.getPage(0).node.addAnnot(
        made.context.register(
          made.context.obj({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [0, 0, 9, 9],
            A: action(made, 'SubmitForm'),
          }),
        ),
      ),
  ],
  [
    'a file on a page',
    (made) =>
      made.getPage(0).node.addAnnot(
        made.context.register(
          made.context.obj({
            Type: 'Annot',
            Subtype: 'FileAttachment',
            Rect: [0, 0, 9, 9],
            Contents: PDFString.of('skjult'),
          }),
        ),
      ),
  ],
])('%s is taken out, and the page stays', async (_, change) => {
  const bytes = await offer(change);
  const cleaned = await taken(bytes);
  expect(await textIn(cleaned)).toBe(WORDS);
  const all = await PDFDocument.load(cleaned as Buffer, { updateMetadata: false });
  const left = all.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .join('');
  expect(left).not.toMatch(/skjult|JavaScript|Launch|SubmitForm|EmbeddedFile|FileAttachment/);
  expect((cleaned as Buffer).includes('skjult')).toBe(false);
});

const HIDDEN = '<< /Length 6 >>\nstream\nskjult\nendstream';

const link = (opens: string) => `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << ${opens} >> >>]`;

test.each([
  ['an attached file of no type', barePdf(['<< /F (a) /EF << /F 6 0 R >> >>', HIDDEN])],
  ['a script kept as a stream', barePdf(['null', HIDDEN], link('/S /JavaScript /JS 6 0 R'))],
  ['an address that opens by itself', barePdf([], '/AA << /O << /S /URI /URI (skjult) >> >>')],
  ['a file elsewhere that a link opens', barePdf([], link('/S /GoToR /F (skjult)'))],
  ['a script behind two references', barePdf(['6 0 R', '<< /S /JavaScript /JS (skjult) >>'])],
])('%s leaves nothing of itself in the file', async (_, made) => {
  const cleaned = (await taken(made)).toString();
  expect(cleaned).toContain('0 0 9 9 re f');
  expect(cleaned).not.toContain('skjult');
});

test('a link to an address, and a font called as a trigger is, stay', async () => {
  const font =
    '/Resources << /Font << /AA << /Type /Font /Subtype /Type1 /BaseFont /Times >> >> >>';
  const cleaned = (
    await taken(barePdf([], `${link('/S /URI /URI (http://a.dk)')} ${font}`))
  ).toString();
  expect(cleaned).toContain('http://a.dk');
  expect(cleaned).toMatch(/\/AA <<[^>]*\/Times/);
});

const BROKEN = '<< /Broken ) >>';

test.each([
  ['that its page leads to', barePdf([BROKEN]), 'damaged'],
  ['that nothing leads to', barePdf(['null', BROKEN]), 'taken'],
])('a PDF with an unreadable object %s is judged by that', async (_, made, word) => {
  const cleaned = await taken(made);
  expect(typeof cleaned === 'string' ? cleaned : 'taken').toBe(word);
});

test.each([0, 16, 65_519, 65_520, 65_536, 200_003])(
  'what a lock of rights hides, a string with brackets and a stream of %i bytes, is kept byte by byte',
  async (length) => {
    const text = Buffer.from('28292929285c0d410a5cff', 'hex');
    const long = Buffer.from(Array.from({ length }, (_, index) => (index * 7) & 255));
    const cleaned = await taken(handLockedPdf(text, long));
    const { node } = (await PDFDocument.load(cleaned as Buffer)).getPage(0);
    expect(Buffer.from(node.lookup(PDFName.of('Extra'), PDFHexString).asBytes())).toEqual(text);
    const kept = node.lookup(PDFName.of('Long'), PDFStream).getContents();
    expect(Buffer.from(kept).equals(long)).toBe(true);
  },
);

test('a PDF whose lock is of an unknown kind is called damaged, not locked by a password', async () => {
  const made = await PDFDocument.create();
  made.addPage().drawText(WORDS);
  locked('')(made);
  const bytes = Buffer.from(await made.save({ useObjectStreams: false })).toString('latin1');
  expect(await taken(Buffer.from(bytes.replace(/\/V \d/, '/V 9'), 'latin1'))).toBe('damaged');
});

test('a long row of figures is read, and one that would fill the memory is refused by its word', async () => {
  expect(Buffer.isBuffer(await taken(barePdf([`[${'1 '.repeat(200_000)}]`])))).toBe(true);
  expect(await taken(barePdf([`[${'1 '.repeat(500_000)}]`]))).toBe('too-much');
  expect(await taken(barePdf([packedList(' '.repeat(20 * 1024 * 1024))]))).toBe('too-much');
  // The next document has its own measure.
  expect(await textIn(await taken(await offer()))).toBe(WORDS);
});
