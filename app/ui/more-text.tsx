import type { ReactNode } from 'react';

type MoreTextProps = {
  readonly label: string;
  readonly className?: string;
  readonly textClass: string;
  readonly children: ReactNode;
};

/** Small print that opens below a link, also without JavaScript. */
export function MoreText({ label, className, textClass, children }: MoreTextProps) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 list-none items-center text-gran-700 underline underline-offset-4 hover:text-gran-900 [&::-webkit-details-marker]:hidden">
        {label}
      </summary>
      <div className={`flex flex-col gap-2 text-14 text-blaek-600 ${textClass}`}>{children}</div>
    </details>
  );
}
