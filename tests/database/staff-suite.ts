import { describe, expect, test } from 'vitest';
import { readAudit } from '../../server/admin/audit.ts';
import { exportAudit } from '../../server/admin/audit-csv.ts';
import { endOwnSession, listOwnSessions } from '../../server/admin/own-sessions.ts';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import {
  grantAccess,
  inviteStaff,
  refuseAccess,
  removeAccess,
  signOutPerson,
} from '../../server/admin/change-people.ts';
import { inviteByEmail, inviteByLink } from '../../server/admin/invitation.ts';
import { NO_AUDIT_FILTER, type AuditFilter } from '../../domain/staff/audit.ts';
import { frameFacts } from '../../server/admin/frame-facts.ts';
import { markMessageSeen, sendAgain } from '../../server/admin/change-messages.ts';
import { listMessages, readMessage } from '../../server/admin/messages.ts';
import { listStaff } from '../../server/admin/people.ts';
import { signInStaff } from '../../server/admin/sign-in.ts';
import type { GoogleIdentity } from '../../server/identity/google/port.ts';
import { readSession } from '../../server/identity/session.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { openTwo } from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';

const NETWORK = '192.0.2.7';
const visitor = whoOf(null, NETWORK);
const ISSUER = 'https://accounts.google.com';
const person = (name: string, email: string | null = `${name}@firm.example`): GoogleIdentity => ({
  issuer: ISSUER,
  subject: `sub-${name}`,
  email,
  name,
});
const anna = person('anna');
const bo = person('bo');

const come = (services: Services, identity: GoogleIdentity, invitation = '') =>
  signInStaff(services, visitor, { identity, oldSession: null, invitation });

/** Comes in, and is who they are from then on. */
async function staffMember(services: Services, identity: GoogleIdentity): Promise<Who> {
  const came = await come(services, identity);
  if (!came.ok) throw new Error(came.error.kind);
  const signedIn = await readSession(services.db, came.value, services.now());
  return whoOf(signedIn, NETWORK);
}

async function firstAdmin(services: Services): Promise<Who & { readonly uid: string }> {
  await inviteByEmail(services.db, 'anna@firm.example', services.now());
  return (await staffMember(services, anna)) as Who & { readonly uid: string };
}

/** @param open real services on the database under test */
export function staffSuite(open: OpenServices): void {
  describe('staff', () => {
    test('nobody comes in who is not let in, nothing of them is kept, and their session here ends', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const session = await come(services, anna);
      const oldSession = session.ok ? session.value : null;
      const refused = await signInStaff(services, visitor, {
        identity: bo,
        oldSession,
        invitation: '',
      });
      expect(refused).toEqual({ ok: false, error: { kind: 'not-admin' } });
      expect(await readSession(services.db, oldSession ?? '', services.now())).toBeNull();
      const known = await services.db
        .selectFrom('users')
        .select('google_sub')
        .where('google_sub', 'is not', null)
        .execute();
      expect(known).toEqual([{ google_sub: 'sub-anna' }]);
      expect(admin.kind).toBe('staff');
    });

    test('an invitation binds the account that first comes with its address, once', async () => {
      const { services } = await open();
      await firstAdmin(services);
      const namesake = { ...anna, subject: 'sub-another' };
      expect(await come(services, namesake)).toMatchObject({ error: { kind: 'not-admin' } });
      const elsewhere = { ...anna, issuer: 'https://other.example' };
      expect(await come(services, elsewhere)).toMatchObject({ error: { kind: 'not-admin' } });
      const moved = { ...anna, email: 'anna.berg@firm.example' };
      expect((await come(services, moved)).ok).toBe(true);
    });

    test('an address that Google has not checked binds nobody', async () => {
      const { services } = await open();
      await inviteByEmail(services.db, 'anna@firm.example', services.now());
      expect((await come(services, { ...anna, email: null })).ok).toBe(false);
    });

    test('a link lets one person in, whoever it is, and a made-up one nobody', async () => {
      const { services } = await open();
      const token = await inviteByLink(services.db, services.now());
      expect((await come(services, anna, 'made-up')).ok).toBe(false);
      expect((await come(services, anna, token)).ok).toBe(true);
      expect((await come(services, bo, token)).ok).toBe(false);
    });

    test('an invitation holds for thirty days', async () => {
      const { services } = await open();
      const { db, now } = services;
      await inviteByEmail(db, 'anna@firm.example', new Date(now().getTime() - 31 * 86_400_000));
      expect((await come(services, anna)).ok).toBe(false);
    });

    test('asking lets nobody in; a yes does, a no says why; both stand in the audit log', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const asked = await askForAccessWithGoogle(services, { identity: bo, network: NETWORK });
      expect(asked).toMatchObject({ ok: true, value: { email: 'bo@firm.example' } });
      expect((await come(services, bo)).ok).toBe(false);
      const uid = asked.ok ? asked.value.uid : '';
      expect(await refuseAccess(services, admin, { uid, reason: ' ' })).toMatchObject({
        error: { kind: 'no-reason' },
      });
      expect((await refuseAccess(services, admin, { uid, reason: 'Kender ham ikke' })).ok).toBe(
        true,
      );
      expect((await come(services, bo)).ok).toBe(false);
      expect((await grantAccess(services, admin, { uid })).ok).toBe(true);
      expect((await come(services, bo)).ok).toBe(true);
      const log = await services.db
        .selectFrom('audit_log')
        .select(['action', 'actor', 'subject'])
        .where('subject', '=', uid)
        .where('action', 'in', ['admin.refuse-access', 'admin.grant-access'])
        .orderBy('action', 'desc')
        .execute();
      expect(log).toEqual([
        { action: 'admin.refuse-access', actor: admin.uid, subject: uid },
        { action: 'admin.grant-access', actor: admin.uid, subject: uid },
      ]);
    });

    test('who neither asked nor was in is let in by nobody', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      expect(await grantAccess(services, admin, { uid: 'somebody' })).toMatchObject({
        error: { kind: 'not-found' },
      });
    });

    test('of two who remove each other at once, one stays', async () => {
      const { services, servers } = await openTwo(open);
      const one = await firstAdmin(services);
      await inviteStaff(services, one, { email: 'BO@firm.example ' });
      const other = (await staffMember(services, bo)) as Who & { readonly uid: string };
      const removed = await Promise.all([
        removeAccess(servers[0], one, { uid: other.uid }),
        removeAccess(servers[1], other, { uid: one.uid }),
      ]);
      expect(removed.filter(({ ok }) => ok)).toHaveLength(1);
      const left = await services.db
        .selectFrom('admins')
        .select('uid')
        .where('role', '=', 'admin')
        .execute();
      expect(left).toHaveLength(1);
    });

    test('one who never signed in does not count as another', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const asked = await askForAccessWithGoogle(services, { identity: bo, network: NETWORK });
      await grantAccess(services, admin, { uid: asked.ok ? asked.value.uid : '' });
      expect(await removeAccess(services, admin, { uid: admin.uid })).toMatchObject({
        error: { kind: 'last-admin' },
      });
    });

    test('removed, one’s sessions end at once, and the list says since when', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      await inviteStaff(services, admin, { email: 'bo@firm.example' });
      const came = await come(services, bo);
      const token = came.ok ? came.value : '';
      const uid = (await readSession(services.db, token, services.now()))?.uid ?? '';
      expect((await removeAccess(services, admin, { uid })).ok).toBe(true);
      expect(await readSession(services.db, token, services.now())).toBeNull();
      expect((await come(services, bo)).ok).toBe(false);
      const people = await listStaff(services, admin, {});
      const listed = people.ok ? people.value.staff : [];
      expect(listed.map(({ name, removedAt }) => [name, removedAt !== null])).toEqual([
        ['anna', false],
        ['bo', true],
      ]);
    });

    test('signed out everywhere, one comes in again', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      expect((await signOutPerson(services, admin, { uid: admin.uid })).ok).toBe(true);
      expect((await come(services, anna)).ok).toBe(true);
    });

    test('a message that was given up gets one more try; one that is sent or too old does not', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const { db, now } = services;
      const at = now().toISOString();
      const message = (id: string, status: 'dead' | 'sent', expires_at: string | null) => ({
        id,
        status,
        expires_at,
        kind: 'mail' as const,
        purpose: 'offer-receipt',
        recipient: 'a@b.example',
        subject: '',
        body_text: '',
        body_html: '',
        locale: 'da',
        attempts: 8,
        created_at: at,
        next_attempt_at: at,
        owner_uid: null,
      });
      await db
        .insertInto('outbox')
        .values([
          message('1', 'dead', null),
          message('2', 'sent', null),
          message('3', 'dead', '2020-01-01T00:00:00.000Z'),
        ])
        .execute();
      expect((await sendAgain(services, admin, { id: '1' })).ok).toBe(true);
      expect(await sendAgain(services, admin, { id: '2' })).toMatchObject({
        error: { kind: 'not-waiting' },
      });
      expect(await sendAgain(services, admin, { id: '3' })).toMatchObject({
        error: { kind: 'expired' },
      });
      const waiting = await listMessages(services, admin, {
        state: 'pending',
        q: '',
        before: null,
      });
      expect(waiting.ok && waiting.value.rows).toMatchObject([{ id: '1', tries: 7 }]);
    });

    test('messages: what needs somebody is counted, found by recipient or case, and seen once', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const at = services.now().toISOString();
      const message = (id: string, status: 'dead' | 'pending' | 'sent', recipient: string) => ({
        id,
        status,
        kind: recipient.startsWith('+') ? ('sms' as const) : ('mail' as const),
        purpose: 'offer-receipt',
        recipient,
        subject: '',
        body_text: '',
        body_html: '',
        locale: 'da',
        attempts: 1,
        created_at: at,
        next_attempt_at: at,
        contact_message_id: null,
        owner_uid: null,
      });
      await services.db
        .insertInto('outbox')
        .values([
          message('1', 'dead', 'Anna_B@firm.example'),
          message('2', 'pending', '+4520123456'),
          message('3', 'sent', 'annaxb@firm.example'),
        ])
        .execute();
      const found = async (q: string) => {
        const page = await listMessages(services, admin, { state: 'all', q, before: null });
        return page.ok ? page.value.rows.map(({ id }) => id) : page.error;
      };
      expect(await found('anna_b')).toEqual(['1']);
      expect(await found('20 12 34')).toEqual(['2']);
      expect(await found('FIRM')).toEqual(['3', '1']);
      expect(await found('01234-56789')).toEqual([]);
      const needs = async () => {
        const page = await listMessages(services, admin, { state: 'needs', q: '', before: null });
        if (!page.ok) throw new Error(page.error.kind);
        const { rows, delivered, counts } = page.value;
        return { rows: rows.map(({ id }) => id), delivered: delivered.length, counts };
      };
      expect(await needs()).toEqual({
        rows: ['2', '1'],
        delivered: 1,
        counts: { needs: 2, dead: 1, pending: 1, sent: 1, all: 3 },
      });
      expect((await markMessageSeen(services, admin, { id: '2' })).ok).toBe(false);
      expect((await markMessageSeen(services, admin, { id: '1' })).ok).toBe(true);
      expect(await needs()).toMatchObject({ rows: ['2'], counts: { needs: 1, dead: 1 } });
      const facts = await frameFacts(services, admin, {});
      expect(facts.ok && facts.value.deadMessages).toBe(0);
      // Whoever sends it again wants to know how that goes.
      expect((await sendAgain(services, admin, { id: '1' })).ok).toBe(true);
      expect(await needs()).toMatchObject({ counts: { needs: 2 } });
      expect(await readMessage(services, admin, { id: 'none' })).toMatchObject({
        error: { kind: 'not-found' },
      });
    });

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

    test('one sees where one is signed in, and ends one’s own sessions and nobody else’s', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const elsewhere = await come(services, anna);
      const token = elsewhere.ok ? elsewhere.value : '';
      await inviteStaff(services, admin, { email: 'bo@firm.example' });
      const other = await staffMember(services, bo);
      const listed = async (who: Who) => {
        const sessions = await listOwnSessions(services, who, {});
        return sessions.ok ? sessions.value : [];
      };
      const own = await listed(admin);
      expect(own.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
      const { id } = own.find(({ isThis }) => !isThis)!;
      expect(await endOwnSession(services, other, { id })).toMatchObject({
        error: { kind: 'not-found' },
      });
      expect((await endOwnSession(services, admin, { id })).ok).toBe(true);
      expect(await readSession(services.db, token, services.now())).toBeNull();
      expect(await listed(admin)).toHaveLength(1);
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

    test('a home owner is told nothing and changes nothing', async () => {
      const { services } = await open();
      await firstAdmin(services);
      const owner = whoOf({ uid: 'o', phone: null, sessionId: 's', role: null }, NETWORK);
      const refused = { ok: false, error: { kind: 'not-staff' } };
      expect(await listStaff(services, owner, {})).toEqual(refused);
      expect(await inviteStaff(services, owner, { email: 'o@home.example' })).toEqual(refused);
      expect(await grantAccess(services, owner, { uid: 'o' })).toEqual(refused);
    });
  });
}
