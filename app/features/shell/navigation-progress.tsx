import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { barAt, type BarPhase, type Span } from './loading-bar.ts';

function useBarPhase(busy: boolean): BarPhase {
  const [phase, setPhase] = useState<BarPhase>('idle');
  const span = useRef<Span>(null);
  useEffect(() => {
    const startMs = performance.now();
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

type Going = 'nowhere' | 'about' | 'away';

/**
 * Taken from the router directly: React gives navigation updates low priority, so they would wait
 * for code that is loading. A form answered on its own page, or a new query, is no page change.
 */
function useGoing(): Going {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [going, setGoing] = useState<Going>('nowhere');
  useEffect(() => {
    return router?.subscribe(({ navigation, location }) => {
      if (navigation.location === undefined) setGoing('nowhere');
      else setGoing(navigation.location.pathname === location.pathname ? 'about' : 'away');
    });
  }, [router]);
  return going;
}

/** The bar at the top while something is loading. Staff, who go from list to list, have it alone. */
export function LoadingBar() {
  return <div className="shell-bar" data-phase={useBarPhase(useGoing() !== 'nowhere')} />;
}

/** The bar, and the full screen from 50 ms on while another page is loading. */
export function NavigationProgress() {
  const going = useGoing();
  return (
    <>
      <LoadingBar />
      <div role="status">
        {going === 'away' && <p className="shell-loader">{m.shell_loading()}</p>}
      </div>
    </>
  );
}
