import { lastPressed } from './early-press.ts';

/**
 * What a visitor did to a drawing: indices of its controls, counted from the first, -1 for none.
 */
export type Held = {
  readonly focused: number;
  readonly pressed: number;
  /** For each control, the text typed into it. */
  readonly typed: readonly (string | null)[];
  /** For each disclosure, whether it is open. */
  readonly open: readonly boolean[];
};

const CONTROLS = 'a, button, input, select, textarea, summary';
// The browser itself follows links and opens disclosures; that must not be done twice.
const PRESSABLE = 'button, input';
const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Read from a drawing about to be replaced by one like it. */
export function heldIn(drawing: Element): Held {
  const controls = [...drawing.querySelectorAll(CONTROLS)];
  const placeOf = (element: Element | null) => (element === null ? -1 : controls.indexOf(element));
  return {
    focused: placeOf(document.activeElement),
    pressed: placeOf(stillPressed()),
    typed: controls.map((control) => {
      if (!control.matches(TEXT)) return null;
      const { value, defaultValue } = control as HTMLInputElement;
      return value === defaultValue ? null : value;
    }),
    open: [...drawing.querySelectorAll('details')].map(({ open }) => open),
  };
}

/** The browser opens a popover by itself: one that was closed again meanwhile is not to be opened anew. */
function stillPressed(): Element | null {
  const pressed = lastPressed(PRESSABLE);
  const opened = pressed instanceof HTMLButtonElement ? pressed.popoverTargetElement : null;
  return opened === null || opened.matches(':popover-open') ? pressed : null;
}

/** Does to the new drawing what was done to the old one. */
export function takeUp({ focused, pressed, typed, open }: Held, drawing: Element): void {
  for (const [index, details] of drawing.querySelectorAll('details').entries())
    details.open = open[index] ?? details.open;
  const controls = drawing.querySelectorAll<HTMLElement>(CONTROLS);
  controls[focused]?.focus({ preventScroll: true });
  controls[pressed]?.click();
  for (const [index, text] of typed.entries()) {
    const control = controls[index];
    if (text !== null && control?.matches(TEXT) === true) type(control, text);
  }
}

/**
 * As if typed: React overrides a control's own `value`, and takes what is written there for its
 * own.
 */
function type(control: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
  set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
