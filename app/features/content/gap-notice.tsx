import { m } from '../../../messages/compiled/messages.js';

/** Tells who sets the site up how many places wait for the company's own facts. */
export function GapNotice({ gaps }: { readonly gaps: number }) {
  if (gaps === 0) return null;
  return (
    <p className="mt-6 max-w-[60ch] border-l-4 border-sol-400 py-1 pl-5 print:hidden">
      {gaps === 1 ? m.content_gap() : m.content_gaps({ count: gaps })}
    </p>
  );
}
