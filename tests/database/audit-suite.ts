import { describe, expect, test } from 'vitest';
import { NO_AUDIT_FILTER, type AuditFilter, type AuditReading } from '../../domain/staff/audit.ts';
import { readAudit } from '../../server/admin/audit.ts';
import { exportAudit } from '../../server/admin/audit-csv.ts';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import { signOutPerson } from '../../server/admin/change-people.ts';
import { inviteStaff } from '../../server/admin/invite-staff.ts';
import { saveRecord } from '../../server/records/save-record.ts';
import { startDraft } from '../../server/pricing/drafts.ts';
import { referenceOf } from '../../server/reference.ts';
import type { Services } from '../../server/services.ts';
import { writeAuditEntry } from '../../server/use-case/audit-log.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';
import { NETWORK, person, bo, staffMember, firstAdmin, SIGN_IN_AT } from './staff-sign-in-steps.ts';

/** A row about a lead of which there is only the id. */
function writeEntryOf({ db, now, secret }: Services, who: Who, id: string): Promise<void> {
  const entry = { name: 'lead.note', who, subjectKind: 'lead', subject: { id }, at: now() };
  return db.transaction().execute((transaction) => writeAuditEntry(transaction, entry, secret));
}

/** @param open real services on the database under test */
export function auditSuite(open: OpenServices): void {
  describe('the audit log', () => {
    test('the audit log is read page by page and searched in what was changed, in any letters', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      for (let i = 0; i < 60; i++) {
        await inviteStaff(
          services,
          admin,
          { email: `person${i}@firm.example`, signInAt: SIGN_IN_AT },
          'da',
        );
      }
      await inviteStaff(
        services,
        admin,
        { email: 'under_score@firm.example', signInAt: SIGN_IN_AT },
        'da',
      );
      const all = { ...NO_AUDIT_FILTER, who: 'staff', before: null };
      const first = await readAudit(services, admin, { ...all, text: '' });
      const before = first.ok ? first.value.next : null;
      const second = await readAudit(services, admin, { ...all, text: '', before });
      const ids = [first, second].flatMap((page) => (page.ok ? page.value.rows : []));
      // All the invitations, and having signed in.
      expect(ids).toHaveLength(62);
      expect(new Set(ids.map(({ id }) => id)).size).toBe(62);
      const found = async (text: string, namedActions: readonly string[] = []) => {
        const page = await readAudit(services, admin, { ...all, text, namedActions });
        return page.ok ? page.value.rows.map(({ after }) => after?.['email']) : [];
      };
      expect(await found('PERSON7@')).toEqual(['person7@firm.example']);
      expect(await found('r_s')).toEqual(['under_score@firm.example']);
      expect(await found('anna')).toHaveLength(50);
      // As the page calls it, which is not how it is stored.
      expect(await found('loggede')).toEqual([]);
      expect(await found('loggede', ['admin.sign-in'])).toHaveLength(1);
    });

    test('the audit log is narrowed by who, what, where and when', async () => {
      const { services, advance } = await open();
      const admin = await firstAdmin(services);
      // A moment each: of one moment there is no order.
      advance(1000);
      await inviteStaff(services, admin, { email: 'bo@firm.example', signInAt: SIGN_IN_AT }, 'da');
      advance(1000);
      const other = await staffMember(services, bo);
      advance(40 * 86_400_000);
      await inviteStaff(
        services,
        other,
        { email: 'carl@firm.example', signInAt: SIGN_IN_AT },
        'da',
      );
      const found = async (filter: Partial<AuditFilter>) => {
        const search = { ...NO_AUDIT_FILTER, ...filter, before: null };
        const page = await readAudit(services, admin, search);
        return page.ok ? page.value.rows.map(({ action }) => action) : page.error;
      };
      expect(await found({})).toEqual([
        'admin.invite',
        'admin.sign-in',
        'admin.invite',
        'admin.sign-in',
      ]);
      // Who signs in is named for it, too.
      expect(await found({ who: 'staff' })).toHaveLength(4);
      expect(await found({ who: other.kind === 'visitor' ? '' : other.uid })).toEqual([
        'admin.invite',
        'admin.sign-in',
      ]);
      expect(await found({ who: 'visitors' })).toEqual([]);
      expect(await found({ since: 'month' })).toEqual(['admin.invite']);
      expect(await found({ since: 'today' })).toEqual(['admin.invite']);
      expect(await found({ area: 'people', deed: 'access' })).toHaveLength(4);
      expect(await found({ area: 'prices' })).toEqual([]);
      // No action is both: nothing is found, and not everything.
      expect(await found({ area: 'messages', deed: 'published' })).toEqual([]);
      await askForAccessWithGoogle(services, {
        identity: person('dorte'),
        network: NETWORK,
      });
      expect(await found({ who: 'visitors' })).toEqual(['admin.request-access']);
    });

    test('a search looks so far back and no further at a time, says how far, and goes on from there', async () => {
      const { services, advance } = await open();
      const admin = await firstAdmin(services);
      for (let at = 0; at < 10; at++) {
        advance(1000);
        const email = at % 4 === 0 ? `rare${at}@firm.example` : `person${at}@firm.example`;
        await inviteStaff(services, admin, { email, signInAt: SIGN_IN_AT }, 'da');
      }
      const look = async (before: string | null, text: string) => {
        const search = { ...NO_AUDIT_FILTER, text, before, most: 4 };
        const page = await readAudit(services, admin, search);
        if (!page.ok) throw new Error(page.error.kind);
        return page.value;
      };
      const emails = ({ rows }: Awaited<ReturnType<typeof look>>) =>
        rows.map(({ after }) => after?.['email']);
      // Eleven rows, the sign-in first of them: 9–6, 5–2, 1 and 0.
      const first = await look(null, 'rare');
      expect(emails(first)).toEqual(['rare8@firm.example']);
      const at = (row: { readonly at: string } | undefined) => Date.parse(row?.at ?? '');
      expect(Date.parse(first.lookedBackTo ?? '')).toBe(at(first.rows[0]) - 2000);
      const second = await look(first.next, 'rare');
      expect(emails(second)).toEqual(['rare4@firm.example']);
      const third = await look(second.next, 'rare');
      expect(emails(third)).toEqual(['rare0@firm.example']);
      expect(third).toMatchObject({ next: null, lookedBackTo: null });
      // Without a text there is nothing to look through: a page is a page.
      const all = await look(null, '');
      expect(all.rows).toHaveLength(11);
      expect(all).toMatchObject({ next: null, lookedBackTo: null });
    });

    test('is searched by what the page calls a thing: a person’s name, a case’s number, a version of the prices', async () => {
      const { services, advance } = await open();
      const admin = await firstAdmin(services);
      const other = await staffMember(services, bo).catch(() => null);
      expect(other).toBeNull();
      await inviteStaff(services, admin, { email: 'bo@firm.example', signInAt: SIGN_IN_AT }, 'da');
      await staffMember(services, bo);
      const boUid = await services.db
        .selectFrom('users')
        .select('uid')
        .where('name', '=', 'bo')
        .executeTakeFirstOrThrow();
      await services.db
        .updateTable('users')
        .set({ name: 'Bo Åkjær' })
        .where('uid', '=', boUid.uid)
        .execute();
      advance(1000);
      await signOutPerson(services, admin, { uid: boUid.uid });
      advance(1000);
      await startDraft(services, admin, {});
      const found = async (text: string, reading: Partial<AuditReading> = {}) => {
        const search = { ...NO_AUDIT_FILTER, who: admin.uid, text, before: null, ...reading };
        const page = await readAudit(services, admin, search);
        return page.ok ? page.value.rows : [];
      };
      const actions = async (...asked: Parameters<typeof found>) =>
        (await found(...asked)).map(({ action }) => action);
      for (const text of ['Åkjær', 'åkjær', 'ÅKJÆR', 'å']) {
        expect(await actions(text), text).toEqual(['admin.sign-out-person']);
      }
      expect(await actions('økjær')).toEqual([]);
      const [draft] = await found('price.start-draft');
      const number = draft?.subject ?? '';
      const named = (subject: string | null) => ({
        namedSubjects: [{ kind: 'price-book', subject }],
      });
      expect(await actions('Version 7', named(number))).toEqual(['price.start-draft']);
      expect(await actions('Version 7', named(`${number}0`))).toEqual([]);
      expect(await actions('Version', named(null))).toEqual(['price.start-draft']);
      const lead = '0197b6a0-1111-7222-8333-44412345abcd';
      await writeEntryOf(services, admin, lead);
      expect(await actions(referenceOf(lead))).toEqual(['lead.note']);
      expect(await actions('12345-ABCE')).toEqual([]);
    });

    test('who asks to be let in is named by the account they ask by; a row that staff keep by what it says', async () => {
      const { services, advance } = await open();
      const admin = await firstAdmin(services);
      await askForAccessWithGoogle(services, { identity: person('dorte'), network: NETWORK });
      advance(1000);
      const fields = {
        company: '5790001089030',
        part: 'winter',
        from: '2027-01-01',
        peak: '82,08',
      };
      const saved = await saveRecord(services, admin, {
        kind: 'tariff',
        id: null,
        name: '',
        ground: {},
        mine: fields,
      });
      expect(saved.ok).toBe(true);
      const found = async (text: string, reading: Partial<AuditReading> = {}) => {
        const search = { ...NO_AUDIT_FILTER, text, before: null, ...reading };
        const page = await readAudit(services, admin, search);
        return page.ok ? page.value.rows : [];
      };
      expect(await found('request-access')).toMatchObject([
        { actor: 'dorte', subjectName: 'dorte' },
      ]);
      expect(await found('dorte@firm')).toHaveLength(1);
      const [tariff] = await found('save-draft');
      expect(tariff).toMatchObject({ record: fields, after: fields });
      // As the page calls its field, which is not how it is stored.
      expect(await found('Spids 17–21')).toEqual([]);
      expect(await found('Spids 17–21', { namedFields: ['peak'] })).toEqual([tariff]);
      expect(await found('Spids 17–21', { namedFields: ['pea_'] })).toEqual([]);
    });

    test('who asks to be let in is named by that row alone: their other rows tell nobody who they were', async () => {
      const { services } = await open();
      const asked = await askForAccessWithGoogle(services, {
        identity: person('dorte'),
        network: NETWORK,
      });
      if (!asked.ok) throw new Error(asked.error.kind);
      const { uid } = asked.value;
      const who = whoOf({ uid, phone: null, sessionId: '', role: null }, NETWORK);
      await writeEntryOf(services, who, 'a-lead');
      const rows = await services.db
        .selectFrom('audit_log')
        .select(['actor', 'subject'])
        .orderBy('subject')
        .execute();
      expect(rows.map(({ subject }) => subject)).toEqual([uid, 'a-lead'].toSorted());
      expect(new Set(rows.map(({ actor }) => actor)).size).toBe(2);
    });

    test('what is found in the log is handed out as a file, which is itself a row of it', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      await inviteStaff(services, admin, { email: 'bo@firm.example', signInAt: SIGN_IN_AT }, 'da');
      const made = await exportAudit(services, admin, {
        ...NO_AUDIT_FILTER,
        text: 'bo@firm',
        who: 'staff',
      });
      const lines = made.ok ? made.value.csv.trim().split('\r\n') : [];
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('bo@firm.example');
      const log = await readAudit(services, admin, {
        ...NO_AUDIT_FILTER,
        text: 'export-audit',
        before: null,
      });
      expect(log.ok && log.value.rows).toMatchObject([{ after: { rows: 1 } }]);
    });
  });
}
