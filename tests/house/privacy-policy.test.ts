import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UNDO_MINUTES } from '../../domain/report/report-limits.ts';
import { KEPT_DAYS } from '../../server/privacy/register/kept-days.ts';
import { REGISTER } from '../../server/privacy/register/register.ts';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS } from '../../domain/report/share-link.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const DAY_MS = 24 * 3_600_000;

/** A constant that its file does not export, written as factors. */
function constantIn(file: string, name: string): number {
  const written = new RegExp(`\\b${name}(?:: | = )([\\w *]+)[,;]`).exec(read(file))?.[1];
  if (written === undefined) throw new Error(`no ${name} in ${file}: change this test with it`);
  return written
    .split('*')
    .map((factor) => (factor.trim() === 'DAY_MS' ? DAY_MS : Number(factor.replaceAll('_', ''))))
    .reduce((product, factor) => product * factor, 1);
}

const counterDays = constantIn('server/counters.ts', 'KEPT_MS') / DAY_MS;

const da = {
  days: (days: number) => (days === 1 ? '1 døgn' : `${days} dage`),
  years: (days: number) => `${days / 365} år`,
  minutes: (minutes: number) => `${minutes} minutter`,
};
const en = {
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  years: (days: number) => `${days / 365} years`,
  minutes: (minutes: number) => `${minutes} minutes`,
};

/**
 * What the policy must name of whatever a person's data file lists: a new kind of it needs its words here, and there.
 * Null: it is told as part of another.
 */
const NAMED: Readonly<Record<string, readonly [da: RegExp, en: RegExp] | null>> = {
  files: [/billeder af taget eller eltavlen eller en elregning/, /pictures of the roof/],
  offerRequests: [/## Når du beder om et tilbud/, /## When you ask for a quote/],
  contactMessages: [/## Når du skriver til os/, /## When you write to us/],
  offerEvents: [/hvad vi har noteret om den/, /what we have noted about it/],
  quotes: [/det navn, du skriver under med/, /the name you sign with/],
  contracts: [/gemmer vi aftalen, som den var/, /we store the contract as it was/],
  withdrawals: [/Fortryder du aftalen, gemmer vi/, /If you withdraw from the contract, we store/],
  leads: [/hvor langt vi er med den/, /how far we have got with it/],
  leadViews: null,
  messages: [/\| Mail og sms, vi har sendt/, /\| Emails and text messages we/],
  formerReports: [/## Fra en tidligere side/, /## From a former site/],
  reports: [/de rapporter, du gemmer/, /the reports you save/],
  userReportIndex: null,
  userCalculatorData: [/dine svar i beregneren/, /your answers to the calculator/],
  consents: [/Dit ja gemmer vi/, /We keep a record of your consent/],
  knownBrowsers: [/et aftryk af hver browser/, /a hash of each browser/],
  testimonials: [/ordene, det navn og hus/, /the words, the name and house/],
  testimonialDrafts: null,
  testimonialProofs: [/et bevis for begge dele/, /a proof of both/],
  sessions: [/hvornår du loggede ind/, /when you signed in/],
  admins: [/Medarbejdere logger ind/, /Staff sign in/],
  adminRequests: [/Beder nogen om adgang/, /asks for access/],
  user: [/dit telefonnummer, et tilfældigt nummer/, /your phone number, a random number/],
};

/** Lines of the table «How long we keep it», by their beginning, with what they must say. */
const LINES: readonly (readonly [da: string, en: string, said: (in_: typeof da) => string])[] = [
  ['Rapport, du har slettet', 'A report you have deleted', (in_) => in_.minutes(UNDO_MINUTES)],
  ['Rapport uden ejer', 'Report without an owner', (in_) => in_.days(KEPT_DAYS.reportWithoutOwner)],
  ['Kode på sms', 'Code by text message', (in_) => in_.days(counterDays)],
  ['Login, der ikke', 'A sign-in that is not', (in_) => in_.days(KEPT_DAYS.sessionUnused)],
  ['Login, der ikke', 'A sign-in that is not', () => String(KEPT_DAYS.session)],
  [
    'Medarbejders login',
    'A member of staff’s sign-in',
    () => String(KEPT_DAYS.staffSessionUnused * 24),
  ],
  ['Medarbejders login', 'A member of staff’s sign-in', (in_) => in_.days(KEPT_DAYS.staffSession)],
  ['Browser, du har', 'A browser you have', (in_) => in_.days(KEPT_DAYS.knownBrowser)],
  ['Forespørgsel om', 'Request for a quote', (in_) => in_.years(KEPT_DAYS.lead)],
  ['Besked fra', 'Message from', (in_) => in_.years(KEPT_DAYS.lead)],
  ['Mail og sms, vi', 'Emails and text messages we', (in_) => in_.days(KEPT_DAYS.sentMessage)],
  [
    'Mail og sms, der ikke',
    'Emails and text messages that could',
    (in_) => in_.days(KEPT_DAYS.deadMessage),
  ],
  [
    'Mail og sms, der venter',
    'Emails and text messages that wait',
    (in_) => in_.days(KEPT_DAYS.waitingMessage),
  ],
  [
    'Medarbejders ønske',
    'A member of staff’s request',
    (in_) => in_.days(KEPT_DAYS.refusedAdminRequest),
  ],
  ['Invitation til', 'Invitation to staff', (in_) => in_.days(KEPT_DAYS.adminInvitation)],
  // The leap days that are kept on top are nobody's concern.
  ['Revisionslog', 'Audit log', (in_) => in_.years(KEPT_DAYS.auditEntry - 2)],
  ['Aftale, du har bestilt', 'Contract you have', (in_) => in_.years(KEPT_DAYS.contract - 2)],
  ['Dit ja', 'Your consent to an email', (in_) => in_.years(KEPT_DAYS.consent)],
  ['Udtalelse', 'Testimonial', (in_) => in_.years(KEPT_DAYS.testimonial)],
  ['Mærke', 'Mark', (in_) => in_.days(KEPT_DAYS.idempotencyKey)],
  ['Fra en tidligere side', 'From a former site', (in_) => in_.years(KEPT_DAYS.unclaimedRecord)],
];

describe.each([
  ['da', da, 0, 'eller'],
  ['en', en, 1, 'or'],
] as const)('the privacy policy, %s', (locale, in_, index, or) => {
  const file = `content/${locale}/legal/privacy-policy.mdx`;
  const policy = read(file);

  test.each(LINES.map((line) => [line[index], line[2](in_)] as const))(
    '«%s …»: %s',
    (begins, said) => {
      const lines = policy.split('\n').filter((line) => line.startsWith(`| ${begins}`));
      expect(lines, `one line «${begins} …» in ${file}`).toHaveLength(1);
      // As a whole word: 30 is not 130.
      expect(lines[0], file).toMatch(new RegExp(`\\b${said}\\b`));
    },
  );

  const told = Object.values(REGISTER).flatMap(({ told: list }) =>
    list === null ? [] : [list.name],
  );

  test.each(told)('what a person is told of as «%s» is named', (name) => {
    const words = NAMED[name];
    expect(words, `${name} has no words here`).toBeDefined();
    if (words !== null) expect(policy).toMatch(words![index]);
  });

  test('a link is open for as long as one can choose, and one in a mail as long as the rule says', () => {
    const days = [...SHARE_DAYS].map(String);
    const last = days.pop();
    expect(policy).toContain(
      `${days.join(', ')} ${or} ${last} ${locale === 'da' ? 'dage' : 'days'}`,
    );
    expect(policy).toMatch(
      locale === 'da'
        ? new RegExp(`åbner linket den i ${DEFAULT_SHARE_DAYS} dage`)
        : new RegExp(`the link opens it for ${DEFAULT_SHARE_DAYS} days`),
    );
  });
});
