import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { useSubmit } from 'react-router';
import { ORDER_FORM, REORDER } from './order-view.ts';

const DRAGGED = 'application/x-solrig-place';

/** Where a dragged one would come to stand. */
type Target = { readonly id: string; readonly isAfter: boolean };

export type Reorder = {
  /** null: nothing is dragged over it. */
  readonly markAt: (id: string) => 'before' | 'after' | null;
  /** Of what is taken hold of. */
  readonly handle: (id: string) => {
    readonly draggable: true;
    readonly 'data-place': string;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Of what it is dropped on. */
  readonly target: (id: string) => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
};

type ReorderOptions = {
  /** As they stand now. */
  readonly ids: readonly string[];
  readonly along: 'column' | 'row';
  /** Posted along. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** A row of things of which each is dragged elsewhere, or moved by the keys of its direction, Home and End. */
export function useReorder({ ids, along, fields }: ReorderOptions): Reorder {
  const submit = useSubmit();
  const [over, setOver] = useState<Target | null>(null);
  const dragged = useRef<string | null>(null);
  const pressed = useRef<string | null>(null);
  const order = ids.join(' ');
  // What moves itself in the page loses the focus.
  useEffect(() => {
    if (pressed.current === null) return;
    const handle = `[data-place="${CSS.escape(pressed.current)}"]`;
    document.querySelector<HTMLElement>(handle)?.focus();
    pressed.current = null;
  }, [order]);
  const move = useCallback(
    (id: string, by: number) => {
      if (by === 0) return;
      const form = { ...fields, [ORDER_FORM.intent]: REORDER, [ORDER_FORM.id]: id };
      void submit(
        { ...form, [ORDER_FORM.by]: String(by) },
        { method: 'post', preventScrollReset: true },
      );
    },
    [fields, submit],
  );
  return {
    markAt: (id) => (over?.id === id ? (over.isAfter ? 'after' : 'before') : null),
    handle: (id) => ({
      draggable: true,
      'data-place': id,
      onDragStart: (event) => {
        dragged.current = id;
        event.dataTransfer.setData(DRAGGED, id);
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('tr');
        if (row !== null) event.dataTransfer.setDragImage(row, 24, 24);
      },
      onDragEnd: () => {
        dragged.current = null;
        setOver(null);
      },
      onKeyDown: (event) => {
        const by = stepOf(event, along, ids.indexOf(id), ids.length);
        if (by === null) return;
        event.preventDefault();
        pressed.current = id;
        move(id, by);
      },
    }),
    target: (id) => ({
      onDragOver: (event) => {
        if (dragged.current === null) return;
        event.preventDefault();
        const isAfter = isPastMiddle(event, along);
        if (over?.id !== id || over.isAfter !== isAfter) setOver({ id, isAfter });
      },
      onDrop: (event) => {
        const from = dragged.current === null ? -1 : ids.indexOf(dragged.current);
        setOver(null);
        if (from === -1 || dragged.current === null) return;
        event.preventDefault();
        const gap = ids.indexOf(id) + (isPastMiddle(event, along) ? 1 : 0);
        move(dragged.current, gap > from ? gap - 1 - from : gap - from);
      },
    }),
  };
}

/** @returns null: the key moves nothing */
function stepOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  along: 'column' | 'row',
  at: number,
  count: number,
): number | null {
  // On a link the arrow keys alone scroll its row.
  const isHeld = along === 'row' ? altKey && shiftKey : !altKey && !shiftKey;
  if (ctrlKey || metaKey || !isHeld) return null;
  if (key === 'Home') return -at;
  if (key === 'End') return count - 1 - at;
  if (key === (along === 'row' ? 'ArrowLeft' : 'ArrowUp')) return -1;
  return key === (along === 'row' ? 'ArrowRight' : 'ArrowDown') ? 1 : null;
}

function isPastMiddle(event: DragEvent, along: 'column' | 'row'): boolean {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return along === 'row' ? event.clientX > left + width / 2 : event.clientY > top + height / 2;
}
