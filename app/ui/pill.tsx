import type { ReactNode } from 'react';
/** The verdict in words: one colour for all of them, none of which is a warning. */
export function Pill({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-8 items-center rounded-full border border-transparent bg-gran-100 px-3 text-14 font-semibold text-gran-900">
      {children}
    </span>
  );
}
