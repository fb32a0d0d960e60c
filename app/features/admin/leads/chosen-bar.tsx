import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { idsText, MOST_CHOSEN } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useIsLive } from '../../../ui/use-is-live.ts';
import { ChosenPanels, PANELS } from './chosen-panels.tsx';
import { LEADS_FIELDS, LEADS_QUERY, type LeadsAnswer, type LeadsView } from './leads-view.ts';
import type { Chosen } from './use-chosen.ts';

/** The form that the rows' ticks belong to. */
export const CHOSEN_FORM = 'chosen-leads';

/** As a tick and the form send it: another's change in between is noticed by the version. */
export const chosenValue = ({ id, version }: { readonly id: string; readonly version: number }) =>
  `${id} ${version}`;

type ChosenBarProps = {
  readonly view: LeadsView;
  readonly answer: LeadsAnswer | undefined;
  readonly chosen: Chosen;
  /** Whether the rows with their ticks are on the page. */
  readonly hasRows: boolean;
};

/** What can be done to the leads that are chosen, along the bottom; without JavaScript it stands below the list. */
export function ChosenBar({ view, answer, chosen, hasRows }: ChosenBarProps) {
  const isLive = useIsLive();
  const bar = useRef<HTMLElement>(null);
  const { leads } = chosen;
  const done = view.done?.eventIds[0];
  const hasToMend = answer?.kind === 'no-such-day' || answer?.kind === 'no-such-owner';
  useEffect(() => {
    // What was asked for is done: the focus goes back to the button that opened it.
    if (!hasToMend) bar.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }, [done, answer, hasToMend]);
  if (isLive && leads.length === 0) return null;
  const inRows = new Set(hasRows ? view.list?.rows.map(({ id }) => id) : []);
  const csv = new URLSearchParams({ [LEADS_QUERY.chosen]: idsText(leads.map(({ id }) => id)) });
  return (
    <section
      ref={bar}
      aria-label={m.leads_chosen()}
      data-chosen-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-white shadow-overlay laptop:left-56 noscript:static"
    >
      <Form
        id={CHOSEN_FORM}
        method="post"
        preventScrollReset
        noValidate
        className="mx-auto flex min-h-19 max-w-[1216px] flex-wrap items-center gap-3 px-6 py-2 laptop:px-8"
      >
        {leads
          .filter(({ id }) => !inRows.has(id))
          .map((lead) => (
            <input
              key={lead.id}
              type="hidden"
              name={LEADS_FIELDS.chosen}
              value={chosenValue(lead)}
            />
          ))}
        {isLive && (
          <p aria-live="polite" className="font-semibold">
            {chosen.isFull
              ? m.leads_chosen_most({ count: MOST_CHOSEN })
              : m.leads_chosen_count({ count: leads.length })}
          </p>
        )}
        {PANELS.map(({ id, opens }) => (
          <button key={id} type="button" popoverTarget={id} className={buttonClass('outlined', 44)}>
            {opens()}
          </button>
        ))}
        {isLive && (
          <>
            <a
              href={`${staffLinks.leadsCsv()}?${csv}`}
              download
              className={buttonClass('outlined', 44)}
            >
              {m.leads_chosen_csv()}
            </a>
            <button
              type="button"
              onClick={chosen.clear}
              className="ml-auto min-h-11 text-gran-700 underline underline-offset-4"
            >
              {m.leads_chosen_clear()}
            </button>
          </>
        )}
        <ChosenPanels view={view} answer={answer} />
      </Form>
    </section>
  );
}
