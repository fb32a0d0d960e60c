import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon, QuestionIcon } from './action-icons.tsx';

export type PopoverProps = {
  /** What the "?" asks, for screen readers: "Hvor kommer prisen fra?". */
  label: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Replaces the "?" icon. */
  trigger?: ReactNode;
  triggerClass?: string | undefined;
};

const GAP_PX = 8;
const EDGE_PX = 16;

/**
 * Explains a figure. Opens natively, also without JavaScript; script only positions it by its
 * button.
 */
export function Popover(props: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);

  const place = () => {
    // Beside the whole figure that it explains, which has to stay in sight.
    const figure = button.current?.closest('dt')?.parentElement ?? button.current;
    const at = figure?.getBoundingClientRect();
    const card = box.current;
    if (!at || !card) return;
    const room = document.documentElement.clientWidth - card.offsetWidth - EDGE_PX;
    const fitsBelow = at.bottom + GAP_PX + card.offsetHeight <= window.innerHeight;
    const isRoomAbove = at.top - GAP_PX - card.offsetHeight >= 0;
    const top =
      fitsBelow || !isRoomAbove ? at.bottom + GAP_PX : at.top - GAP_PX - card.offsetHeight;
    card.style.setProperty(
      '--popover-left',
      `${Math.max(EDGE_PX, Math.min(at.left - 24, room))}px`,
    );
    card.style.setProperty('--popover-top', `${top + window.scrollY}px`);
    card.dataset['placed'] = '';
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={props.trigger ? undefined : props.label}
        className={
          props.triggerClass ??
          '-m-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-gran-700'
        }
      >
        {props.trigger ?? <QuestionIcon />}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="popover"
        onToggle={(event) => {
          if (event.newState === 'open') place();
        }}
        // The result of its action appears beside it.
        onSubmit={() => box.current?.hidePopover()}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-2 text-18 font-semibold">
            {props.title}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={props.closeLabel}
            className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-control text-gran-700"
          >
            <CloseIcon />
          </button>
        </div>
        {props.children}
      </div>
    </>
  );
}
