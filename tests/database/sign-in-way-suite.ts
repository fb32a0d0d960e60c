import { describe, expect, test } from 'vitest';
import { SIGN_IN_WAYS, type SignInWay } from '../../domain/sign-in-way.ts';
import { firstStaffLink } from '../../server/admin/first-link.ts';
import { signInStaff } from '../../server/admin/sign-in.ts';
import { createSession, readSession } from '../../server/identity/session.ts';
import { signIn } from '../../server/identity/sign-in.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { exportOf, importOf } from './former-site.ts';
import { browserWithCode, newestCode, NORMAL, PHONE } from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';
import { anna, LAPTOP, NETWORK } from './staff-sign-in-steps.ts';

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
        .set({ google_sub: anna.subject, email: anna.email })
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
      expect(await firstStaffLink(needs, 'https://solrig.example')).not.toBeNull();
    });
  });
}
