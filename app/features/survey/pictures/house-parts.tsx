// Drawn in a box of 160 × 112, the ground at 104. Colours of the roofs stand in look/flows.md only, for these pictures.
export const OUTLINE = { stroke: '#17231f', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const WALL = '#fffdf5';
const DOOR = '#1b5a48';
const GLASS = '#dcebe3';

export function Drawing({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" className="max-w-full">
      {children}
    </svg>
  );
}

/** Low in the sky, and only over what is chosen. */
export function Sun() {
  return (
    <circle
      cx="132"
      cy="40"
      r="11"
      fill="#f4b83a"
      className="opacity-0 [.picture-card:has(:checked)_&]:opacity-100"
    />
  );
}

export function Ground() {
  return (
    <>
      <path d="M12 104a6 6 0 0 1 12 0zM134 104a7 7 0 0 1 14 0z" fill="#3b8068" />
      <path d="M8 104h144" stroke="#17231f" strokeWidth="1.2" />
    </>
  );
}

type WallsProps = { readonly x: number; readonly y: number; readonly width: number };

export function Walls({ x, y, width }: WallsProps) {
  return <rect x={x} y={y} width={width} height={104 - y} fill={WALL} {...OUTLINE} />;
}

export function Window({ x, y = 76 }: { readonly x: number; readonly y?: number }) {
  return (
    <>
      <rect x={x} y={y} width="16" height="12" fill={GLASS} {...OUTLINE} />
      <path d={`M${x + 8} ${y}v12`} {...OUTLINE} />
    </>
  );
}

export function Door({ x }: { readonly x: number }) {
  return <rect x={x} y="78" width="11" height="26" fill={DOOR} {...OUTLINE} />;
}

export function Chimney({ x, y }: { readonly x: number; readonly y: number }) {
  return <rect x={x} y={y} width="9" height="12" fill={WALL} {...OUTLINE} />;
}

/** For «don't know»: only a sketch. */
export function Unknown() {
  return (
    <>
      <path
        d="M44 34h72l20 30H24zM34 64v40M126 64v40M34 104h92"
        fill="none"
        stroke="#4b5852"
        strokeWidth="1.2"
        strokeDasharray="4 3"
      />
      <path
        d="M75 46a6 6 0 1 1 8 5.6c-2 .9-2.6 2-2.6 4M80.4 60v.1"
        fill="none"
        stroke="#4b5852"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  );
}
