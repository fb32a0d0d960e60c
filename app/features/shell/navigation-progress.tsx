import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { wantFooter } from './footer.tsx';
import { barAt, type BarPhase, type Span } from './loading-bar.ts';

function useBarPhase(busy: boolean): BarPhase {
  const [phase, setPhase] = useState<BarPhase>('idle');
  const span = useRef<Span>(null);
  useEffect(() => {
    const startMs = performance.now();
    if (busy) wantFooter();
    if (busy) span.current = { startMs, endMs: null };
    else if (span.current !== null) span.current = { ...span.current, endMs: startMs };
    let timer: ReturnType<typeof setTimeout>;
    function show() {
      if (span.current === null) return;
      const nowMs = performance.now();
      const bar = barAt(nowMs, span.current);
      setPhase(bar.phase);
      if (bar.nextMs !== null) timer = setTimeout(show, bar.nextMs - nowMs);
    }
    show();
    return () => clearTimeout(timer);
  }, [busy]);
  return phase;
}

/** The bar at the top while something is on its way, and the full screen from 50 ms on while another page is. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const phase = useBarPhase(state !== 'idle');
  // A form that answers on its own page, or a new query, keeps the page in view.
  const leaving = location !== undefined && location.pathname !== pathname;
  return (
    <>
      <div className="shell-bar" data-phase={phase} />
      <div role="status">{leaving && <p className="shell-loader">{m.shell_loading()}</p>}</div>
    </>
  );
}
