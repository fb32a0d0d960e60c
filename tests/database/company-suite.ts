import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NO_COMPANY } from '../../domain/company/company.ts';
import { gapsOf } from '../../domain/company/duties.ts';
import { keepPaper, saveCompany } from '../../server/company/change-company.ts';
import { EXAMPLE_FACTS } from '../../server/company/example-company.ts';
import { companyDesk, readPaper } from '../../server/company/read-company.ts';
import { companyInForce } from '../../server/company/stored-company.ts';
import type { Services } from '../../server/services.ts';
import { jpeg, lockedPdf, pageOf, pdf, PDF_PAGE } from '../fixtures/made-files.ts';
import { fillCompany, typedFacts } from './company-steps.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { DEPLOYED } from './quoted-lead.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const deskOf = async (services: Services) =>
  valueOf(await companyDesk(services, await whoIs(services), {}));
const staff = new WeakMap<Services, Awaited<ReturnType<typeof staffOf>>>();
async function whoIs(services: Services) {
  const who = staff.get(services) ?? (await staffOf(services, 'anna'));
  staff.set(services, who);
  return who;
}

/** @param open real services on the database under test */
export function companySuite(open: OpenServices): void {
  describe('facts about the company', () => {
    test('a deployed server starts without any, and a local one with an example that says so', async () => {
      const deployed = (await open(DEPLOYED)).services;
      expect(await deployed.company()).toEqual(NO_COMPANY);
      expect((await deskOf(deployed)).gaps.blocks).toContain('cvr');
      const local = (await open()).services;
      const company = await local.company();
      expect(company).toMatchObject({ number: 1, isExample: true });
      expect(company.facts.name).toMatch(/eksempel/);
      expect(gapsOf(company).blocks).toEqual([]);
      expect(gapsOf(company).warns).toEqual(
        expect.arrayContaining(['eu-notice', 'eu-label', 'lawyer-terms']),
      );
    });

    test('facts and papers close the gaps one by one, each as a version with who, why and what', async () => {
      const { services } = await open(DEPLOYED);
      const who = await whoIs(services);
      await fillCompany(services, who);
      const desk = await deskOf(services);
      expect(desk.gaps.blocks).toEqual([]);
      expect(desk.versions.map(({ number, by, reason }) => [number, by, reason])).toEqual([
        [4, 'ANNA', ''],
        [3, 'ANNA', ''],
        [2, 'ANNA', ''],
        [1, 'ANNA', 'Åbner'],
      ]);
      expect(desk.versions[0]?.changes).toEqual([{ paper: 'terms' }]);
      expect(desk.papers.map(({ kind, number }) => [kind, number])).toEqual(
        expect.arrayContaining([
          ['withdrawal-form', 2],
          ['withdrawal-guide', 3],
          ['terms', 4],
        ]),
      );
      const facts = typedFacts({ ...desk.company.facts, phone: '86 12 34 56' });
      const save = (base: number) =>
        saveCompany(services, who, { base, facts, reason: ' Nyt\nnummer ' }, 'da');
      expect(await save(3)).toEqual({ ok: false, error: { kind: 'changed' } });
      expect(valueOf(await save(4))).toEqual({ number: 5 });
      // Nothing is different: no version.
      expect(valueOf(await save(5))).toEqual({ number: 5 });
      const after = await deskOf(services);
      expect(after.company.facts.phone).toBe('+4586123456');
      expect(after.company.papers).toEqual(desk.company.papers);
      expect(after.versions[0]).toMatchObject({
        reason: 'Nyt nummer',
        changes: [{ fact: 'phone' }],
      });
      const logged = await services.db
        .selectFrom('audit_log')
        .select('subject')
        .where('subject_kind', '=', 'company')
        .where('action', '=', 'company.save')
        .execute();
      expect(logged.map(({ subject }) => subject).toSorted()).toEqual(['1', '5']);
    });

    test('what cannot be right is refused field by field, and nothing is stored', async () => {
      const { services } = await open(DEPLOYED);
      const facts = {
        ...typedFacts(EXAMPLE_FACTS),
        cvr: '1234567',
        postcode: '80',
        phone: '123',
        email: 'hej',
        paymentPlan: 'at once',
        phoneFromHour: '16',
        phoneToHour: '9',
        deliveryFromWeeks: 'snart',
        deliveryToWeeks: '500',
      };
      const saved = await saveCompany(
        services,
        await whoIs(services),
        { base: 0, facts, reason: '' },
        'da',
      );
      if (saved.ok || saved.error.kind !== 'invalid') throw new Error('it was taken');
      expect(saved.error.errors.map(({ field }) => field).toSorted()).toEqual([
        'cvr',
        'deliveryFromWeeks',
        'deliveryToWeeks',
        'email',
        'paymentPlan',
        'phone',
        'phoneToHour',
        'postcode',
      ]);
      expect(await companyInForce(services.db)).toEqual(NO_COMPANY);
    });

    test('the first of two who save at once is in force, and the second is told', async () => {
      const { services } = await open(DEPLOYED);
      const who = await whoIs(services);
      const save = (name: string) =>
        saveCompany(services, who, { base: 0, facts: { name }, reason: '' }, 'da');
      const both = await Promise.all([save('Nordlys'), save('Sydlys')]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both).toContainEqual({ ok: false, error: { kind: 'changed' } });
    });

    test('the database changes and deletes no version and no paper', async () => {
      const { db } = (await open()).services;
      const refused = 'append-only';
      await expect(
        db
          .updateTable('company_versions')
          .set({ is_example: 0 } as never)
          .execute(),
      ).rejects.toThrow(refused);
      await expect(db.deleteFrom('company_versions').execute()).rejects.toThrow(refused);
      await expect(
        db
          .updateTable('company_papers')
          .set({ sha256: '' } as never)
          .execute(),
      ).rejects.toThrow(refused);
      await expect(db.deleteFrom('company_papers').execute()).rejects.toThrow(refused);
      // Whoever is erased is taken out of a reason.
      await db.updateTable('company_versions').set({ reason: 'x' }).execute();
    });

    test('a paper is a PDF with the pages that were sent; the one before it can be read for ever', async () => {
      const { services } = await open(DEPLOYED);
      const who = await whoIs(services);
      const keep = (bytes: Uint8Array) =>
        keepPaper(services, who, { kind: 'eu-notice', bytes: new Uint8Array(bytes) });
      expect(await keep(await jpeg(40, 30, 6))).toEqual({
        ok: false,
        error: { kind: 'not-a-pdf' },
      });
      expect(await keep(await lockedPdf('hemmelig'))).toMatchObject({
        error: { kind: 'password' },
      });
      expect(await keep(Buffer.from('<svg></svg>'))).toMatchObject({
        error: { kind: 'wrong-kind' },
      });
      expect(valueOf(await keep(pdf()))).toEqual({ number: 1 });
      expect(valueOf(await keep(pdf()))).toEqual({ number: 1 });
      const first = (await deskOf(services)).papers[0]!;
      expect(valueOf(await keep(pdf('/Extra 1 ')))).toEqual({ number: 2 });
      const second = (await deskOf(services)).papers[0]!;
      expect(second.id).not.toBe(first.id);
      for (const { id } of [first, second]) {
        const { bytes, kind } = valueOf(await readPaper(services, A_VISITOR, { id }));
        expect(kind).toBe('eu-notice');
        expect(await pageOf(bytes)).toEqual(PDF_PAGE);
        const { sha256 } = await services.db
          .selectFrom('company_papers')
          .select('sha256')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      }
      expect(await readPaper(services, A_VISITOR, { id: 'none' })).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
    });

    test('what is put into force is read by every process within a moment', async () => {
      const opened = await open(DEPLOYED);
      const { services } = opened;
      const other = await opened.another();
      expect((await other.company()).number).toBe(0);
      await fillCompany(services, await whoIs(services));
      await expect
        .poll(async () => (await other.company()).facts.name, { timeout: 5000 })
        .toBe('Nordlys Sol ApS');
    });
  });
}
