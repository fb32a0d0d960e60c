import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus with the files of one kind: in sight on the field that new rows push down, and on the next row, else
 * on the field, once its own row is removed.
 * @param count how many rows there are
 */
export function useRowsFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef({ count, row: 0 });
  useEffect(() => {
    const isFewer = count < last.current.count;
    last.current.count = count;
    const focused = document.activeElement;
    if (ref.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    if (!isFewer || focused !== document.body) return;
    const next = ref.current?.querySelectorAll('li')[last.current.row];
    const remove = [...(next?.querySelectorAll('button') ?? [])].at(-1);
    (remove ?? ref.current?.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }, [count]);
  return {
    ref,
    onFocus({ target }: FocusEvent) {
      const rows = [...(ref.current?.querySelectorAll('li') ?? [])];
      last.current.row = rows.findIndex((row) => row.contains(target));
    },
  };
}
