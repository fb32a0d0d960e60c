import type { ReactNode } from 'react';

/** One question of the comparison, with an answer for each offer. */
export function Panel({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-hairline bg-white p-4">
      <h2 className="text-18 font-semibold">{title}</h2>
      {help === undefined ? null : <p className="text-14 text-blaek-600">{help}</p>}
      <div className="pt-3">{children}</div>
    </section>
  );
}
