import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { contentFacts } from '../../../server/content/content-facts.ts';
import { removePartnerLogo, setPartnerLogo } from '../../../server/content/partner-logo.ts';
import { moveRecord } from '../../../server/records/move-record.ts';
import {
  LOGO_FORM,
  type ContentKind,
  type ContentView,
  type LogoAnswer,
} from '../../features/admin/content/content-view.ts';
import { afterMove, movedIn, ORDER_FORM, REORDER } from '../../features/admin/order/order-view.ts';
import {
  RECORD_FORM,
  RECORD_QUERY,
  type RecordAnswer,
} from '../../features/admin/records/record-view.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { loadRecords, recordForms } from './records.server.ts';
import { dropProof, removeEarlierProof, saveWithProof } from './testimonial-proof.server.ts';
import { placesIn } from './places.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

const LARGEST_LOGO_BYTES = 1024 * 1024;

const kindIn = (text: string | null): ContentKind =>
  text === 'partner' ? 'partner' : 'testimonial';

export async function loadContent(request: Request, context: Context): Promise<ContentView> {
  const url = new URL(request.url);
  const kind = kindIn(url.searchParams.get(RECORD_QUERY.kind));
  const { services } = context.get(requestContext);
  const facts = forStaff(await contentFacts(services, whoAsks(context), {}));
  if (!facts.ok) throw data('', { status: 404 });
  const desk = await loadRecords(url, context, kind);
  return { ...desk, kind, ...facts.value, moved: movedIn(url.searchParams) };
}

const pageOf = (form: FormData) => {
  const kind = kindIn(textIn(form, RECORD_FORM.kind));
  return { kind, here: staffLinks.content(), kinds: [kind] };
};

const posted = ({ form, context }: SentIntent) => ({ ...pageOf(form), form, context });

export function actContent(request: Request, context: Context) {
  return intents({
    ...recordForms(pageOf),
    save: (sent) => saveWithProof(posted(sent), false),
    publish: (sent) => saveWithProof(posted(sent), true),
    'drop-proof': (sent) => dropProof(posted(sent)),
    // Its button names the file.
    '': (sent) => removeEarlierProof(posted(sent)),
    'set-logo': setLogo,
    'remove-logo': removeLogo,
    [REORDER]: (sent) => reorder(request, sent),
  })({ request, context });
}

async function reorder(request: Request, { form, field, services, who }: SentIntent) {
  const { kind } = pageOf(form);
  const id = field(ORDER_FORM.id);
  const by = placesIn(form);
  const moved = forStaff(await moveRecord(services, who, { kind, id, by }));
  if (!moved.ok) {
    return data<RecordAnswer>({ kind: 'refused', id, name: '', why: moved.error.kind, values: {} });
  }
  const url = new URL(request.url);
  url.searchParams.delete(RECORD_QUERY.done);
  return redirect(afterMove(url, { id, by: moved.value.by }, form.has(ORDER_FORM.isBack)), 303);
}

const toLogo = (id: string) =>
  redirect(
    `${staffLinks.content()}?${new URLSearchParams({
      [RECORD_QUERY.kind]: 'partner',
      [RECORD_QUERY.row]: id,
      [RECORD_QUERY.done]: 'published',
    })}`,
    303,
  );

async function removeLogo({ field, services, who }: SentIntent) {
  const id = field(LOGO_FORM.id);
  forStaff(await removePartnerLogo(services, who, { id }));
  return toLogo(id);
}

async function setLogo({ form, field, services, who }: SentIntent) {
  const id = field(LOGO_FORM.id);
  const refused = (why: LogoAnswer['why']) => data<LogoAnswer>({ kind: 'logo-refused', id, why });
  const file = form.get(LOGO_FORM.file);
  if (!(file instanceof File) || file.size === 0) return refused('no-file');
  if (file.size > LARGEST_LOGO_BYTES) return refused('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const set = forStaff(await setPartnerLogo(services, who, { id, bytes }));
  if (set.ok) return toLogo(id);
  switch (set.error.kind) {
    case 'not-a-logo':
    case 'wrong-kind':
      return refused('not-a-logo');
    case 'too-large':
    case 'too-many-pixels':
      return refused('too-large');
    case 'damaged':
    case 'password':
      return refused('damaged');
    default:
      return refused('busy');
  }
}
