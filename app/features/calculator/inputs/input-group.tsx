import type { ReactNode } from 'react';

export type InputGroupProps = {
  icon: ReactNode;
  title: string;
  /** A short fact, right of the title. */
  fact?: ReactNode;
  /** What opens in it lies over the groups below. */
  isRaised?: boolean;
  children: ReactNode;
};

/** Painted by itself: a slider that is dragged leaves the other groups as they are. */
export function InputGroup({ icon, title, fact, isRaised, children }: InputGroupProps) {
  return (
    <section
      className={`isolate flex flex-col gap-3.5 border-b border-hairline py-5 last:border-b-0 ${isRaised ? 'relative z-1' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="flex items-center gap-2.5 text-18 font-semibold">
          <span className="text-gran-700">{icon}</span>
          {title}
        </h3>
        {fact ? <span className="text-right text-14 text-blaek-600">{fact}</span> : null}
      </div>
      {children}
    </section>
  );
}
