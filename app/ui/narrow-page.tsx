import type { ReactNode } from 'react';

/** A page of one narrow column, on the left edge that header, footer and wide pages share. */
export function NarrowPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto max-w-312 px-page pt-4 pb-18 tablet:pt-8">
      <div className="max-w-172">{children}</div>
    </div>
  );
}
