import { useState, type ChangeEvent, type MouseEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { RecordRow } from '../../../../domain/records/record.ts';
import type { TestimonialProof } from '../../../../domain/staff/testimonial-proof.ts';
import { fileKindOf } from '../../../../domain/uploads/file-kind.ts';
import { LARGEST_UPLOAD_BYTES, type FileProblem } from '../../../../domain/uploads/upload-rules.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { fileSize } from '../../../../words/file-words.ts';
import { CloseIcon, DocumentIcon } from '../../../ui/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
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
  /** The file that was sent last: it outlives the form, which a new row changes for its own. */
  readonly last: { readonly file: File | null; readonly keep: (file: File) => void };
};

const REFUSAL_ID = 'proof-refused';

/** The proof as a file: chosen, it goes into the draft at once, with what else is typed. */
export function ProofFile({ row, current, proofs, problem, last }: ProofFileProps) {
  const { isSending, refused, choose, again } = useSending(problem, last);
  const shown = proofs.find(({ id }) => id === current);
  const published = publishedProof(row);
  return (
    <div className="flex min-w-0 flex-col gap-2">
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
              name={RECORD_FORM.intent}
              value="drop-proof"
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
        {...(shown === undefined && { help: m.content_admin_proof_help() })}
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
      {again !== null && (
        <Button size={44} variant="outlined" className="self-start" onClick={again.send}>
          {m.content_admin_proof_again({ name: again.name })}
        </Button>
      )}
    </div>
  );
}

/** The other files of the same testimonial. */
export function OtherProofs({ row, current, proofs }: Omit<ProofFileProps, 'problem' | 'last'>) {
  const published = publishedProof(row);
  return (
    <EarlierProofs
      proofs={proofs.filter(({ id }) => id !== current)}
      inForce={row?.state === 'in-use' ? published : ''}
      kept={published}
    />
  );
}

const publishedProof = (row: RecordRow | null) => row?.texts['proof_file'] ?? '';

/** Sends a file as soon as it is chosen, if it can be one at all. */
function useSending(answered: FileProblem | undefined, last: ProofFileProps['last']) {
  const submit = useSubmit();
  const { formData } = useNavigation();
  const [found, setFound] = useState<FileProblem>();
  const sent = formData?.get(PROOF_FORM.file);
  const isSending = sent instanceof File && sent.size > 0;
  const send = (file: File, form: HTMLFormElement) => {
    const data = new FormData(form);
    data.set(PROOF_FORM.file, file);
    data.set(RECORD_FORM.intent, 'save');
    return submit(data, {
      method: 'post',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
  };
  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const { form, files } = input;
    const [file] = files ?? [];
    if (file === undefined || form === null) return;
    const problem = await problemOf(file);
    setFound(problem);
    // Sent or refused, it does not go along with the next saving; the same one can be chosen again.
    input.value = '';
    if (problem !== undefined) return;
    last.keep(file);
    await send(file, form);
  }
  const refused = isSending ? undefined : (found ?? answered);
  const { file } = last;
  // What is wrong is not the file: nobody has to look for it again.
  const again =
    refused?.kind === 'busy' && file !== null
      ? {
          name: file.name,
          send: ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
            if (form !== null) void send(file, form);
          },
        }
      : null;
  return { isSending, refused, choose, again };
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
