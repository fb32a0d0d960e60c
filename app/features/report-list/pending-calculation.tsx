import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { SAVE_PARAM } from './list-view.ts';

/** A calculation that is saved once its owner has signed in. */
export type PendingCalculation = { readonly query: string; readonly address: string };

/** @param next where signing in leads; null: nothing waits there to be saved */
export function pendingCalculation(next: string | null): PendingCalculation | null {
  const query = new URLSearchParams(next?.split('?')[1]);
  if (!query.has(SAVE_PARAM)) return null;
  query.delete(SAVE_PARAM);
  return { query: query.toString(), address: query.get('address') ?? '' };
}

type PendingCalculationPanelProps = { readonly pending: PendingCalculation };

/** Says that signing in loses nothing, with a way back without it. */
export function PendingCalculationPanel({ pending }: PendingCalculationPanelProps) {
  return (
    <section
      aria-labelledby="pending"
      className="flex flex-col items-start gap-4 rounded-hero border border-hairline bg-white p-6 tablet:p-8"
    >
      <h2 id="pending" className="text-22 font-semibold">
        {m.reports_pending_title()}
      </h2>
      {pending.address === '' ? null : (
        <p className="font-semibold break-words">{pending.address}</p>
      )}
      <p>{m.reports_pending_text()}</p>
      <SiteLink
        to={`${links.calculator()}?${pending.query}`}
        className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4"
      >
        {m.reports_pending_back()}
      </SiteLink>
    </section>
  );
}
