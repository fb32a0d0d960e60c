import { data, redirect, type RouterContextProvider } from 'react-router';
import { FACT_NAMES } from '../../../domain/company/facts.ts';
import { paperKindOf } from '../../../domain/company/papers.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { keepPaper, saveCompany } from '../../../server/company/change-company.ts';
import { companyDesk } from '../../../server/company/read-company.ts';
import type { FieldError } from '../../../domain/field-error.ts';
import { m } from '../../../messages/compiled/messages.js';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import {
  COMPANY_FORM,
  COMPANY_QUERY,
  type CompanyAnswer,
  type CompanyView,
  type TypedFacts,
} from '../../features/admin/company/company-view.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadCompany(request: Request, context: Context): Promise<CompanyView> {
  const { services } = context.get(requestContext);
  const desk = forStaff(await companyDesk(services, whoAsks(context), {}));
  if (!desk.ok) throw data('', { status: 404 });
  const { searchParams } = new URL(request.url);
  const saved = Number(searchParams.get(COMPANY_QUERY.saved) ?? '');
  return {
    desk: desk.value,
    fill: searchParams.get(COMPANY_QUERY.fill),
    saved: saved > 0 && saved === desk.value.company.number ? saved : null,
    isWhole: searchParams.has(COMPANY_QUERY.all),
  };
}

export function actCompany(request: Request, context: Context) {
  return intents({ save: saveFacts, paper: savePaper })({ request, context });
}

const toSaved = (number: number) =>
  redirect(
    `${staffLinks.company()}?${new URLSearchParams({ [COMPANY_QUERY.saved]: String(number) })}`,
    303,
  );

async function saveFacts({ form, field, services, who }: SentIntent) {
  const typed = typedIn(form);
  const reason = field(COMPANY_FORM.reason);
  const sent = { base: Number(field(COMPANY_FORM.base)), facts: typed, reason };
  const saved = forStaff(await saveCompany(services, who, sent, getLocale()));
  if (saved.ok) return toSaved(saved.value.number);
  const { error } = saved;
  if (error.kind === 'changed') {
    return data<CompanyAnswer>({ kind: 'changed', typed, reason, errors: {} });
  }
  const errors = Object.fromEntries(error.errors.map((each) => [each.field, errorText(each)]));
  return data<CompanyAnswer>({ kind: 'invalid', typed, reason, errors });
}

const errorText = (error: FieldError) =>
  error.field === 'cvr' && error.code === 'unknown-value'
    ? m.company_error_cvr()
    : fieldErrorText(error, getLocale());

/** The fields of the form; what it lacks is empty. */
function typedIn(form: FormData): TypedFacts {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    FACT_NAMES.map((name) => [
      name,
      name === 'readByLawyer' ? texts(name) : (texts(name)[0] ?? ''),
    ]),
  ) as TypedFacts;
}

async function savePaper({ form, field, services, who }: SentIntent) {
  const kind = paperKindOf(field(COMPANY_FORM.paper));
  if (kind === null) return data(undefined, { status: 400 });
  const refused = (problem: Extract<CompanyAnswer, { kind: 'paper' }>['problem']) =>
    data<CompanyAnswer>({ kind: 'paper', paper: kind, problem });
  const file = form.get(COMPANY_FORM.file);
  if (!(file instanceof File) || file.name === '') return refused({ kind: 'no-file' });
  const kept = forStaff(await keepPaper(services, who, { kind, bytes: await file.bytes() }));
  if (kept.ok) return toSaved(kept.value.number);
  const { error } = kept;
  switch (error.kind) {
    case 'busy':
    case 'too-often':
      return refused({ kind: 'busy' });
    default:
      return refused(error);
  }
}
