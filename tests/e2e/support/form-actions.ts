import { MAIL_CONSENT_VERSION, OFFER_CONSENT_VERSION } from '../../../domain/consent-versions.ts';

/** One for each sender: with another's they would get that sender's answer. */
const KEY = 'matrix-key-of-ROLE';

/** The sign-in page for somebody who wanted to continue to a page. */
export function signInFor(next: string): string {
  return `/da/report/solrig-report?${new URLSearchParams({ next })}`;
}

/** A status and its redirect; a pattern where part of that is new each time. */
export type Outcome = { readonly status: number; readonly to?: string | RegExp };

export const SHOWN: Outcome = { status: 200 };
const NOT_FOUND: Outcome = { status: 404 };
export const leads = (to: string | RegExp): Outcome => ({ status: 303, to });

export type Action = {
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  /**
   * Signed-in users who own none of it get the same answer, staff or not, unless stated otherwise.
   */
  readonly answers: {
    readonly visitor: Outcome;
    readonly stranger: Outcome;
    /** Where staff may do more than another signed-in user, or less. */
    readonly staff?: Outcome;
  };
};

export const LIST = '/da/report/solrig-report';
export const UUID = '[0-9a-f-]{36}';
export const RECEIPT = leads(/^\/da\/thank-you\?kvittering=[\w-]{43}$/);
const FOR_ANYBODY = { visitor: SHOWN, stranger: SHOWN };

/** The forms of a user's reports, on whatever page they are. */
function changesAt(path: string): readonly Action[] {
  const gone = leads(`${LIST}?gone=`);
  const toList = leads(signInFor(LIST));
  const renaming = new URLSearchParams({ rename: 'ID', title: 'Taget over' });
  // The calculation of an empty form is the example's: it waits while its owner decides what to do
  // with it.
  const choice = new RegExp(
    `^${LIST}\\?lat=[\\d.]+&lon=[\\d.]+&postcode=\\d{4}&save=${UUID}&ask&changed$`,
  );
  const answers = {
    // What was typed carries over to signing in.
    rename: { visitor: leads(signInFor(`${LIST}?${renaming}`)), stranger: gone },
    copy: { visitor: toList, stranger: gone },
    delete: { visitor: toList, stranger: gone },
    restore: { visitor: toList, stranger: leads(`${LIST}?late=`) },
    save: { visitor: toList, stranger: leads(choice) },
  };
  return Object.entries(answers).map(([intent, each]) => ({
    path,
    form: {
      intent,
      reportId: 'ID',
      version: 'VERSION',
      title: 'Taget over',
      idempotencyKey: KEY,
    },
    answers: each,
  }));
}

/** The two steps of an action confirmed by a code: requesting it, and typing it. */
function confirmedAt(path: string): readonly Action[] {
  const visitor = leads(signInFor(`/da${path}`));
  return [
    {
      path,
      form: { intent: 'send' },
      // Staff have no phone here that a code could go to.
      answers: {
        visitor,
        stranger: leads(`/da${path}?step=code`),
        staff: leads(`/da${path}`),
      },
    },
    { path, form: { intent: 'confirm', code: '000000' }, answers: { visitor, stranger: SHOWN } },
  ];
}

/** What the customer alone may say. */
const NOT_THEIRS: Outcome = { status: 403 };
const STAFF_LOGIN = leads('/da/admin/login');
/** The example names nothing that exists, so that staff change nothing with it either. */
const FOR_STAFF = { visitor: STAFF_LOGIN, stranger: STAFF_LOGIN, staff: SHOWN };

/** Every route that changes something, by its file, with everything its form can ask for. */
export const ACTIONS: Readonly<Record<string, readonly Action[]>> = {
  'account/delete.tsx': confirmedAt('/account/delete'),
  'account/export.tsx': confirmedAt('/account/my-data'),
  'account/my-data.ts': [
    // Own data: every signed-in user owns theirs.
    {
      path: '/account/my-data.zip',
      form: {},
      answers: { visitor: leads(LIST), stranger: SHOWN },
    },
  ],
  'admin/people.tsx': [
    ...['grant', 'refuse', 'remove', 'sign-out', 'end-session', 'withdraw', 'send-again'].map(
      (intent) => ({
        path: '/admin/people',
        form: { intent, id: 'nobody', reason: 'Kendes ikke' },
        answers: FOR_STAFF,
      }),
    ),
    {
      path: '/admin/people',
      form: { intent: 'invite', email: 'no address' },
      answers: FOR_STAFF,
    },
  ],
  'admin/leads.tsx': [
    { intent: 'move', id: 'none', version: '1', stage: 'visit' },
    { intent: 'move-chosen', chosen: 'none 1', stage: 'visit' },
    { intent: 'give-chosen', chosen: 'none 1', owner: '' },
    { intent: 'plan-chosen', chosen: 'none 1', step: 'visit', day: '', time: '' },
    { intent: 'undo', event: 'none' },
    { intent: 'save-view', name: '' },
    { intent: 'change-view', id: 'none' },
    { intent: 'remove-view', id: 'none' },
    { intent: 'reorder', id: 'none', by: '1' },
  ].map((form) => ({ path: '/admin/leads', form, answers: FOR_STAFF })),
  'admin/lead.tsx': [
    { intent: 'move', version: '1', stage: 'visit' },
    { intent: 'plan', version: '1', step: 'visit' },
    { intent: 'close', version: '1', reason: 'Valgte en anden' },
    { intent: 'note', note: 'Ringede' },
    { intent: 'undo', event: 'none' },
    { intent: 'reveal' },
    { intent: 'quote' },
  ].map((form) => ({
    path: '/admin/leads/none',
    form,
    answers: { ...FOR_STAFF, staff: NOT_FOUND },
  })),
  'admin/quote.tsx': [
    { intent: 'price', version: '1', line: '0', price: '4.800', reason: 'Naboen' },
    { intent: 'clear', version: '1', line: '0' },
    { intent: 'confirm', version: '1' },
    { intent: 'reprice', version: '1', panels: '12', battery: '0' },
    { intent: 'send', version: '1' },
    { intent: 'recall', reason: 'Forkert tag' },
    { intent: 'enter-withdrawal', how: 'phone', receivedOn: '2026-11-29', name: 'Kim' },
    { intent: 'discard', version: '1' },
  ].map((form) => ({
    path: '/admin/quotes/none',
    form,
    answers: { ...FOR_STAFF, staff: NOT_FOUND },
  })),
  'admin/report.tsx': [
    { intent: 'quote' },
    { intent: 'plan', version: '1', step: 'call-back', day: '', time: '', owner: '' },
    { intent: 'note', note: 'En note' },
    { intent: 'reveal' },
    { intent: 'reply' },
  ].map((form) => ({
    path: '/admin/report/none',
    form,
    answers: { ...FOR_STAFF, staff: NOT_FOUND },
  })),
  'admin/catalogue.tsx': [
    { intent: 'save', name: 'no/such*name' },
    { intent: 'save', id: 'none' },
    { intent: 'publish', id: 'none' },
    { intent: 'discard', id: 'none' },
    { intent: 'retire', id: 'none' },
    { intent: 'use-again', id: 'none' },
    { intent: 'rehearse-csv' },
    { intent: 'import-csv', csv: 'none' },
    { intent: 'undo-import', import: 'none' },
  ].map((form) => ({ path: '/admin/catalogue', form, answers: FOR_STAFF })),
  'admin/company.tsx': [
    { intent: 'save', base: '0', cvr: 'none' },
    { intent: 'paper', paper: 'terms' },
  ].map((form) => ({ path: '/admin/company', form, answers: FOR_STAFF })),
  'admin/content.tsx': [
    { intent: 'save', id: 'none' },
    { intent: 'publish', id: 'none' },
    { intent: 'discard', id: 'none' },
    { intent: 'retire', id: 'none' },
    { intent: 'reorder', id: 'none', by: '1' },
    { intent: 'set-logo', kind: 'partner', id: 'none' },
  ].map((form) => ({ path: '/admin/content', form, answers: FOR_STAFF })),
  'admin/tariffs.tsx': [
    { intent: 'save', id: 'none' },
    { intent: 'publish', id: 'none' },
    { intent: 'discard', id: 'none' },
    { intent: 'retire', id: 'none' },
    { intent: 'rehearse-csv' },
    { intent: 'import-csv', csv: 'none' },
  ].map((form) => ({ path: '/admin/tariffs', form, answers: FOR_STAFF })),
  'admin/privacy.tsx': ['search', 'open', 'erase'].map((intent) => ({
    path: '/admin/privacy',
    form: { intent, text: 'no', contact: 'none' },
    answers: FOR_STAFF,
  })),
  'admin/privacy-export.ts': [
    {
      path: '/admin/privacy/export',
      form: { contact: 'none' },
      answers: { ...FOR_STAFF, staff: leads('/da/admin/privacy') },
    },
  ],
  'admin/messages.tsx': [
    { intent: 'again', id: 'none' },
    { intent: 'seen', id: 'none' },
    { intent: 'several-again', chosen: 'none' },
    { intent: 'several-seen', chosen: 'none' },
  ].map((form) => ({ path: '/admin/messages', form, answers: FOR_STAFF })),
  'admin/prices.tsx': [
    ...['discard', 'rebase', 'rehearse', 'publish'].map((intent) => ({
      path: '/admin/price-adjustments',
      form: { intent, number: '999' },
      answers: FOR_STAFF,
    })),
    {
      path: '/admin/price-adjustments',
      form: { intent: 'start' },
      answers: {
        ...FOR_STAFF,
        staff: leads(/^\/da\/admin\/price-adjustments\/draft\?draft=\d+$/),
      },
    },
  ],
  'admin/price-draft.tsx': ['save', 'rehearse', 'resolve', 'branch', 'effect'].map((intent) => ({
    path: '/admin/price-adjustments/draft',
    form: { intent, number: '999', ground: '{}' },
    answers: { ...FOR_STAFF, staff: leads('/da/admin/price-adjustments') },
  })),
  'admin/price-versions.tsx': [
    {
      path: '/admin/price-adjustments/versions',
      form: { version: 'none', reason: 'Kendes ikke' },
      answers: FOR_STAFF,
    },
  ],
  'calculator/mail-report.tsx': [
    { path: '/calculator/report/mail', form: { intent: 'mail' }, answers: FOR_ANYBODY },
  ],
  'calculator/compare-offers.tsx': [
    { path: '/calculator/compare-offers', form: { price: '' }, answers: FOR_ANYBODY },
  ],
  'calculator/offer.tsx': [
    {
      path: '/calculator/offer?lat=56.17&lon=10.19&report=ID',
      form: {
        idempotencyKey: KEY,
        name: 'Nogen Andersen',
        preferredContactMethod: 'email',
        email: 'ROLE@plante.example',
        consent: OFFER_CONSENT_VERSION,
      },
      // Nothing shows that a signed-out sender is a person: the page asks for a sum.
      answers: { visitor: SHOWN, stranger: RECEIPT },
    },
  ],
  'calculator/start.tsx': [
    {
      path: '/calculator/start',
      form: { shown: 'address', to: 'next', q: '8000' },
      answers: FOR_ANYBODY,
    },
    {
      path: '/calculator/start',
      form: { shown: 'contact', idempotencyKey: KEY },
      answers: FOR_ANYBODY,
    },
  ],
  'public/contact.tsx': [{ path: '/contact', form: {}, answers: FOR_ANYBODY }],
  'public/receipt-files.tsx': [
    {
      path: '/thank-you/files',
      form: {},
      answers: { visitor: leads('/da/thank-you/files'), stranger: leads('/da/thank-you/files') },
    },
  ],
  'public/send-file.ts': [{ path: '/thank-you/send-file', form: {}, answers: FOR_ANYBODY }],
  'public/thank-you.tsx': [
    {
      path: '/thank-you',
      form: {},
      answers: {
        visitor: leads('/da/thank-you?kvittering='),
        stranger: leads('/da/thank-you?kvittering='),
        staff: NOT_THEIRS,
      },
    },
  ],
  'public/quote.tsx': [
    {
      path: '/your-offer',
      form: { answer: 'accept', name: 'ROLE', agreed: 'on' },
      answers: {
        visitor: leads('/da/your-offer?tilbud='),
        stranger: leads('/da/your-offer?tilbud='),
        staff: NOT_THEIRS,
      },
    },
  ],
  'public/withdraw-contract.tsx': [
    {
      path: '/your-offer/withdraw',
      form: { intent: 'confirm', name: 'ROLE', email: 'kim@example.dk' },
      answers: {
        visitor: leads('/da/your-offer/withdraw?tilbud='),
        stranger: leads('/da/your-offer/withdraw?tilbud='),
        staff: NOT_THEIRS,
      },
    },
  ],
  'report/my-reports.tsx': ['/report/solrig-report', '/report'].flatMap(changesAt),
  'calculator/report.tsx': changesAt('/calculator/report'),
  'report/saved-report.tsx': [
    {
      path: '/report/ID',
      form: { version: 'VERSION', shownPrice: 'PRICE', shownSaving: 'SAVING' },
      answers: { visitor: leads(signInFor('/da/report/ID')), stranger: NOT_FOUND },
    },
  ],
  'report/share-report.tsx': ['share', 'end', 'mail'].map((intent) => ({
    path: '/report/ID/share',
    form: {
      intent,
      days: '30',
      email: 'ROLE@plante.example',
      consent: MAIL_CONSENT_VERSION,
      idempotencyKey: KEY,
    },
    answers: { visitor: leads(signInFor('/da/report/ID/share')), stranger: NOT_FOUND },
  })),
};
/** They sign out whoever asks, and are tested with signing in. */
export const NOT_TRIED = ['account/sign-out.ts', 'admin/sign-out.ts'];
