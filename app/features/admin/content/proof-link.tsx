import type { TestimonialProof } from '../../../../domain/staff/testimonial-proof.ts';
import { staffLinks } from '../../../staff-links.ts';

type ProofLinkProps = {
  readonly proof: TestimonialProof;
  /** What it is called; none: as who attached it calls it. */
  readonly children?: string;
};

/** A file, not a page: the browser saves it. */
export function ProofLink({ proof, children = proof.name }: ProofLinkProps) {
  return (
    <a
      href={staffLinks.proof(proof.id)}
      download
      className="truncate leading-7 text-gran-700 underline underline-offset-4"
    >
      {children}
    </a>
  );
}
