import { useEffect, useState } from 'react';
import { latePart } from '../../../ui/late-part.tsx';
import { closeOpened } from './close-opened.ts';
import { areLettersOff, FIELD_KEYS } from './letter-keys.ts';

const KeySheet = latePart({ load: () => import('./key-sheet.tsx') });

const IN_FIELD = 'input,textarea,select,[contenteditable],[role=grid],dialog';
/** What a row is opened by: where it unfolds, by that; a link before a button, which may be there to move the row. */
const OPENS = ['[aria-expanded]', 'a[href]', 'button,summary'];
/** Neither the rows of a table inside a row nor what stands below or above a row is one of the list. */
const ROWS = 'main tbody > tr:not([data-part-of-row], [data-part-of-row] *)';

/**
 * In every list J and K walk from row to row, / goes to its search, and ? shows all keys; Esc closes what is opened; on a lead S, E and N go to their fields, and 1 to 5 move it;
 * Ctrl Enter or Ctrl S saves the form one is in.
 */
export function ListKeys() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A page with keys of its own has taken it.
      if (event.defaultPrevented || save(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof Element ? event.target : document.body;
      if (event.key === 'Escape') {
        if (closeOpened(at)) event.preventDefault();
        return;
      }
      if (at.closest(IN_FIELD)) return;
      if (event.key === '?') setOpen(true);
      else if (areLettersOff() || !act(event.key)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return <KeySheet close={close} onLost={close} />;
}

/** Where one writes or chooses: a button under the focus is not what one saves, whatever else its form would do. */
const WRITTEN = 'input:not([type=submit],[type=button],[type=reset]),textarea,select';

/** @returns whether the key saves, of a form that does not save by itself */
function save(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, target } = event;
  if (!(ctrlKey || metaKey) || !['s', 'Enter'].includes(key)) return false;
  const field = target instanceof Element && target.matches(WRITTEN) ? target : null;
  const form = field?.closest('form');
  if (form?.method !== 'post') return false;
  event.preventDefault();
  if (!('savesItself' in form.dataset)) {
    // As Enter in one of its fields would.
    form.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'));
  }
  return true;
}

/** @returns whether the key means something here */
function act(key: string): boolean {
  if (key === '/') {
    const search = document.querySelector<HTMLInputElement>('main input[type=search]');
    search?.focus();
    return search !== null;
  }
  const field = document.getElementById(FIELD_KEYS[key] ?? '');
  if (field !== null) {
    field.focus();
    return true;
  }
  if (/^[1-5]$/.test(key)) {
    // On a lead: the stage that a list's card would go to.
    const stage = document.querySelector<HTMLElement>(`main [data-digit="${key}"]`);
    stage?.click();
    return stage !== null;
  }
  if (key !== 'j' && key !== 'k') return false;
  const list = document.querySelector('main [data-walks]');
  if (list !== null) {
    // An opened row goes on to the one beside it in its list.
    list.querySelector<HTMLElement>(`a[rel=${key === 'j' ? 'next' : 'prev'}]`)?.click();
    return true;
  }
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  if (rows.length === 0) return false;
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = key === 'j' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0);
  focusRow(rows[next]!);
  return true;
}

/** The control that opens the row gets the focus, so Enter opens it; a row that can't be opened is focused itself. */
function focusRow(row: HTMLElement): void {
  const opens = OPENS.map((control) => row.querySelector<HTMLElement>(control)).find(
    (found) => found !== null,
  );
  if (opens === undefined) row.tabIndex = -1;
  (opens ?? row).focus();
}
