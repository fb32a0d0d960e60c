/** A file that proves a testimonial, as staff's pages show it. */
export type TestimonialProof = {
  readonly id: string;
  /** As who attached it calls it. */
  readonly name: string;
  readonly kind: 'jpeg' | 'pdf';
  readonly bytes: number;
  readonly at: string;
  /** Who attached it. */
  readonly by: string;
};
