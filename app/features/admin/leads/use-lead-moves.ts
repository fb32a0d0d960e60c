import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSubmit, type SubmitFunction } from 'react-router';
import { LEAD_STAGES, type LeadStage } from '../../../../domain/staff/leads.ts';
import { areLettersOff, FIELD_KEYS } from '../frame/letter-keys.ts';
import { LEADS_FIELDS } from './leads-view.ts';
import type { Chosen } from './use-chosen.ts';

export type MoveLead = (
  lead: { readonly id: string; readonly version: string },
  stage: LeadStage,
) => void;

/** Moves a card as the form of its lead would. */
export function useMoveLead(): MoveLead {
  const submit = useSubmit();
  return useCallback(
    ({ id, version }, stage) => {
      const form = { [LEADS_FIELDS.intent]: 'move', [LEADS_FIELDS.id]: id, version, stage };
      void submit(form, { method: 'post', preventScrollReset: true });
    },
    [submit],
  );
}

const IN_FIELD = 'input,textarea,select,[contenteditable],dialog';

function leadsOnPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lead]')];
}

/**
 * J and K go from card to card, a digit moves the card, S, E and N open planning, owner and note, / searches; X chooses
 * a card, Shift X all up to it. On a card that is chosen with others a digit, S and E are for all of them.
 */
export function useLeadKeys(move: MoveLead, chosen: Chosen): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  // Always the first to hear a key: the keys of every list, which listen too, leave what is taken.
  const now = useRef(chosen);
  useEffect(() => {
    now.current = chosen;
  }, [chosen]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || areLettersOff()) return;
      if (event.target instanceof Element && event.target.closest(IN_FIELD)) return;
      const on = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>(
        '[data-lead]',
      );
      const isDone =
        choose(event, on ?? null, now.current) ||
        actOnChosen(event.key, on?.dataset.lead ?? '', now.current, submit) ||
        act(event.key, on ?? null, move, (to) => void navigate(to));
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [move, navigate, submit]);
}

/** @returns whether the key chooses */
function choose({ key, shiftKey }: KeyboardEvent, on: HTMLElement | null, chosen: Chosen): boolean {
  const id = on?.dataset.lead;
  if (key.toLowerCase() !== 'x' || id === undefined) return false;
  const order = leadsOnPage().map(({ dataset }) => dataset.lead ?? '');
  if (shiftKey) chosen.reach(id, order);
  else chosen.toggle(id);
  return true;
}

const PANEL_OF: Readonly<Record<string, string>> = { s: 'chosen-step', e: 'chosen-owner' };

/** @returns whether the key means something for all that are chosen */
function actOnChosen(key: string, on: string, chosen: Chosen, submit: SubmitFunction): boolean {
  if (chosen.leads.length < 2 || !chosen.has(on)) return false;
  const panel = document.getElementById(PANEL_OF[key] ?? '');
  if (panel !== null) {
    panel.showPopover();
    panel.querySelector<HTMLElement>('select')?.focus();
    return true;
  }
  const stage = LEAD_STAGES[Number(key) - 1];
  if (stage === undefined) return false;
  const form = new FormData();
  form.set(LEADS_FIELDS.intent, 'move-chosen');
  form.set(LEADS_FIELDS.stage, stage);
  for (const { id, version } of chosen.leads) form.append(LEADS_FIELDS.chosen, `${id} ${version}`);
  void submit(form, { method: 'post', preventScrollReset: true });
  return true;
}

/** @returns whether the key means something here */
function act(
  key: string,
  on: HTMLElement | null,
  move: MoveLead,
  go: (to: string) => void,
): boolean {
  if (key === '/') {
    document.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    return true;
  }
  if (key === 'j' || key === 'k') {
    const all = leadsOnPage();
    const at = on === null ? -1 : all.indexOf(on);
    const next = key === 'j' ? at + 1 : Math.max(0, at - 1);
    all[Math.min(next, all.length - 1)]?.focus();
    return true;
  }
  if (on === null) return false;
  const { lead: id = '', version = '' } = on.dataset;
  const to = on.getAttribute('href');
  const stage = LEAD_STAGES[Number(key) - 1];
  if (stage !== undefined) {
    move({ id, version }, stage);
    return true;
  }
  const part = FIELD_KEYS[key];
  if (part === undefined || to === null) return false;
  go(`${to}#${part}`);
  return true;
}

/** After a move the focus is on the lead that was moved, wherever it stands now; also where the move was taken back. */
export function useFocusOnMoved(eventId: string | null, leadId: string | null): void {
  const last = useRef({ eventId, leadId });
  useEffect(() => {
    const before = last.current;
    if (before.eventId === eventId) return;
    last.current = { eventId, leadId };
    const moved = leadId ?? before.leadId;
    const on = document.activeElement;
    // Whoever has gone on to something else stays there.
    const isElsewhere = leadId === null && on !== null && on !== document.body;
    // What was done from the bar leaves the focus there.
    if (moved === null || isElsewhere || on?.closest('[data-chosen-bar]')) return;
    document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(moved)}"]`)?.focus();
  }, [eventId, leadId]);
}
