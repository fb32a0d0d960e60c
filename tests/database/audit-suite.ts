import { describe, expect, test } from 'vitest';
import { NO_AUDIT_FILTER, type AuditFilter } from '../../domain/staff/audit.ts';
import { readAudit } from '../../server/admin/audit.ts';
import { exportAudit } from '../../server/admin/audit-csv.ts';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import { inviteStaff } from '../../server/admin/change-people.ts';
import type { OpenServices } from './open-services.ts';
import { NETWORK, person, bo, staffMember, firstAdmin } from './staff-sign-in-steps.ts';

/** @param open real services on the database under test */
export function auditSuite(open: OpenServices): void {
  describe('the audit log', () => {
    test('the audit log is read page by page and searched in what was changed, in any letters', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      for (let i = 0; i < 60; i++) {
        await inviteStaff(services, admin, { email: `person${i}@firm.example` });
      }
      await inviteStaff(services, admin, { email: 'under_score@firm.example' });
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
      await inviteStaff(services, admin, { email: 'bo@firm.example' });
      advance(1000);
      const other = await staffMember(services, bo);
      advance(40 * 86_400_000);
      await inviteStaff(services, other, { email: 'carl@firm.example' });
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

    test('what is found in the log is handed out as a file, which is itself a row of it', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      await inviteStaff(services, admin, { email: 'bo@firm.example' });
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
