const MARK = '\n';

/** The values of a sentence, to stand out where {@link BoldFigures} shows it. */
export function bold<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, `${MARK}${text}${MARK}`]),
  ) as Values;
}

/** A sentence whose figures stand out from its words. */
export function BoldFigures({ children }: { readonly children: string }) {
  return children.split(MARK).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <b key={index} className="font-semibold">
        {part}
      </b>
    ),
  );
}
