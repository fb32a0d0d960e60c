/** What shade takes: striped, so that it is told from the rest without its colour. */
export function LossPattern({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={6} height={6} fill="#fff" />
        <path d="M0 0V6" stroke="#4b5852" strokeWidth={1.6} />
      </pattern>
    </defs>
  );
}
