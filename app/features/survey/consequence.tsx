import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';

type ConsequenceProps = {
  /** good: as wished; watch: falls short; plain: a neutral fact. */
  readonly kind: 'good' | 'watch' | 'plain';
  readonly children: ReactNode;
};

/** What an answer means, in words and figures, beside it. */
export function Consequence({ kind, children }: ConsequenceProps) {
  return (
    <p aria-live="polite" className="flex max-w-[60ch] items-start gap-2">
      {kind === 'good' ? <CheckIcon className="mt-0.5 shrink-0 text-gran-700" /> : null}
      {kind === 'watch' ? <AlertIcon className="mt-0.5 shrink-0 text-sol-700" /> : null}
      <span>{children}</span>
    </p>
  );
}
