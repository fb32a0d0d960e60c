import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import type { PersonKey } from '../../../domain/staff/privacy.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  eraseForPerson,
  exportForPerson,
  readPerson,
  readRetention,
  searchPeople,
} from '../../../server/privacy/staff-privacy.ts';
import {
  PRIVACY_FORM,
  type PrivacyAnswer,
  type PrivacyView,
} from '../../features/admin/privacy/privacy-view.ts';
import { reportDocument } from '../../features/report/document/report-document.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

// What is found stands in no address, no cache and no history.
const headers = { 'Cache-Control': 'no-store' };

export async function loadPrivacy(context: Context): Promise<PrivacyView> {
  const { services } = context.get(requestContext);
  const lines = forStaff(await readRetention(services, whoAsks(context), {}));
  if (!lines.ok) throw data('', { status: 404 });
  return { retention: lines.value };
}

export const actPrivacy = intents({
  search: async ({ services, who, field }) => {
    const text = field(PRIVACY_FORM.text).slice(0, 200);
    const found = forStaff(await searchPeople(services, who, { text }));
    return answer({ kind: 'found', text, people: found.ok ? found.value : [] });
  },
  open: (sent) => open(sent),
  erase: async (sent) => {
    const { form, field, services, who } = sent;
    const done = forStaff(
      await eraseForPerson(services, who, {
        key: keyIn(form),
        isConfirmed: form.has(PRIVACY_FORM.confirmed),
        reason: field(PRIVACY_FORM.reason),
        typed: field(PRIVACY_FORM.typed),
      }),
    );
    return done.ok
      ? answer({ kind: 'erased', rows: done.value.rows })
      : open(sent, done.error.kind);
  },
});

const answer = (of: PrivacyAnswer) => data<PrivacyAnswer>(of, { headers });

async function open(
  { form, field, services, who }: SentIntent,
  refused?: Extract<PrivacyAnswer, { kind: 'open' }>['refused'],
) {
  const read = forStaff(await readPerson(services, who, { key: keyIn(form) }));
  if (!read.ok) return answer({ kind: 'gone' });
  return answer({
    kind: 'open',
    ...read.value,
    refused: refused ?? null,
    isConfirmed: form.has(PRIVACY_FORM.confirmed),
    reason: field(PRIVACY_FORM.reason),
  });
}

function keyIn(form: FormData): PersonKey {
  const uid = textIn(form, PRIVACY_FORM.uid);
  return uid === ''
    ? { kind: 'contact', contact: textIn(form, PRIVACY_FORM.contact) }
    : { kind: 'user', uid };
}

/** A person's data as a file. What keeps it from being made is told in plain words: the form stands on another page. */
export async function exportPrivacy(request: Request, context: Context): Promise<Response> {
  const form = await formOf(request);
  const { services } = context.get(requestContext);
  const made = forStaff(
    await exportForPerson(
      services,
      whoAsks(context),
      { key: keyIn(form), isConfirmed: form.has(PRIVACY_FORM.confirmed), words: reportDocument },
      getLocale(),
    ),
  );
  if (!made.ok) return redirect(staffLinks.privacy(), 303);
  return new Response(made.value, {
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="persondata.zip"',
    },
  });
}
