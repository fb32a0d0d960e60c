type ScaleBarProps = {
  readonly pxPerM: number;
  readonly y: number;
  /** Whether there is room to name the single metre too. */
  readonly isFine: boolean;
};

/** Five metres with the first of them marked, at the left of a plan. */
export function ScaleBar({ pxPerM, y, isFine }: ScaleBarProps) {
  const label = (metres: number, text: string, anchor: 'start' | 'middle') => (
    <text
      x={4 + metres * pxPerM}
      y={y - 9}
      fontSize={14}
      textAnchor={anchor}
      stroke="none"
      fill="#4b5852"
    >
      {text}
    </text>
  );
  return (
    <g aria-hidden="true" stroke="#17231f" strokeWidth={1.5} fill="none">
      <path d={`M4 ${y - 5}v5h${5 * pxPerM}v-5M${4 + pxPerM} ${y - 4}v4`} />
      {isFine ? (
        <>
          {label(0, '0', 'start')}
          {label(1, '1', 'middle')}
          {label(5, '5 m', 'middle')}
        </>
      ) : (
        label(0, '5 m', 'start')
      )}
    </g>
  );
}
