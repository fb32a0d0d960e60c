import { describe, expect, test } from 'vitest';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import {
  grantAccess,
  refuseAccess,
  removeAccess,
  signOutPerson,
} from '../../server/admin/change-people.ts';
import { firstStaffNotice, invitationLink } from '../../server/admin/first-link.ts';
import { inviteByEmail, inviteByLink } from '../../server/admin/invitation.ts';
import { inviteStaff } from '../../server/admin/invite-staff.ts';
import type { GoogleSettings } from '../../server/google-settings.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../server/admin/own-sessions.ts';
import { listStaff } from '../../server/admin/people.ts';
import { signInStaff } from '../../server/admin/sign-in.ts';
import { isOfRemoved, readSession } from '../../server/identity/session.ts';
import { forgetShortLived } from '../../server/privacy/retention.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { openTwo } from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';
import {
  NETWORK,
  visitor,
  anna,
  bo,
  come,
  staffMember,
  firstAdmin,
  SIGN_IN_AT,
  LAPTOP,
} from './staff-sign-in-steps.ts';

const HOUR_MS = 3_600_000;
const NOT_ADMIN = { ok: false, error: { kind: 'not-admin' } };

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
        device: LAPTOP,
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

    const openid: GoogleSettings = {
      kind: 'openid',
      issuer: 'https://g.example',
      clientId: 'c',
      clientSecret: 's',
    };

    test('a start says how the first one comes in until somebody is staff; it neither makes nor tells a link', async () => {
      const { services } = await open();
      // The sample person whom a local server invites.
      await services.db.deleteFrom('admin_invitations').execute();
      const needs = { ...services, settings: { ...services.settings, google: openid } };
      const notice = await firstStaffNotice(needs);
      expect(notice).toContain('npm run admin -- link');
      expect(notice).not.toMatch(/https?:|invitation|[\w-]{43}/);
      expect(await services.db.selectFrom('admin_invitations').selectAll().execute()).toEqual([]);
      // As the command prints it.
      const token = await inviteByLink(services.db, services.now());
      const link = new URL(invitationLink('https://solrig.example', token));
      expect(link.href).toMatch(
        /^https:\/\/solrig\.example\/da\/admin\/login\?invitation=[\w-]{43}$/,
      );
      expect(await firstStaffNotice(needs)).toBe(notice);
      const shown = link.searchParams.get('invitation') ?? '';
      expect((await come(services, anna, shown)).ok).toBe(true);
      expect(await come(services, bo, shown)).toEqual(NOT_ADMIN);
      expect(await firstStaffNotice(needs)).toBeNull();
    });

    test('of a server with sample people, or where nobody signs in, it says nothing', async () => {
      const { services } = await open();
      for (const kind of ['local', 'off'] as const) {
        const needs = { ...services, settings: { ...services.settings, google: { kind } } };
        expect(await firstStaffNotice(needs)).toBeNull();
      }
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
      expect((await grantAccess(services, admin, { uid, signInAt: SIGN_IN_AT }, 'da')).ok).toBe(
        true,
      );
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
      expect(
        await grantAccess(services, admin, { uid: 'somebody', signInAt: SIGN_IN_AT }, 'da'),
      ).toMatchObject({
        error: { kind: 'not-found' },
      });
    });

    test('of two who remove each other at once, one stays', async () => {
      const { services, servers } = await openTwo(open);
      const one = await firstAdmin(services);
      await inviteStaff(services, one, { email: 'BO@firm.example ', signInAt: SIGN_IN_AT }, 'da');
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
      await grantAccess(
        services,
        admin,
        { uid: asked.ok ? asked.value.uid : '', signInAt: SIGN_IN_AT },
        'da',
      );
      expect(await removeAccess(services, admin, { uid: admin.uid })).toMatchObject({
        error: { kind: 'last-admin' },
      });
    });

    test('removed, one’s sessions end at once, and the list says since when', async () => {
      const { services, advance } = await open();
      const admin = await firstAdmin(services);
      await inviteStaff(services, admin, { email: 'bo@firm.example', signInAt: SIGN_IN_AT }, 'da');
      const came = await come(services, bo);
      const token = came.ok ? came.value : '';
      const uid = (await readSession(services.db, token, services.now()))?.uid ?? '';
      expect((await removeAccess(services, admin, { uid })).ok).toBe(true);
      expect(await readSession(services.db, token, services.now())).toBeNull();
      // Open pages are told why, and for no longer than a day.
      expect(await isOfRemoved(services.db, token)).toBe(true);
      advance(23 * HOUR_MS);
      await forgetShortLived(services);
      expect(await isOfRemoved(services.db, token)).toBe(true);
      advance(2 * HOUR_MS);
      await forgetShortLived(services);
      expect(await isOfRemoved(services.db, token)).toBe(false);
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

    test('one sees where one is signed in, and ends one’s own sessions and nobody else’s', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const elsewhere = await come(services, anna);
      const token = elsewhere.ok ? elsewhere.value : '';
      await inviteStaff(services, admin, { email: 'bo@firm.example', signInAt: SIGN_IN_AT }, 'da');
      const other = await staffMember(services, bo);
      const listed = async (who: Who) => {
        const sessions = await listOwnSessions(services, who, {});
        return sessions.ok ? sessions.value : [];
      };
      const own = await listed(admin);
      expect(own.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
      expect(own.map(({ device }) => device)).toEqual([LAPTOP, LAPTOP]);
      const { id } = own.find(({ isThis }) => !isThis)!;
      expect(await endOwnSession(services, other, { id })).toMatchObject({
        error: { kind: 'not-found' },
      });
      expect((await endOwnSession(services, admin, { id })).ok).toBe(true);
      expect(await readSession(services.db, token, services.now())).toBeNull();
      await come(services, anna);
      await come(services, anna);
      expect(await listed(admin)).toHaveLength(3);
      expect((await endOtherSessions(services, admin, {})).ok).toBe(true);
      expect((await listed(admin)).map(({ isThis }) => isThis)).toEqual([true]);
      expect(await listed(other)).toHaveLength(1);
      expect(await listed(admin)).toHaveLength(1);
    });

    test('a home owner is told nothing and changes nothing', async () => {
      const { services } = await open();
      await firstAdmin(services);
      const owner = whoOf({ uid: 'o', phone: null, sessionId: 's', role: null }, NETWORK);
      const refused = { ok: false, error: { kind: 'not-staff' } };
      expect(await listStaff(services, owner, {})).toEqual(refused);
      expect(
        await inviteStaff(services, owner, { email: 'o@home.example', signInAt: SIGN_IN_AT }, 'da'),
      ).toEqual(refused);
      expect(await grantAccess(services, owner, { uid: 'o', signInAt: SIGN_IN_AT }, 'da')).toEqual(
        refused,
      );
    });
  });
}
