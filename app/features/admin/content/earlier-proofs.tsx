import type { TestimonialProof } from '../../../../domain/staff/testimonial-proof.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dateTime } from '../../../../words/date-time.ts';
import { fileSize } from '../../../../words/file-words.ts';
import { Button } from '../../../ui/button.tsx';
import { PROOF_FORM } from './content-view.ts';
import { ProofLink } from './proof-link.tsx';

type EarlierProofsProps = {
  readonly proofs: readonly TestimonialProof[];
  /** Of the one that what visitors see rests on; empty: none. */
  readonly inForce: string;
  /** Of the one that can't be deleted; empty: none. */
  readonly kept: string;
};

/** What a quote rested on before, and what was attached and left aside. */
export function EarlierProofs({ proofs, inForce, kept }: EarlierProofsProps) {
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="earlier-proofs">
      <h3 id="earlier-proofs" className="font-medium">
        {m.content_admin_proof_earlier()}
      </h3>
      <ul>
        {proofs.map((proof) => (
          <li
            key={proof.id}
            className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1 last:border-0"
          >
            <span className="flex min-w-0 flex-1 basis-60 flex-col">
              <ProofLink proof={proof} />
              <span className="text-14 text-blaek-600">
                {m.content_admin_proof_by({
                  size: fileSize(proof.bytes, getLocale()),
                  at: dateTime(proof.at, getLocale()),
                  name: proof.by,
                })}
              </span>
            </span>
            {proof.id === inForce && (
              <span className="text-14 font-semibold">{m.content_admin_proof_until()}</span>
            )}
            {proof.id !== kept && <Remove proof={proof} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks first: what is deleted is not got back. */
function Remove({ proof }: { readonly proof: TestimonialProof }) {
  return (
    <details className="group open:basis-full">
      <summary className="flex h-11 cursor-pointer items-center font-medium text-gran-700 underline underline-offset-4 group-open:no-underline">
        {m.content_admin_proof_remove()}
        <span className="sr-only"> {proof.name}</span>
      </summary>
      <div className="flex flex-wrap items-center gap-3 pb-2">
        <p className="basis-60 grow">{m.content_admin_proof_remove_text()}</p>
        <Button
          type="submit"
          size={44}
          variant="outlined"
          name={PROOF_FORM.remove}
          value={proof.id}
        >
          {m.content_admin_proof_remove_act()}
          <span className="sr-only">: {proof.name}</span>
        </Button>
      </div>
    </details>
  );
}
