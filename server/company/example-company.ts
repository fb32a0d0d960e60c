import type { CompanyFacts } from '../../domain/company/facts.ts';
import { PAPER_KINDS, type PaperKind } from '../../domain/company/papers.ts';
import { ownBlob, putNoted, type BlobPlace } from '../uploads/noted-blob.ts';
import { paperRow, sha256Of } from './paper-row.ts';
import { addVersion } from './stored-company.ts';

/** Nobody's: its name says so wherever it stands. */
export const EXAMPLE_FACTS: CompanyFacts = {
  name: 'Solrig ApS (eksempel)',
  cvr: '12345678',
  street: 'Eksempelvej 1',
  postcode: '8000',
  town: 'Aarhus C',
  phone: '+4570000000',
  phoneFromHour: 9,
  phoneToHour: 16,
  email: 'hej@solrig.example',
  authorisation: '12345 (eksempel)',
  supervision: 'Sikkerhedsstyrelsen',
  complaintBody: 'Ankenævnet for Tekniske Installationer',
  withdrawalStarts: 'last-goods',
  paymentPlan: 'mounted-60',
  deliveryFromWeeks: 6,
  deliveryToWeeks: 10,
  readByLawyer: [],
};

/** The EU's sheets are the EU's: nobody makes an example of them. */
export const EXAMPLE_PAPERS: readonly PaperKind[] = PAPER_KINDS.filter(
  (kind) => !kind.startsWith('eu-'),
);

/** Puts an example into force where there is nothing yet. For a local server: a deployed one names nobody invented. */
export async function seedCompany(services: BlobPlace): Promise<void> {
  const { db, now } = services;
  const there = await db.selectFrom('company_versions').select('number').limit(1).execute();
  if (there.length > 0) return;
  const at = now();
  const rows: ReturnType<typeof paperRow>[] = [];
  for (const kind of EXAMPLE_PAPERS) {
    const bytes = examplePaper(kind);
    const put = await putNoted(services, bytes);
    // Without room for files it starts with gaps, as a deployed one does.
    if (!put.ok) continue;
    const sourceHash = sha256Of(bytes);
    rows.push(paperRow({ kind, sourceHash, kept: bytes, blobKey: put.value, at }));
  }
  await db.transaction().execute(async (transaction) => {
    // Two servers may start at once on one database; the second finds the version there.
    const isFirst = await addVersion(transaction, {
      number: 1,
      isExample: true,
      facts: EXAMPLE_FACTS,
      papers: Object.fromEntries(rows.map(({ kind, id }) => [kind, id])),
      at,
      byUid: null,
      reason: '',
    });
    if (!isFirst) return;
    for (const row of rows) {
      await transaction
        .insertInto('company_papers')
        .values({ ...row, by_uid: null })
        .execute();
      await ownBlob(transaction, row.blob_key);
    }
  });
}

/** A PDF of one page that says what it stands for, and that it is an example. */
function examplePaper(kind: PaperKind): Uint8Array<ArrayBuffer> {
  const drawn = `BT /F1 24 Tf 72 740 Td (EKSEMPEL / EXAMPLE) Tj 0 -40 Td (${kind}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`;
  return new TextEncoder().encode(text);
}
