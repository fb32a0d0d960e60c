/** Six points: what can be taken hold of. */
export function GripIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
      {[5, 10, 15].flatMap((y) =>
        [7.5, 12.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />),
      )}
    </svg>
  );
}
