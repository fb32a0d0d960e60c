import { textIn } from '../../../domain/posted-form.ts';
import { keepProof } from '../../../server/content/keep-proof.ts';
import { removeProof } from '../../../server/content/proofs.ts';
import { keepableTexts } from '../../../server/records/save-record.ts';
import { PROOF_FIELD, PROOF_FORM } from '../../features/admin/content/content-view.ts';
import { RECORD_FORM } from '../../features/admin/records/record-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { actRecords, backTo, refused, saveTyped, valuesIn, type Posted } from './records.server.ts';
import { forStaff } from './staff-only.server.ts';

const FIELD = RECORD_FORM.field + PROOF_FIELD;

/** What is done with a testimonial; a file that comes along becomes its proof, in the draft. */
export async function actTestimonial(posted: Posted) {
  const { form } = posted;
  const removed = textIn(form, PROOF_FORM.remove);
  if (removed !== '') return remove(posted, removed);
  if (textIn(form, PROOF_FORM.drop) !== '') {
    form.set(FIELD, '');
    form.set(RECORD_FORM.intent, 'save');
    return actRecords({ ...posted, saves: 'proof-dropped' });
  }
  const file = form.get(PROOF_FORM.file);
  const isSaved = ['save', 'publish'].includes(textIn(form, RECORD_FORM.intent));
  // Where none is chosen, a browser sends one without a name.
  if (!isSaved || !(file instanceof File) || file.name === '') return actRecords(posted);
  if (textIn(form, RECORD_FORM.id) === '') {
    // The file has something to hang on, whatever is wrong with a text: that is told with the file in its place.
    const keepable = keepableTexts(posted.kind, valuesIn(form, posted.kind));
    const saved = await saveTyped(posted, keepable);
    if (!saved.isSaved) return saved.answer;
    form.set(RECORD_FORM.id, saved.id);
    form.set(RECORD_FORM.ground, JSON.stringify(keepable));
  }
  return withFile(posted, file);
}

async function withFile(posted: Posted, file: File) {
  const { form, context } = posted;
  const { services } = context.get(requestContext);
  const kept = forStaff(
    await keepProof(services, whoAsks(context), {
      id: textIn(form, RECORD_FORM.id),
      name: file.name,
      bytes: await file.bytes(),
    }),
  );
  if (kept.ok) {
    const isFirst = textIn(form, FIELD) === '';
    form.set(FIELD, kept.value.proofId);
    return actRecords({ ...posted, saves: isFirst ? 'proof-kept' : 'proof-replaced' });
  }
  const { error } = kept;
  switch (error.kind) {
    case 'not-found':
      return refused(posted, 'not-found');
    case 'busy':
    case 'too-often':
      return refused(posted, 'file', undefined, { kind: 'busy' });
    default:
      return refused(posted, 'file', undefined, error);
  }
}

async function remove(posted: Posted, proofId: string) {
  const { form, context } = posted;
  const { services } = context.get(requestContext);
  const id = textIn(form, RECORD_FORM.id);
  const removed = forStaff(await removeProof(services, whoAsks(context), { id, proofId }));
  return removed.ok ? backTo(posted, 'proof-removed', id) : refused(posted, 'stale');
}
