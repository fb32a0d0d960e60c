import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes a menu when the visitor clicks outside it or goes to another page. */
export function useCloseOnLeave(menu: RefObject<HTMLElement | null>, close: () => void): void {
  const { key } = useLocation();
  useEffect(() => close, [key, close]);
  useEffect(() => {
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && menu.current?.contains(event.target) === false) close();
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [menu, close]);
}
