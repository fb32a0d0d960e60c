import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes a disclosure when the visitor clicks outside it, presses Escape or goes to another page. */
export function useCloseOnLeave(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const { key } = useLocation();
  useEffect(() => () => close(menu), [key, menu]);
  useEffect(() => {
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && menu.current?.contains(event.target) === false)
        close(menu);
    }
    // On the document, because a browser need not focus a clicked button.
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || menu.current?.open !== true) return;
      close(menu);
      menu.current.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [menu]);
  return () => close(menu);
}

function close(menu: RefObject<HTMLDetailsElement | null>): void {
  if (menu.current !== null) menu.current.open = false;
}
