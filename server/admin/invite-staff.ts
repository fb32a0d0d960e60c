import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { withoutUnseen } from '../../domain/plain-text.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Locale } from '../../words/locale.ts';
import type { Tables } from '../db/tables.ts';
import { clientGroups } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { Staff } from '../use-case/who.ts';
import { inviteByEmail, type MailedInvitation } from './invitation.ts';
import {
  invitationMail,
  mailStaff,
  staffNameOf,
  type MailOutcome,
  type SignInAddress,
} from './staff-mails.ts';

type Needs = Pick<Services, 'now' | 'secret' | 'settings' | 'log'> & { readonly change: Change };
type Mailed = { readonly mail: MailOutcome };
type NotFound = { readonly kind: 'not-found' };

const mailbox = z.email();

/**
 * Whoever signs in with this mail address within thirty days becomes staff; their account is bound then. They are
 * written to once: who is invited already gets another mail by `sendInvitationAgain` only.
 */
export const inviteStaff = command(
  { name: 'admin.invite', access: 'staff', idempotent: 'always', audit: 'invitation' },
  async (
    { change, ...services }: Needs,
    who,
    { email: typed, signInAt }: SignInAddress & { readonly email: string },
    locale: Locale,
  ) => {
    const email = withoutUnseen(typed).trim().toLowerCase();
    if (!z.safeParse(mailbox, email).success) return fail({ kind: 'not-an-address' as const });
    return change(async (transaction, about) => {
      const invitation = await inviteByEmail(transaction, email, services.now());
      about({ id: invitation.id, after: { email } });
      if (!invitation.isNew) return ok<Mailed>({ mail: 'none' });
      return ok<Mailed>({
        mail: await mailInvitation(transaction, services, { who, invitation, signInAt, locale }),
      });
    });
  },
);

/** The same mail once more; the thirty days begin anew. */
export const sendInvitationAgain = command(
  { name: 'admin.invite-again', access: 'staff', idempotent: 'no', audit: 'invitation' },
  async (
    { change, ...services }: Needs,
    who,
    { id, signInAt }: SignInAddress & { readonly id: string },
    locale: Locale,
  ) =>
    change<Result<Mailed, NotFound>>(async (transaction, about) => {
      const found = await transaction
        .selectFrom('admin_invitations')
        .select('email')
        .where('id', '=', id)
        .where('expires_at', '>', services.now().toISOString())
        .executeTakeFirst();
      if (found === undefined || found.email === null) return fail({ kind: 'not-found' });
      const invitation = await inviteByEmail(transaction, found.email, services.now());
      const mail = await mailInvitation(transaction, services, {
        who,
        invitation,
        signInAt,
        locale,
      });
      // Beyond the limit too: the thirty days begin anew.
      about({ id, after: { email: found.email } });
      return ok({ mail });
    }),
);

export const withdrawInvitation = command(
  { name: 'admin.withdraw-invitation', access: 'staff', idempotent: 'always', audit: 'invitation' },
  async ({ change }: Pick<Needs, 'change'>, _who, { id }: { readonly id: string }) =>
    change<Result<object, NotFound>>(async (transaction, about) => {
      const gone = await transaction
        .deleteFrom('admin_invitations')
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      if (gone === undefined) return fail({ kind: 'not-found' });
      // What has not left yet would invite them all the same.
      await transaction
        .deleteFrom('outbox')
        .where('purpose', '=', 'staff-invitation')
        .where('recipient', '=', gone.email)
        .where('status', '!=', 'sent')
        .execute();
      about({ id, before: { email: gone.email } });
      return ok({});
    }),
);

type Inviting = SignInAddress & {
  readonly who: Staff;
  readonly invitation: MailedInvitation;
  readonly locale: Locale;
};

async function mailInvitation(
  transaction: Transaction<Tables>,
  services: Omit<Needs, 'change'>,
  { who, invitation, signInAt, locale }: Inviting,
): Promise<MailOutcome> {
  const { email: recipient, expiresAt } = invitation;
  const by = await staffNameOf(transaction, who.uid);
  const mail = invitationMail({ recipient, by, signInAt, locale }, expiresAt);
  const from = clientGroups(who.network);
  return mailStaff(transaction, services, mail, { from, expiresAt: new Date(expiresAt) });
}
