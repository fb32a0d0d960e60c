import { describe, expect, test } from 'vitest';
import { SIGN_IN_WAYS, type SignInWay } from '../../domain/sign-in-way.ts';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import { grantAccess } from '../../server/admin/change-people.ts';
import { firstStaffNotice } from '../../server/admin/first-link.ts';
import { inviteByEmail } from '../../server/admin/invitation.ts';
import { listStaff } from '../../server/admin/people.ts';
import { requestAdminAccess } from '../../server/admin/request-access.ts';
import { signInStaff } from '../../server/admin/sign-in.ts';
import { createSession, readSession } from '../../server/identity/session.ts';
import { signIn } from '../../server/identity/sign-in.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { exportOf, importOf } from './former-site.ts';
import { browserWithCode, newestCode, NORMAL, PHONE } from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';
import { anna, bo, firstAdmin, LAPTOP, NETWORK, SIGN_IN_AT } from './staff-sign-in-steps.ts';

const ROLES = ['admin', 'removed', 'owner', null] as const;

const sessionOf = (services: Services, token: string) =>
  readSession(services.db, token, services.now());

/** Signs in by a code on the phone, as a browser with this session. */
async function byPhone(services: Services, oldSession: string | null = null): Promise<string> {
  const browserToken = await browserWithCode(services);
  const code = await newestCode(services);
  const typed = { phone: PHONE, code, browserToken, oldSession, knownToken: null };
  const entered = await signIn(services, whoOf(null, 'a'), typed);
  if (!entered.ok) throw new Error(entered.error.kind);
  return entered.value;
}

async function whoHas(services: Services, token: string): Promise<Who & { readonly uid: string }> {
  return whoOf(await sessionOf(services, token), NETWORK) as Who & { readonly uid: string };
}

const makeAdmin = (services: Services, uid: string) =>
  services.db.insertInto('admins').values({ uid, role: 'admin' }).execute();

const grant = (services: Services, by: Who, uid: string) =>
  grantAccess(services, by, { uid, signInAt: SIGN_IN_AT }, 'da');

/** @param open real services on the database under test */
export function signInWaySuite(open: OpenServices): void {
  describe('the role of a session', () => {
    test('is read only where the session began as a staff sign-in: every way × every stored role', async () => {
      const { services } = await open();
      const { db, now } = services;
      const found: string[] = [];
      for (const stored of ROLES) {
        const uid = `has-${stored}`;
        await db
          .insertInto('users')
          .values({ uid, google_sub: uid, created_at: now().toISOString() })
          .execute();
        if (stored !== null) await db.insertInto('admins').values({ uid, role: stored }).execute();
        for (const way of [...SIGN_IN_WAYS, null]) {
          // null: as a session stands that began before the way was noted.
          const token = await createSession(db, { uid, way: way as SignInWay, now: now() });
          const session = await sessionOf(services, token);
          expect(session?.uid, `${way} ${stored}`).toBe(uid);
          if (session?.role !== null) found.push(`${way} × ${stored}: ${session?.role}`);
        }
      }
      expect(found).toEqual(['issuer × admin: admin']);
    });

    test('of one person with a phone and a Google account follows the way they came, each time', async () => {
      const { services, advance } = await open();
      await services.db
        .insertInto('users')
        .values({
          uid: 'both',
          phone: NORMAL,
          google_sub: anna.subject,
          created_at: services.now().toISOString(),
        })
        .execute();
      await makeAdmin(services, 'both');
      const phone = await byPhone(services);
      expect(await whoHas(services, phone)).toMatchObject({ uid: 'both', kind: 'user' });
      const came = await signInStaff(services, whoOf(null, NETWORK), {
        identity: anna,
        oldSession: phone,
        invitation: '',
        device: LAPTOP,
      });
      const google = came.ok ? came.value : '';
      expect(await whoHas(services, google)).toMatchObject({ uid: 'both', kind: 'staff' });
      expect(await sessionOf(services, phone)).toBeNull();
      advance(1000);
      // The other way round: the staff session ends and does not pass its role on.
      const again = await byPhone(services, google);
      expect(await sessionOf(services, google)).toBeNull();
      expect(await whoHas(services, again)).toMatchObject({ uid: 'both', kind: 'user' });
    });

    test('is not raised by a Google account and a row that come to the user later', async () => {
      const { services, advance } = await open();
      const token = await byPhone(services);
      const { uid } = await whoHas(services, token);
      await services.db
        .updateTable('users')
        .set({ google_sub: anna.subject, email: anna.email, email_proven_at: '2026-11-20' })
        .where('uid', '=', uid)
        .execute();
      await makeAdmin(services, uid);
      expect((await sessionOf(services, token))?.role).toBeNull();
      // Its use is noted by then: what is written to a session leaves its way as it was.
      advance(2 * 3_600_000);
      expect((await sessionOf(services, token))?.role).toBeNull();
    });

    test('comes with no import: a phone user’s row of the former site lets nobody in, and the first link is still given', async () => {
      const { services } = await open();
      await services.db.deleteFrom('admin_invitations').execute();
      const file = exportOf({
        users: [{ uid: 'former', phone: NORMAL, email: 'boss@firm.example' }],
        admins: { former: { role: 'admin' } },
        adminRequests: {
          former: { email: 'boss@firm.example', requestedAt: '2026-01-01T00:00:00.000Z' },
        },
      });
      await importOf(services, true, file);
      const token = await byPhone(services);
      expect(await whoHas(services, token)).toMatchObject({ uid: 'former', kind: 'user' });
      const google = { kind: 'openid', issuer: 'https://g.example', clientId: 'c' } as const;
      const settings = { ...services.settings, google: { ...google, clientSecret: 's' } };
      const needs = { ...services, settings };
      expect(await firstStaffNotice(needs)).not.toBeNull();
    });
  });

  describe('access', () => {
    test('is never granted on a phone session’s request with somebody’s mail address', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const token = await byPhone(services);
      const asker = await whoHas(services, token);
      const email = 'bo@firm.example';
      expect((await requestAdminAccess(services, asker, { email })).ok).toBe(true);
      const listed = await listStaff(services, admin, {});
      const requests = listed.ok ? listed.value.requests : [];
      expect(requests).toMatchObject([{ uid: asker.uid, name: null, email, proof: null }]);
      expect(await grant(services, admin, asker.uid)).toEqual({
        ok: false,
        error: { kind: 'not-proven' },
      });
      const { db } = services;
      const admins = await db.selectFrom('admins').select('uid').execute();
      expect(admins).toEqual([{ uid: admin.uid }]);
      const [stored] = await db.selectFrom('admin_requests').select('decision').execute();
      expect(stored?.decision).toBeNull();
      expect(await whoHas(services, token)).toMatchObject({ kind: 'user' });
      const mails = await db.selectFrom('outbox').where('recipient', '=', email).selectAll();
      expect(await mails.execute()).toEqual([]);
    });

    test('cannot be given back to a phone user whom the former site called staff', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const { uid } = await whoHas(services, await byPhone(services));
      await services.db.insertInto('admins').values({ uid, role: 'removed' }).execute();
      expect(await grant(services, admin, uid)).toMatchObject({ error: { kind: 'not-proven' } });
    });

    test('granted on Google’s word goes to that account alone; an address typed over it is shown as typed and not written to', async () => {
      const { services, advance } = await open();
      const admin = await firstAdmin(services);
      const asked = await askForAccessWithGoogle(services, { identity: bo, network: NETWORK });
      const uid = asked.ok ? asked.value.uid : '';
      // The same person by phone, with another's address.
      await services.db
        .updateTable('users')
        .set({ phone: NORMAL })
        .where('uid', '=', uid)
        .execute();
      const asker = await whoHas(services, await byPhone(services));
      expect(asker.uid).toBe(uid);
      await requestAdminAccess(services, asker, { email: 'boss@firm.example' });
      const listed = await listStaff(services, admin, {});
      expect(listed.ok && listed.value.requests).toMatchObject([
        { email: 'boss@firm.example', proof: { email: bo.email } },
      ]);
      expect((await grant(services, admin, uid)).ok).toBe(true);
      const mails = await services.db
        .selectFrom('outbox')
        .select('recipient')
        .where('purpose', '=', 'staff-access')
        .execute();
      expect(mails).toEqual([{ recipient: bo.email }]);
      // Staff now, and still none of it by phone.
      advance(1000);
      expect(await whoHas(services, await byPhone(services))).toMatchObject({ kind: 'user' });
    });

    test('an address of the former site, which nobody has confirmed here, is not Google’s word', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const file = exportOf({
        users: [{ uid: 'former', googleSub: '42', email: 'boss@firm.example' }],
        adminRequests: {
          former: { email: 'boss@firm.example', requestedAt: '2026-01-01T00:00:00.000Z' },
        },
      });
      await importOf(services, true, file);
      const listed = await listStaff(services, admin, {});
      expect(listed.ok && listed.value.requests).toMatchObject([{ proof: { email: null } }]);
      expect(await grant(services, admin, 'former')).toEqual({ ok: true, value: { mail: 'none' } });
    });

    test('an invitation by mail is not taken by a phone user who types that address', async () => {
      const { services } = await open();
      await inviteByEmail(services.db, 'anna@firm.example', services.now());
      const token = await byPhone(services);
      const asker = await whoHas(services, token);
      await requestAdminAccess(services, asker, { email: 'anna@firm.example' });
      expect(await whoHas(services, token)).toMatchObject({ kind: 'user' });
      const left = await services.db
        .selectFrom('admin_invitations')
        .select('email')
        .where('email', '=', 'anna@firm.example')
        .execute();
      expect(left).toHaveLength(1);
    });
  });
}
