import { useRef, useState } from 'react';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { EXAMPLE_START, type ExampleControls, type ExampleFigures } from './example.ts';

type Engine = typeof import('./example-engine.ts');

/**
 * The example's controls and its answer: the server's until a control is moved, then the browser's
 * own.
 */
export function useExample(served: ExampleFigures, context: EstimateContext) {
  const [controls, setControls] = useState(EXAMPLE_START);
  const [figures, setFigures] = useState(served);
  const [failed, setFailed] = useState(false);
  const engine = useRef<Promise<Engine> | null>(null);
  const latest = useRef(controls);

  function prepare(): Promise<Engine> {
    engine.current ??= import('./example-engine.ts');
    return engine.current;
  }

  async function turn(change: Partial<ExampleControls>): Promise<void> {
    const wanted = { ...latest.current, ...change };
    latest.current = wanted;
    setControls(wanted);
    try {
      const { answerExample } = await prepare();
      // Moved again while the engine was loading: only the last setting is worth calculating.
      if (latest.current !== wanted) return;
      setFigures(answerExample(wanted, context));
      setFailed(false);
    } catch {
      engine.current = null;
      setFailed(true);
    }
  }

  return {
    controls,
    figures,
    failed,
    turn: (change: Partial<ExampleControls>) => void turn(change),
    prepare: () => void prepare().catch(() => (engine.current = null)),
  };
}
