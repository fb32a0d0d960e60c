import { useEffect, useState } from 'react';
import type { SunScene } from './sun-frames.ts';

const MINUTE_MS = 60_000;

/**
 * The scene of the server's minute, then of every minute while the page is in view. The sun's
 * formulas are fetched after the first minute, because the first paint needs none of them.
 */
export function useLiveSun(served: SunScene): SunScene {
  const [scene, setScene] = useState(served);
  useEffect(() => {
    async function refresh() {
      if (document.hidden) return;
      const { sunScene } = await import('./sun-scene.ts');
      setScene(sunScene(Date.now()));
    }
    // Without a connection the last picture stays; the next minute tries again.
    const timer = setInterval(() => void refresh().catch(() => undefined), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return scene;
}
