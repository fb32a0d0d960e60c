import { textIn } from '../../../domain/posted-form.ts';
import { keepProof } from '../../../server/content/keep-proof.ts';
import { removeProof } from '../../../server/content/proofs.ts';
import { keepableTexts } from '../../../server/records/save-record.ts';
import { PROOF_FIELD, PROOF_FORM } from '../../features/admin/content/content-view.ts';
import { RECORD_FORM } from '../../features/admin/records/record-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { backTo, refused, save, saveTyped, valuesIn, type Posted } from './records.server.ts';
import { forStaff } from './staff-only.server.ts';

const FIELD = RECORD_FORM.field + PROOF_FIELD;

/** Saves or publishes a row; a file that comes along with a testimonial becomes its proof, in the draft. */
export async function saveWithProof(posted: Posted, publishes: boolean) {
  const { form, kind } = posted;
  const file = form.get(PROOF_FORM.file);
  // Where none is chosen, a browser sends one without a name.
  if (kind !== 'testimonial' || !(file instanceof File) || file.name === '') {
    return save(posted, publishes);
  }
  if (textIn(form, RECORD_FORM.id) === '') {
    // The file has something to hang on, whatever is wrong with a text: that is told with the file in its place.
    const keepable = keepableTexts(kind, valuesIn(form, kind));
    const saved = await saveTyped(posted, keepable);
    if (!saved.isSaved) return saved.answer;
    form.set(RECORD_FORM.id, saved.id);
    form.set(RECORD_FORM.ground, JSON.stringify(keepable));
  }
  return withFile(posted, file, publishes);
}

/** Takes the proof out of the draft. */
export function dropProof(posted: Posted) {
  posted.form.set(FIELD, '');
  return save({ ...posted, saves: 'proof-dropped' }, false);
}

async function withFile(posted: Posted, file: File, publishes: boolean) {
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
    return save({ ...posted, saves: isFirst ? 'proof-kept' : 'proof-replaced' }, publishes);
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

/** Deletes one that is not the draft's for good. */
export async function removeEarlierProof(posted: Posted) {
  const { form, context } = posted;
  const proofId = textIn(form, PROOF_FORM.remove);
  const { services } = context.get(requestContext);
  const id = textIn(form, RECORD_FORM.id);
  const removed = forStaff(await removeProof(services, whoAsks(context), { id, proofId }));
  return removed.ok ? backTo(posted, 'proof-removed', id) : refused(posted, 'stale');
}
