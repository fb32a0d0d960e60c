import type { ReactNode } from 'react';

export type SectionProps = {
  id: string;
  number: number;
  title: string;
  /** The finding in a sentence or two. */
  lead: ReactNode;
  /** Where the section's figures come from; stands in the margin. */
  source?: string | undefined;
  /** Longer than a sheet of paper, so that it may be parted there. */
  isLong?: boolean;
  children?: ReactNode;
  /** Below the source, which does not speak for it. */
  after?: ReactNode;
};

/** A numbered part of the report: its name in the margin, its figures beside it. */
export function Section({
  id,
  number,
  title,
  lead,
  source,
  isLong,
  children,
  after,
}: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`report-section ${isLong ? 'report-section-long' : ''} grid gap-x-12 gap-y-4 border-t-[1.5px] border-blaek pt-6 pb-12 laptop:grid-cols-[minmax(0,288px)_minmax(0,1fr)] desktop:grid-cols-[336px_minmax(0,736px)]`}
    >
      <div className="flex flex-col gap-2">
        <h2 id={id} className="flex scroll-mt-20 gap-4 text-28 font-semibold text-blaek">
          <span className="font-normal text-blaek-600">{number}</span>
          {title}
        </h2>
        {source ? (
          <p className="max-w-72 text-14 text-blaek-600 max-laptop:hidden laptop:pl-8 print:hidden">
            {source}
          </p>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <p className="report-lead max-w-160 text-18">{lead}</p>
        {children}
        {source ? (
          <p className="text-14 text-blaek-600 laptop:hidden print:block">{source}</p>
        ) : null}
        {after}
      </div>
    </section>
  );
}
