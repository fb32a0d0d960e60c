import { useEffect, useRef, type ReactNode } from 'react';

type AdminDialogProps = {
  readonly labelledBy: string;
  /** A different one if it asks about something else. */
  readonly asks: string;
  /** Holds a link that leads away from it, which is what Esc does. */
  readonly children: ReactNode;
};

/** Says what will happen before it does. Without JavaScript it is part of the page. */
export function AdminDialog({ labelledBy, asks, children }: AdminDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Here it keeps the focus until it is answered.
    dialog.current?.close();
    dialog.current?.showModal();
  }, [asks]);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        dialog.current?.querySelector<HTMLAnchorElement>('a')?.click();
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card bg-white p-6 shadow-overlay"
    >
      {children}
    </dialog>
  );
}
