import type { ReactNode } from 'react';

type ClosingPanelProps = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** The end of a page: what it takes to be listed there. */
export function ClosingPanel({ id, title, children }: ClosingPanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-12 grid gap-x-6 gap-y-6 rounded-card bg-kalk-100 px-6 py-8 tablet:mt-18 min-[62.5rem]:grid-cols-12 tablet:px-8"
    >
      <h2 id={id} className="text-28 font-semibold min-[62.5rem]:col-span-4">
        {title}
      </h2>
      <div className="min-[62.5rem]:col-span-8">{children}</div>
    </section>
  );
}
