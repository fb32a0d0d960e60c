import { useEffect, useRef, type ReactNode } from 'react';

/** For those who can't see it, and reached first by keyboard users. */
export function Said({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border border-hairline border-l-8 border-l-gran-700 bg-white px-5 py-3 [overflow-wrap:anywhere]"
    >
      {children}
    </div>
  );
}
