import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { CloseIcon } from './action-icons.tsx';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Below the title, where it stays while the content scrolls. */
  sections?: ReactNode;
  /** Stays visible below the content, for example the live answer bar. */
  footer?: ReactNode;
};

const CLOSES_AFTER_PX = 96;

function letPageScroll(): void {
  // Another may have been opened in the same moment.
  if (document.querySelector('.sheet[open]') === null)
    delete document.documentElement.dataset['sheet'];
}

/**
 * A sheet from the bottom: a native dialog, so the focus is kept inside and returned automatically.
 */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  children,
  sections,
  footer,
}: SheetProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const grip = useRef<number | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      element.showModal();
      document.documentElement.dataset['sheet'] = '';
      // What was in it before may have been scrolled, and the focus may scroll it again.
      content.current?.scrollTo(0, 0);
    } else element.close();
  }, [open]);
  // A link in it may lead to a page in whose place this one is hidden: what is modal would keep that page out of reach.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
      letPageScroll();
    };
  }, []);

  const draggedPx = (event: PointerEvent) =>
    Math.max(0, event.clientY - (grip.current ?? event.clientY));
  const drag = (event: PointerEvent) => {
    if (grip.current === null || !dialog.current) return;
    dialog.current.style.translate = `0 ${draggedPx(event)}px`;
  };
  const release = (event: PointerEvent) => {
    if (grip.current === null || !dialog.current) return;
    const isFar = draggedPx(event) > CLOSES_AFTER_PX;
    grip.current = null;
    dialog.current.style.translate = '';
    if (isFar) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="sheet"
      onClose={() => {
        letPageScroll();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex h-full flex-col">
        <div
          className="touch-none border-b border-hairline px-5"
          onPointerDown={(event) => {
            if ((event.target as Element).closest('button')) return;
            grip.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <div className="mx-auto mt-2 h-1 w-10 rounded-full bg-sten-500" />
          <div className="flex min-h-14 items-center justify-between">
            <h2 id={titleId} className="text-18 font-semibold">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              className="-mr-3 flex size-11 items-center justify-center rounded-control text-gran-700"
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          </div>
        </div>
        {sections}
        {/* Relative: content for screen readers must scroll with the rest, and not push the sheet
            itself away. */}
        <div
          ref={content}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-8"
        >
          {children}
        </div>
        {footer}
      </div>
    </dialog>
  );
}
