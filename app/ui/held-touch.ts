import { lastPressed } from './early-press.ts';

/**
 * What a visitor did to a drawing: indices of its controls, counted from the first, -1 for none.
 */
export type Held = {
  readonly focused: number;
  readonly pressed: number;
  /** For each control, the text typed into it, or the option chosen of a list; null: left as it was. */
  readonly typed: readonly (string | null)[];
  /** For each box and each choice of several, whether it is ticked; null: left as it was. */
  readonly ticked: readonly (boolean | null)[];
  /** For each disclosure, whether it is open. */
  readonly open: readonly boolean[];
};

const CONTROLS = 'a, button, input, select, textarea, summary';
// The browser itself follows links and opens disclosures; that must not be done twice.
const PRESSABLE = 'button';
const BOX = 'input:is([type="checkbox"], [type="radio"])';
const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** Read from a drawing about to be replaced by one like it. */
export function heldIn(drawing: Element): Held {
  const controls = [...drawing.querySelectorAll(CONTROLS)];
  const placeOf = (element: Element | null) => (element === null ? -1 : controls.indexOf(element));
  return {
    focused: placeOf(document.activeElement),
    pressed: placeOf(stillPressed()),
    typed: controls.map((control) =>
      control.matches(TEXT) ? changedText(control as HTMLInputElement | HTMLSelectElement) : null,
    ),
    ticked: controls.map((control) => {
      if (!control.matches(BOX)) return null;
      const { checked, defaultChecked } = control as HTMLInputElement;
      return checked === defaultChecked ? null : checked;
    }),
    open: [...drawing.querySelectorAll('details')].map(({ open }) => open),
  };
}

function changedText(control: HTMLInputElement | HTMLSelectElement): string | null {
  const served =
    control instanceof HTMLSelectElement
      ? // Where no option is marked as chosen, a browser shows the first.
        ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])
          ?.value
      : control.defaultValue;
  return control.value === served ? null : control.value;
}

/** The browser opens a popover by itself: one that was closed again meanwhile is not to be opened anew. */
function stillPressed(): Element | null {
  const pressed = lastPressed(PRESSABLE);
  const opened = pressed instanceof HTMLButtonElement ? pressed.popoverTargetElement : null;
  return opened === null || opened.matches(':popover-open') ? pressed : null;
}

/** Does to the new drawing what was done to the old one. */
export function takeUp({ focused, pressed, typed, ticked, open }: Held, drawing: Element): void {
  for (const [index, details] of drawing.querySelectorAll('details').entries())
    details.open = open[index] ?? details.open;
  const controls = drawing.querySelectorAll<HTMLElement>(CONTROLS);
  controls[focused]?.focus({ preventScroll: true });
  controls[pressed]?.click();
  for (const [index, isTicked] of ticked.entries()) {
    const control = controls[index];
    // Of several choices the one that was left is unticked by the other.
    if (control?.matches(BOX) !== true || isTicked === null) continue;
    const box = control as HTMLInputElement;
    if (box.checked !== isTicked && (isTicked || box.type === 'checkbox')) box.click();
  }
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
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
