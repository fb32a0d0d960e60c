/** On the link that closes what is opened on a page by its address. */
export const CLOSES = { 'data-closes': '' } as const;

/** These close themselves, or their Esc means something else. */
const OWN_ESC = 'dialog,[role=grid]';

/**
 * Closes what was opened around the focus: what unfolds in its place, then the opened row or panel. The focus goes back
 * to what had opened it.
 * @returns whether there was anything to close
 */
export function closeOpened(at: Element): boolean {
  if (at.closest(OWN_ESC) !== null || isFilledSearch(at)) return false;
  const unfolded = at.closest<HTMLDetailsElement>('main details[open]');
  if (unfolded !== null) {
    unfolded.open = false;
    unfolded.querySelector('summary')?.focus();
    return true;
  }
  const opener = [
    ...document.querySelectorAll<HTMLElement>('main [aria-expanded=true][aria-controls]'),
  ].find((one) => one === at || controlledBy(one)?.contains(at) === true);
  if (opener !== undefined) {
    opener.focus();
    opener.click();
    return true;
  }
  const link = document.querySelector<HTMLElement>('main [data-closes]');
  if (link === null) return false;
  // A key pressed by mistake takes nothing away that was typed: it only leads to what does.
  if (isChanged(link.closest('form'))) link.focus();
  else link.click();
  return true;
}

/** The browser empties it first. */
const isFilledSearch = (at: Element) =>
  at instanceof HTMLInputElement && at.type === 'search' && at.value !== '';

const controlledBy = (opener: Element) =>
  document.getElementById(opener.getAttribute('aria-controls') ?? '');

/** Whether anything in it is not as it was shown at first. */
function isChanged(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    }
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      return field.checked !== field.defaultChecked;
    }
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText && field.value !== field.defaultValue;
  });
}
