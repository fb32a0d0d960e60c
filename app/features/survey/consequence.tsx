import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';

type ConsequenceProps = {
  /** good: as wished; watch: falls short; plain: a neutral fact. */
  readonly kind: 'good' | 'watch' | 'plain';
  /** The same to scale, over the words. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** What an answer means, in words and figures, beside it. */
export function Consequence({ kind, picture, children }: ConsequenceProps) {
  const words = (
    <p aria-live="polite" className="flex max-w-[60ch] items-start gap-2">
      {kind === 'good' ? <CheckIcon className="mt-0.5 shrink-0 text-gran-700" /> : null}
      {kind === 'watch' ? <AlertIcon className="mt-0.5 shrink-0 text-sol-700" /> : null}
      <span>{children}</span>
    </p>
  );
  if (picture === undefined) return words;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {picture}
      {words}
    </div>
  );
}
