import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { LeftToBrowser } from '../../ui/left-to-browser.ts';
import { WHOLE_PARAM } from '../../features/calculator/whole-page.ts';

/** Where the server draws this page with every chart and table; null where the address asks for that already. */
export function wholePageOf({ pathname, searchParams }: URL): string | null {
  if (searchParams.has(WHOLE_PARAM)) return null;
  return `${pathname}?${new URLSearchParams([...searchParams, [WHOLE_PARAM, '1']])}`;
}

type FirstViewProps = { readonly wholePage: string | null; readonly children: ReactNode };

/** A page of one house: what nobody sees at first is drawn by the browser, or behind a link by the server. */
export function FirstView({ wholePage, children }: FirstViewProps) {
  const instead =
    wholePage === null ? null : (
      <a href={wholePage} className="inline-flex min-h-11 items-center text-gran-700 underline">
        {m.calculator_whole_page()}
      </a>
    );
  return <LeftToBrowser value={instead}>{children}</LeftToBrowser>;
}
