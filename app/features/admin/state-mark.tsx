export type StateMarkShape = 'circle' | 'triangle' | 'square' | 'ring';

/** Good, to be watched, to be acted on, not in use: each has a shape of its own, so that nothing depends on colour. */
export function StateMark({ mark }: { readonly mark: StateMarkShape }) {
  return (
    <svg viewBox="0 0 10 10" width={10} height={10} aria-hidden="true" className="shrink-0">
      {mark === 'circle' && <circle cx={5} cy={5} r={4} className="fill-gran-700" />}
      {mark === 'ring' && (
        <circle cx={5} cy={5} r={4} className="fill-none stroke-sten-500" strokeWidth={1.6} />
      )}
      {mark === 'triangle' && (
        <path d="M5 1 9.5 9H.5z" className="fill-sol-400 stroke-sol-700" strokeWidth={0.8} />
      )}
      {mark === 'square' && <rect x={1} y={1} width={8} height={8} className="fill-tegl-600" />}
    </svg>
  );
}
