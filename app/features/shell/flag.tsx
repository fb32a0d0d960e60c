import type { Locale } from '../../../words/locale.ts';

const SIZE = { width: 22, height: 17 };

/** The flag is beside the language's name, never alone. Every page includes both. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg {...SIZE} aria-hidden="true" className="shrink-0">
      <use href={`#drawing-flag-${locale}`} {...SIZE} />
    </svg>
  );
}
