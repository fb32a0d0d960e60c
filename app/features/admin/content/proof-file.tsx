import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { RecordRow } from '../../../../domain/records/record.ts';
import type { TestimonialProof } from '../../../../domain/staff/testimonial-proof.ts';
import { fileKindOf } from '../../../../domain/uploads/file-kind.ts';
import { LARGEST_UPLOAD_BYTES, type FileProblem } from '../../../../domain/uploads/upload-rules.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { fileSize } from '../../../../words/file-words.ts';
import { CloseIcon, DocumentIcon } from '../../../ui/action-icons.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileField } from '../file-field.tsx';
import { RECORD_FORM } from '../records/record-view.ts';
import { PROOF_FORM } from './content-view.ts';
import { EarlierProofs } from './earlier-proofs.tsx';
import { ProofLink } from './proof-link.tsx';
import { proofProblemText } from './proof-words.ts';

type ProofFileProps = {
  /** null: a new one. */
  readonly row: RecordRow | null;
  /** Which of them the form names; empty: none. */
  readonly current: string;
  readonly proofs: readonly TestimonialProof[];
  /** Why the file that was sent last was not taken. */
  readonly problem: FileProblem | undefined;
};

const REFUSAL_ID = 'proof-refused';

/** The proof as a file: chosen, it goes into the draft at once, with what else is typed. */
export function ProofFile({ row, current, proofs, problem }: ProofFileProps) {
  const { isSending, refused, choose } = useSending(problem);
  const shown = proofs.find(({ id }) => id === current);
  const published = row?.texts['proof_file'] ?? '';
  return (
    <div className="flex flex-col gap-3">
      {/* What Enter in a field presses: the first button of a form, whatever it does. */}
      <button type="submit" hidden name={RECORD_FORM.intent} value="save" />
      {shown !== undefined && (
        <div>
          <p className="mb-1 font-medium">{m.content_admin_proof_file()}</p>
          <div className="flex min-h-11 items-center gap-3 rounded-control border border-hairline pl-3">
            <DocumentIcon className="shrink-0" />
            <span className="flex min-w-0 flex-1 items-baseline gap-2">
              <ProofLink proof={shown} />
              <span className="shrink-0 text-blaek-600">{fileSize(shown.bytes, getLocale())}</span>
            </span>
            <button
              type="submit"
              name={PROOF_FORM.drop}
              value={shown.id}
              aria-label={m.content_admin_proof_drop({ name: shown.name })}
              title={m.content_admin_proof_drop({ name: shown.name })}
              className="flex size-11 shrink-0 items-center justify-center"
            >
              <CloseIcon />
            </button>
          </div>
          <p className="mt-1 text-14 text-blaek-600">{standing(row, current, published)}</p>
        </div>
      )}
      <FileField
        name={PROOF_FORM.file}
        label={shown === undefined ? m.content_admin_proof_file() : m.content_admin_proof_replace()}
        help={m.content_admin_proof_help()}
        accept="application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.heic,.heif"
        refusalId={refused === undefined ? undefined : REFUSAL_ID}
        onChange={choose}
      />
      <p role="status" className={isSending ? 'font-semibold' : 'sr-only'}>
        {isSending && m.content_admin_proof_sending()}
      </p>
      <div role="alert">
        {refused !== undefined && (
          <FieldError id={REFUSAL_ID}>{proofProblemText(refused)}</FieldError>
        )}
      </div>
      <EarlierProofs
        proofs={proofs.filter(({ id }) => id !== current)}
        inForce={row?.state === 'in-use' ? published : ''}
        kept={published}
      />
    </div>
  );
}

/** Sends a file as soon as it is chosen, if it can be one at all. */
function useSending(answered: FileProblem | undefined) {
  const submit = useSubmit();
  const { formData } = useNavigation();
  const [found, setFound] = useState<FileProblem>();
  const input = useRef<HTMLInputElement>(null);
  const sent = formData?.get(PROOF_FORM.file);
  const isSending = sent instanceof File && sent.size > 0;
  useEffect(() => {
    // Taken or refused, it is not sent again with the next saving.
    if (!isSending && input.current !== null) input.current.value = '';
  }, [isSending]);
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { form, files } = currentTarget;
    const [file] = files ?? [];
    if (file === undefined || form === null) return;
    input.current = currentTarget;
    const problem = await problemOf(file);
    setFound(problem);
    if (problem !== undefined) {
      input.current.value = '';
      return;
    }
    const data = new FormData(form);
    data.set(RECORD_FORM.intent, 'save');
    await submit(data, {
      method: 'post',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
  }
  return { isSending, refused: isSending ? undefined : (found ?? answered), choose };
}

/** What the server would say of it, said before it is sent. */
async function problemOf(file: File): Promise<FileProblem | undefined> {
  if (file.size > LARGEST_UPLOAD_BYTES) return { kind: 'too-large', bytes: file.size };
  const kind = fileKindOf(new Uint8Array(await file.arrayBuffer()));
  return kind.ok ? undefined : kind.error;
}

function standing(row: RecordRow | null, current: string, published: string): string {
  if (current !== published) return m.content_admin_proof_in_draft();
  return row?.state === 'in-use'
    ? m.content_admin_proof_in_force()
    : m.content_admin_proof_was_in_force();
}
