import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, TriangleIcon } from './icons.tsx';

export type PillKind = 'good' | 'fair' | 'wait';

const LOOKS = {
  good: { className: 'bg-gran-100 text-gran-900', Mark: CheckIcon },
  fair: { className: 'bg-sol-100 text-sol-700', Mark: AlertIcon },
  wait: { className: 'bg-tegl-100 text-tegl-600', Mark: TriangleIcon },
} as const;

/** The verdict: a shape and words, so that it does not depend on colour alone. */
export function Pill({ kind, children }: { kind: PillKind; children: ReactNode }) {
  const { className, Mark } = LOOKS[kind];
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-2 rounded-full border border-transparent px-3 text-14 font-semibold ${className}`}
    >
      <Mark size={16} />
      {children}
    </span>
  );
}
