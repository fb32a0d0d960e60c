import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { LEAD_STAGES, type LeadStage } from '../../../../domain/staff/leads.ts';
import { areLettersOff } from '../frame/letter-keys.ts';
import { LEADS_FIELDS } from './leads-view.ts';

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

/** J and K go from card to card, a digit moves the card, S, E and N open planning, owner and note, / searches. */
export function useLeadKeys(move: MoveLead): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || areLettersOff()) return;
      if (event.target instanceof Element && event.target.closest(IN_FIELD)) return;
      const on = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>(
        '[data-lead]',
      );
      if (!act(event.key, on ?? null, move, (to) => void navigate(to))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [move, navigate]);
}

const PARTS: Readonly<Record<string, string>> = { s: '#step', e: '#owner', n: '#note' };

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
  const part = PARTS[key];
  if (part === undefined || to === null) return false;
  go(to + part);
  return true;
}

/** After a move the focus is on the lead that was moved, wherever it stands now. */
export function useFocusOnMoved(eventId: string | null, leadId: string | null): void {
  const last = useRef(eventId);
  useEffect(() => {
    if (last.current === eventId || leadId === null) return;
    last.current = eventId;
    document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(leadId)}"]`)?.focus();
  }, [eventId, leadId]);
}
