import { openDatabase } from '../server/db/database.ts';
import { settingsOfProcess } from '../server/env.ts';
import { createLogger } from '../server/logger.ts';
import { invitationLink } from '../server/admin/first-link.ts';
import { inviteByEmail, inviteByLink } from '../server/admin/invitation.ts';
import { commandLine, say, wrong } from './command-line.ts';

const HELP = `npm run admin -- <command>

  list             who is staff, and who is invited
  add <email>      whoever signs in with this Google account becomes staff; holds for 30 days
  link             a link that makes whoever opens it and signs in staff, once; holds for 30 days

  --dry-run        says what would be done, and does nothing
  --help           this text

Ends with 0 when it was done, 2 when the command is wrong, 1 for all else.
`;

const { values, positionals } = commandLine(
  HELP,
  { 'dry-run': { type: 'boolean' } },
  { positionals: true },
);
const [command, email = ''] = positionals;
const isDry = values['dry-run'] === true;

if (command === undefined) wrong('Say what to do.');
if (!['list', 'add', 'link'].includes(command)) {
  wrong(`There is no command ${JSON.stringify(command)}.`);
}
if (command === 'add' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
  wrong('Name a mail address, such as npm run admin -- add anna@firm.example');
}

const settings = settingsOfProcess();
if (isDry && command !== 'list') {
  // Not even opened: that would make the database, or bring it up to date.
  say(`Would ${command === 'add' ? `invite ${email}` : 'make a link'}.`);
  process.exit(0);
}
const db = await openDatabase(settings, createLogger('error'));
const now = new Date();
try {
  if (command === 'list') await list();
  else if (command === 'add') {
    await inviteByEmail(db, email.toLowerCase(), now);
    say(`${email} becomes staff at the first sign-in with Google, within 30 days.`);
  } else {
    const site = settings.appUrl ?? `http://localhost:${settings.port}`;
    say(invitationLink(site, await inviteByLink(db, now)));
  }
} finally {
  await db.destroy();
}

async function list(): Promise<void> {
  const staff = await db
    .selectFrom('admins')
    .leftJoin('users', 'users.uid', 'admins.uid')
    .select(['admins.uid', 'role', 'last_sign_in_at', 'users.email'])
    .orderBy('admins.uid')
    .execute();
  for (const { uid, role, email: mail, last_sign_in_at: at } of staff) {
    say(`${role}\t${mail ?? '-'}\t${uid}\tlast sign-in ${at ?? 'never'}`);
  }
  const invited = await db
    .selectFrom('admin_invitations')
    .select(['email', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .execute();
  for (const { email: mail, expires_at: until } of invited) {
    say(`invited\t${mail ?? 'by link'}\tuntil ${until}`);
  }
  if (staff.length + invited.length === 0) say('Nobody is staff, and nobody is invited.');
}
