import { useEffect, useRef } from 'react';

/** Where the focus goes when what held it went with the offers it stood for: to the finding, which is another now. */
export function useFocusKept(address: string) {
  const finding = useRef<HTMLHeadingElement>(null);
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    // The way back from a removal takes it first.
    if (document.activeElement === document.body) finding.current?.focus({ preventScroll: true });
  }, [address]);
  return finding;
}
