import type { ShareDays } from '../../domain/report/share-link.ts';
import type { ClientGroups } from '../http/client-address.ts';
import * as data from '../reports/calculator-data.ts';
import * as changes from '../reports/change-report.ts';
import * as commands from '../reports/commands.ts';
import * as mail from '../reports/mail-report.ts';
import * as index from '../reports/report-index.ts';
import * as saving from '../reports/save-report.ts';
import * as sharing from '../reports/share.ts';
import type { Services } from '../services.ts';
import type { User, Visitor } from '../use-case/who.ts';
import type { Locale } from '../../words/locale.ts';

// What an owner does with reports, as tests say it.

const VISITOR: Visitor = { kind: 'visitor', network: '192.0.2.7' };

export type TestOwner = { readonly uid: string; readonly phone?: string | null };

/** Whoever it is, as who asks for a use case. */
export function asOwner({ uid, phone = null }: TestOwner): User {
  return { kind: 'user', uid, phone, sessionId: 'session', role: null, network: VISITOR.network };
}

const whoIs = (owner: TestOwner | null) => (owner === null ? VISITOR : asOwner(owner));

type Value<Outcome> = Outcome extends { readonly ok: true; readonly value: infer Found }
  ? Found
  : never;

/** What was read; null: nothing. */
function found<Outcome extends { readonly ok: boolean }>(outcome: Outcome): Value<Outcome> | null {
  return outcome.ok && 'value' in outcome ? (outcome.value as Value<Outcome>) : null;
}

/** Where no report is named another one each time: what is saved twice is what save-rules-suite.ts is about. */
export function saveReport(services: Services, owner: TestOwner | null, input: object) {
  const asNew = 'reportId' in input ? {} : { asNew: true };
  return saving.saveReport(services, whoIs(owner), { ...asNew, ...input });
}

export function saveCalculatorData(services: Services, owner: TestOwner, input: object) {
  return data.saveCalculatorData(services, asOwner(owner), input);
}

export async function loadSavedData(services: Services, owner: TestOwner | null) {
  return found(await data.findSavedData(services, whoIs(owner), {}));
}

export function joinReportIndex(services: Services, owner: TestOwner, reportIds: string[]) {
  return index.joinReportIndex(services, asOwner(owner), { reportIds });
}

export function renameReport(services: Services, owner: TestOwner, renaming: changes.Renaming) {
  return changes.renameReport(services, asOwner(owner), renaming);
}

type Copying = Omit<commands.Duplication, 'titleOf'> & {
  readonly titleOf: (title: string | null) => string;
};

export function duplicateReport(services: Services, owner: TestOwner, copying: Copying) {
  return commands.duplicateReport(services, asOwner(owner), {
    ...copying,
    titleOf: ({ title }) => copying.titleOf(title),
  });
}

export function deleteReport(services: Services, owner: TestOwner, reportId: string) {
  return commands.deleteReport(services, asOwner(owner), { reportId });
}

export function restoreReport(services: Services, owner: TestOwner, reportId: string) {
  return commands.restoreReport(services, asOwner(owner), { reportId });
}

type Sharing = { readonly reportId: string; readonly days: ShareDays };

export function createShareLink(services: Services, owner: TestOwner, wish: Sharing) {
  return sharing.createShareLink(services, asOwner(owner), wish);
}

export function endShareLinks(services: Services, owner: TestOwner, reportId: string) {
  return sharing.endShareLinks(services, asOwner(owner), { reportId });
}

export async function shareState(services: Services, owner: TestOwner, reportId: string) {
  return found(await sharing.shareState(services, asOwner(owner), { reportId }));
}

export async function sharedReport(services: Services, key: string) {
  return found(await sharing.sharedReport(services, VISITOR, { key }));
}

export type MailSender = {
  readonly locale: Locale;
  readonly from: ClientGroups;
  readonly origin: string;
  readonly signedIn: TestOwner | null;
};

/** Whose a report is, is who sends it. */
export function mailReport(
  services: Services,
  form: object,
  report: mail.ReportToMail & { readonly owner?: TestOwner },
  { locale, from, origin, signedIn }: MailSender,
) {
  const owner = signedIn ?? report.owner ?? null;
  const who = { ...whoIs(owner), network: from.visitor };
  return mail.mailReport(services, who, { form, report, origin }, locale);
}
