import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(() => import('./palette.tsx'));

/** Ctrl K, or ⌘ K, anywhere in the admin area; its code comes with the first press. */
export function PaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette close={() => setOpen(false)} />
    </Suspense>
  );
}
