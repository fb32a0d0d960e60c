type MatchedLabelProps = { readonly label: string; readonly query: string };

/** The label with what the visitor has written set in bold. */
export function MatchedLabel({ label, query }: MatchedLabelProps) {
  const wanted = query.trim();
  const start = label.toLowerCase().indexOf(wanted.toLowerCase());
  if (wanted === '' || start === -1) return label;
  const end = start + wanted.length;
  return (
    <span>
      {label.slice(0, start)}
      <b className="font-semibold">{label.slice(start, end)}</b>
      {label.slice(end)}
    </span>
  );
}
