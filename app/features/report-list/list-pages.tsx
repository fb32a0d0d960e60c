import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { AFTER_PARAM, type ListView } from './list-view.ts';

type ListPagesProps = { readonly view: ListView; readonly compareForm: string };

/**
 * To other pages of the list. These are buttons of the form that holds the ticked reports, so that
 * these carry over.
 */
export function ListPages({ view, compareForm }: ListPagesProps) {
  const isFirstPage = view.after === '';
  if (view.older === null && isFirstPage) return null;
  const to = (position: string, label: ReactNode) => (
    <button
      type="submit"
      form={compareForm}
      name={AFTER_PARAM}
      value={position}
      className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4"
    >
      {label}
    </button>
  );
  return (
    <nav aria-label={m.my_reports_pages()} className="flex flex-wrap gap-x-6 pt-2">
      {isFirstPage ? null : to('', m.my_reports_newest())}
      {view.older === null ? null : to(view.older, m.my_reports_older())}
    </nav>
  );
}
