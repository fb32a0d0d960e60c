import { describe, expect, test } from 'vitest';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import { grantAccess, removeAccess } from '../../server/admin/change-people.ts';
import {
  inviteStaff,
  sendInvitationAgain,
  withdrawInvitation,
} from '../../server/admin/invite-staff.ts';
import { listStaff } from '../../server/admin/people.ts';
import { eraseRows } from '../../server/privacy/register/rows-of.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { bo, come, firstAdmin, NETWORK, SIGN_IN_AT } from './staff-sign-in-steps.ts';
import { valueOf } from './staff-steps.ts';

const DAY_MS = 86_400_000;
const signInAt = SIGN_IN_AT;
const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };

const mailsOf = ({ db }: Services) =>
  db
    .selectFrom('outbox')
    .select(['purpose', 'recipient', 'subject', 'body_text', 'body_html', 'owner_uid'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** @param open real services on the database under test */
export function staffMailSuite(open: OpenServices): void {
  const withAdmin = async () => {
    const opened = await open();
    const admin = await firstAdmin(opened.services);
    const invite = (email: string) =>
      inviteStaff(opened.services, admin, { email, signInAt }, 'da');
    const again = (id: string) =>
      sendInvitationAgain(opened.services, admin, { id, signInAt }, 'en');
    const invited = async () =>
      valueOf(await listStaff(opened.services, admin, {})).invited.find(
        ({ email }) => email === 'bo@firm.example',
      )!;
    return { ...opened, admin, invite, again, invited };
  };

  describe('mails to new staff', () => {
    test('who is invited gets one mail with the way in, in the language of who invites', async () => {
      const { services, invite } = await withAdmin();
      expect(await invite('Bo@Firm.example')).toEqual({ ok: true, value: { mail: 'sent' } });
      const [mail, ...others] = await mailsOf(services);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        purpose: 'staff-invitation',
        recipient: 'bo@firm.example',
        subject: 'Du er inviteret til Solrigs medarbejderområde',
      });
      expect(mail?.body_text).toContain('anna har inviteret dig');
      expect(mail?.body_text).toContain(SIGN_IN_AT.href);
      expect(mail?.body_html).toContain(`href="${SIGN_IN_AT.href}"`);
    });

    test('invited twice, they get no second mail; one whose time has run out does', async () => {
      const { services, invite, advance } = await withAdmin();
      await invite('bo@firm.example');
      expect(await invite('bo@firm.example')).toEqual({ ok: true, value: { mail: 'none' } });
      expect(await mailsOf(services)).toHaveLength(1);
      advance(31 * DAY_MS);
      expect(await invite('bo@firm.example')).toEqual({ ok: true, value: { mail: 'sent' } });
      expect(await mailsOf(services)).toHaveLength(2);
    });

    test('sent again, the mail says how long it holds now, and the log says who sent it', async () => {
      const { services, admin, invite, again, invited, advance } = await withAdmin();
      await invite('bo@firm.example');
      const before = await invited();
      advance(5 * DAY_MS);
      expect(await again(before.id)).toEqual({ ok: true, value: { mail: 'sent' } });
      const after = await invited();
      expect(after.id).toBe(before.id);
      expect(Date.parse(after.expiresAt) - Date.parse(before.expiresAt)).toBe(5 * DAY_MS);
      const mails = await mailsOf(services);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Du er inviteret til Solrigs medarbejderområde',
        'You are invited to Solrig’s staff area',
      ]);
      const log = await services.db
        .selectFrom('audit_log')
        .select(['action', 'actor', 'subject'])
        .where('action', 'in', ['admin.invite', 'admin.invite-again'])
        .orderBy('action')
        .execute();
      expect(log).toEqual([
        { action: 'admin.invite', actor: admin.uid, subject: before.id },
        { action: 'admin.invite-again', actor: admin.uid, subject: before.id },
      ]);
    });

    test('of an invitation that is withdrawn or has run out nothing is sent, and no visitor sends one', async () => {
      const { services, admin, invite, again, invited, advance } = await withAdmin();
      await invite('bo@firm.example');
      const { id } = await invited();
      const asVisitor = sendInvitationAgain(services, A_VISITOR, { id, signInAt }, 'da');
      expect(await asVisitor).toEqual({ ok: false, error: { kind: 'signed-out' } });
      advance(31 * DAY_MS);
      expect(await again(id)).toEqual(NOT_FOUND);
      expect(await mailsOf(services)).toHaveLength(1);
      await withdrawInvitation(services, admin, { id });
      expect(await again(id)).toEqual(NOT_FOUND);
      expect(await mailsOf(services)).toEqual([]);
    });

    test('withdrawn, what has not left yet stays here; what has left, and the mails of others, stand', async () => {
      const { services, admin, invite, again, invited } = await withAdmin();
      await invite('bo@firm.example');
      await services.db.updateTable('outbox').set({ status: 'sent' }).execute();
      const { id } = await invited();
      await again(id);
      await invite('carl@firm.example');
      expect(await mailsOf(services)).toHaveLength(3);
      await withdrawInvitation(services, admin, { id });
      const left = await services.db
        .selectFrom('outbox')
        .select(['recipient', 'status'])
        .orderBy('recipient')
        .execute();
      expect(left).toEqual([
        { recipient: 'bo@firm.example', status: 'sent' },
        { recipient: 'carl@firm.example', status: 'pending' },
      ]);
    });

    test('the invitation of who came in is theirs, and goes when they are erased', async () => {
      const { services, invite } = await withAdmin();
      await invite('bo@firm.example');
      await invite('carl@firm.example');
      await come(services, bo);
      const { uid } = await services.db
        .selectFrom('users')
        .select('uid')
        .where('email', '=', 'bo@firm.example')
        .executeTakeFirstOrThrow();
      await services.db.transaction().execute((transaction) => eraseRows(transaction, { uid }));
      expect((await mailsOf(services)).map(({ recipient }) => recipient)).toEqual([
        'carl@firm.example',
      ]);
    });

    test('what leaves is counted: beyond the limit the invitation stands, without a mail but in the log', async () => {
      const { services, invite, again, invited } = await withAdmin();
      await invite('bo@firm.example');
      const { id } = await invited();
      for (let sent = 1; sent < 12; sent++) await again(id);
      expect(await again(id)).toEqual({ ok: true, value: { mail: 'too-many' } });
      expect(await mailsOf(services)).toHaveLength(12);
      const log = await services.db
        .selectFrom('audit_log')
        .select('subject')
        .where('action', '=', 'admin.invite-again')
        .execute();
      expect(log).toEqual(Array.from({ length: 12 }, () => ({ subject: id })));
      expect((await come(services, bo)).ok).toBe(true);
    });

    test('who asked hears of the yes once, and again after they were out', async () => {
      const { services, admin } = await withAdmin();
      const asked = await askForAccessWithGoogle(services, { identity: bo, network: NETWORK });
      const { uid } = valueOf(asked);
      const grant = () => grantAccess(services, admin, { uid, signInAt }, 'da');
      expect(await grant()).toEqual({ ok: true, value: { mail: 'sent' } });
      expect(await grant()).toEqual({ ok: true, value: { mail: 'none' } });
      const [mail, ...others] = await mailsOf(services);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        purpose: 'staff-access',
        recipient: 'bo@firm.example',
        owner_uid: uid,
      });
      expect(mail?.body_text).toContain(SIGN_IN_AT.href);
      await removeAccess(services, admin, { uid });
      expect(await grant()).toEqual({ ok: true, value: { mail: 'sent' } });
    });
  });
}
