import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentFacts } from '../../server/content/content-facts.ts';
import { keepProof } from '../../server/content/keep-proof.ts';
import { readProof, removeProof } from '../../server/content/proofs.ts';
import { readTestimonials } from '../../server/content/queries.ts';
import type { ReportWords } from '../../server/privacy/draw-own-report.ts';
import { forgetOld } from '../../server/privacy/retention.ts';
import {
  eraseForPerson,
  exportForPerson,
  searchPeople,
} from '../../server/privacy/staff-privacy.ts';
import {
  discardRecordDraft,
  publishRecord,
  retireRecord,
} from '../../server/records/publish-record.ts';
import { saveRecord } from '../../server/records/save-record.ts';
import type { Services } from '../../server/services.ts';
import type { Who } from '../../server/use-case/who.ts';
import { jpeg, pageOf, pdf, PDF_PAGE } from '../fixtures/made-files.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { A_VISITOR, asUser, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const DAY_MS = 86_400_000;
const QUOTE = 'Regnestykket holdt.';
const TEXTS = {
  quote_da: QUOTE,
  quote_en: 'The sums were right.',
  house_da: 'Parcelhus i Køge',
  house_en: 'Detached house in Køge',
  shown_name: 'Grethe M.',
  consent_date: '2026-01-05',
  sort_order: '99',
};
const kind = 'testimonial';
const words: ReportWords = () => {
  throw new Error('there is no report');
};

async function begun(services: Services, who: Who) {
  const { id } = valueOf(
    await saveRecord(services, who, { kind, id: null, name: '', mine: TEXTS, ground: {} }),
  );
  const attach = async (bytes: Uint8Array, name = 'mail.pdf') =>
    keepProof(services, who, { id, name, bytes: Uint8Array.from(bytes) });
  let stands = '';
  /** Names a proof in the draft, and publishes it. */
  const publish = async (proof_file: string) => {
    const saving = {
      kind,
      id,
      name: '',
      mine: { proof_file },
      ground: { proof_file: stands },
    } as const;
    const { editVersion } = valueOf(await saveRecord(services, who, saving));
    stands = proof_file;
    return publishRecord(services, who, { kind, id, editVersion });
  };
  return { id, attach, publish };
}

/** Where the files of testimonials lie, of those in this order. */
async function keysIn({ db }: Services, ...ids: readonly string[]) {
  const rows = await db
    .selectFrom('testimonial_proofs')
    .select(['blob_key', 'testimonial_id'])
    .orderBy('id')
    .execute();
  const place = (id: string) => ids.indexOf(id);
  return rows
    .toSorted((a, b) => place(a.testimonial_id) - place(b.testimonial_id))
    .map(({ blob_key }) => blob_key);
}
const areThere = async ({ blobs }: Services, keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await blobs.get(key)).ok));
const isShown = async (services: Services) =>
  valueOf(await readTestimonials(services, A_VISITOR, {}, 'da')).some(
    ({ quote }) => quote === QUOTE,
  );

/** @param open real services on the database under test */
export function proofSuite(open: OpenServices): void {
  describe('proofs of testimonials', () => {
    test('a file alone is proof enough; the one before it stays, and what is in force is not deleted', async () => {
      const { services, advance } = await open();
      const who = await staffOf(services, 'anna');
      const { id, attach, publish } = await begun(services, who);
      expect(await publish('')).toMatchObject({ error: { kind: 'wrong-fields' } });
      expect(await publish('another-one')).toMatchObject({ error: { kind: 'stale' } });
      const photo = await jpeg(40, 30, 6);
      const first = valueOf(await attach(photo, 'Brev\nfra Grethe.jpg')).proofId;
      valueOf(await publish(first));
      expect(await isShown(services)).toBe(true);
      advance(1000);
      const second = valueOf(await attach(pdf())).proofId;
      // The same file is the same proof.
      expect(valueOf(await attach(pdf())).proofId).toBe(second);
      const remove = (proofId: string) => removeProof(services, who, { id, proofId });
      expect(await remove(first)).toMatchObject({ error: { kind: 'in-use' } });
      valueOf(await publish(second));
      const { proofs } = valueOf(await contentFacts(services, who, {}));
      expect(proofs[id]).toMatchObject([
        { id: second, name: 'mail.pdf', kind: 'pdf', by: 'ANNA' },
        { id: first, name: 'Brev fra Grethe.jpg', kind: 'jpeg' },
      ]);
      // Made anew: nothing of the camera is in it.
      const kept = valueOf(await readProof(services, who, { id: first }));
      expect(Buffer.from(kept.bytes).includes('Exif')).toBe(false);
      const [gone, stays] = await keysIn(services);
      valueOf(await remove(first));
      expect(await areThere(services, [gone!, stays!])).toEqual([false, true]);
      expect(await isShown(services)).toBe(true);
    });

    test('what is no proof is refused by name, and leaves nothing behind', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { attach } = await begun(services, who);
      const word = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]);
      expect(await attach(word)).toMatchObject({ error: { kind: 'wrong-kind', is: 'word' } });
      expect(await attach((await jpeg(40, 30)).subarray(0, 200))).toMatchObject({
        error: { kind: 'damaged' },
      });
      const nobodys = { id: 'no-such-row', name: 'a.pdf', bytes: Uint8Array.from(pdf()) };
      expect(await keepProof(services, who, nobodys)).toMatchObject({
        error: { kind: 'not-found' },
      });
      expect(await keysIn(services)).toEqual([]);
      // Noted before it was stored, it goes when a sending that broke off would.
      const noted = await services.db.selectFrom('blob_removals').select('blob_key').execute();
      expect(noted).toHaveLength(1);
    });

    test('are opened by staff alone, which is logged without a name', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { id, attach } = await begun(services, who);
      const proof = valueOf(await attach(pdf(), 'mail-grethe.pdf')).proofId;
      const read = (as: Who) => readProof(services, as, { id: proof });
      expect(await read(A_VISITOR)).toMatchObject({ error: { kind: 'signed-out' } });
      expect(await read(asUser({ uid: 'eva', phone: null }))).toMatchObject({
        error: { kind: 'not-staff' },
      });
      expect(await pageOf(valueOf(await read(who)).bytes)).toEqual(PDF_PAGE);
      const log = await services.db
        .selectFrom('audit_log')
        .select(['action', 'subject', 'after'])
        .where('action', 'like', 'testimonial.%')
        .execute();
      // Two rows of one millisecond have no order.
      expect(log.map(({ action }) => action).toSorted()).toEqual([
        'testimonial.keep-proof',
        'testimonial.read-proof',
      ]);
      expect(new Set(log.map(({ subject }) => subject))).toEqual(new Set([`testimonial ${id}`]));
      expect(JSON.stringify(log)).not.toContain('grethe');
    });

    test('go with a draft that was never published, and not with the draft of one that was', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const left = await begun(services, who);
      valueOf(await left.attach(pdf()));
      const published = await begun(services, who);
      valueOf(await published.publish(valueOf(await published.attach(pdf())).proofId));
      const change = { kind, name: '', mine: { house_da: 'Hus' }, ground: {} } as const;
      valueOf(await saveRecord(services, who, { ...change, id: published.id }));
      const [ofDraft, ofPublished] = await keysIn(services, left.id, published.id);
      for (const { id } of [left, published]) {
        valueOf(await discardRecordDraft(services, who, { kind, id }));
      }
      await forgetOld(services);
      expect(await areThere(services, [ofDraft!, ofPublished!])).toEqual([false, true]);
    });

    test('are handed out and erased with the testimonial of whoever is found by name', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { attach, publish } = await begun(services, who);
      const proof = valueOf(await attach(pdf())).proofId;
      valueOf(await publish(proof));
      const [person] = valueOf(await searchPeople(services, who, { text: 'grethe' }));
      expect(person).toMatchObject({ name: 'Grethe M.', quote: { da: QUOTE } });
      const key = { kind: 'contact', contact: person!.contact } as const;
      const made = await exportForPerson(services, who, { key, isConfirmed: true, words }, 'da');
      const zip = unzipSync(new Uint8Array(await new Response(valueOf(made)).arrayBuffer()));
      expect(await pageOf(zip[`files/${proof}.pdf`]!)).toEqual(PDF_PAGE);
      expect(JSON.parse(Buffer.from(zip['data.json']!).toString())).toMatchObject({
        testimonials: [{ shownName: 'Grethe M.' }],
        testimonialProofs: [{ file: `files/${proof}.pdf` }],
      });
      const edition = await services.edition();
      const keys = await keysIn(services);
      const wish = { key, isConfirmed: true, reason: 'Har bedt om det', typed: person!.reference };
      valueOf(await eraseForPerson(services, who, wish));
      expect(await areThere(services, keys)).toEqual([false]);
      expect(await isShown(services)).toBe(false);
      expect(await keysIn(services)).toEqual([]);
      await expect.poll(() => services.edition()).not.toBe(edition);
    });

    test('are found by the mail address that staff have tied them to, and go with whoever wrote from it', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const sent = await submitOffer(
        services,
        A_VISITOR,
        { request: offerInput({ name: 'Grethe Madsen', email: 'Grethe@example.com' }) },
        'da',
      );
      const { requestId } = valueOf(sent);
      const { id, publish, attach } = await begun(services, who);
      const mine = { person_email: 'grethe@example.com', proof: 'Mail fra Grethe Madsen' };
      valueOf(await saveRecord(services, who, { kind, id, name: '', mine, ground: {} }));
      const proof = valueOf(await attach(pdf())).proofId;
      valueOf(await publish(proof));
      const draft = await begun(services, who);
      valueOf(await saveRecord(services, who, { kind, id: draft.id, name: '', mine, ground: {} }));
      expect(
        JSON.stringify(valueOf(await readTestimonials(services, A_VISITOR, {}, 'da'))),
      ).not.toContain('grethe@');
      const found = valueOf(await searchPeople(services, who, { text: 'grethe@example.com' }));
      expect(found).toHaveLength(1);
      expect([...found[0]!.cases].toSorted()).toEqual([requestId, id, draft.id].toSorted());
      const { contact, reference } = found[0]!;
      const key = { kind: 'contact', contact } as const;
      const made = await exportForPerson(services, who, { key, isConfirmed: true, words }, 'da');
      const zip = unzipSync(new Uint8Array(await new Response(valueOf(made)).arrayBuffer()));
      expect(JSON.parse(Buffer.from(zip['data.json']!).toString())).toMatchObject({
        testimonials: [{ email: 'grethe@example.com' }],
        testimonialDrafts: [{ person_email: 'grethe@example.com' }],
      });
      const wish = { key, isConfirmed: true, reason: 'Har bedt om det', typed: reference };
      valueOf(await eraseForPerson(services, who, wish));
      expect(await isShown(services)).toBe(false);
      expect(valueOf(await searchPeople(services, who, { text: 'grethe' }))).toEqual([]);
      // The log stays, and names nobody.
      const log = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(JSON.stringify(log)).not.toMatch(/grethe/i);
    });

    test('are kept for two years after the quote was taken down, and as long as it stands', async () => {
      const { services, advance } = await open();
      const who = await staffOf(services, 'anna');
      const { id, attach, publish } = await begun(services, who);
      valueOf(await publish(valueOf(await attach(pdf())).proofId));
      const keys = await keysIn(services);
      advance(800 * DAY_MS);
      await forgetOld(services);
      expect(await isShown(services)).toBe(true);
      valueOf(await retireRecord(services, who, { kind, id, isRetired: true }));
      advance(729 * DAY_MS);
      await forgetOld(services);
      expect(await areThere(services, keys)).toEqual([true]);
      advance(DAY_MS);
      await forgetOld(services);
      expect(await areThere(services, keys)).toEqual([false]);
    });
  });
}
