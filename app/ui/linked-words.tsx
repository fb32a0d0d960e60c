/** A text of which some words lead elsewhere. */
export function LinkedWords({
  parts,
}: {
  parts: readonly { readonly text: string; readonly href: string | null }[];
}) {
  return parts.map(({ text, href }, at) =>
    href === null ? (
      text
    ) : (
      // The same words may stand in a text twice.
      // eslint-disable-next-line react/no-array-index-key
      <a key={at} href={href} rel="noopener" className="underline underline-offset-4">
        {text}
      </a>
    ),
  );
}
