import type { ComparedColumn } from './compare-view.ts';

/** A filled, B outlined, C square, D square and outlined, the sun for our own: letter and shape, never colour alone. */
const LOOKS: Readonly<Record<string, string>> = {
  A: 'rounded-full border-gran-700 bg-gran-700 text-white',
  B: 'rounded-full border-blaek bg-white text-blaek',
  C: 'rounded-control border-gran-700 bg-gran-700 text-white',
  D: 'rounded-control border-blaek bg-white text-blaek',
};

/** The sign by which a column is known. The name stands beside it. */
export function ColumnMark({
  letter,
  size = 28,
}: Pick<ComparedColumn, 'letter'> & { readonly size?: number }) {
  const box = 'inline-flex shrink-0 items-center justify-center border-2 text-14 font-semibold';
  // It grows with the letter in it.
  const style = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  if (letter === null) {
    return (
      <span
        aria-hidden="true"
        style={style}
        className={`${box} rounded-full border-blaek bg-sol-400 text-blaek`}
      >
        <svg
          width="60%"
          height="60%"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
        >
          <circle cx="8" cy="8" r="3" />
          <path d="M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4" />
        </svg>
      </span>
    );
  }
  return (
    <span aria-hidden="true" style={style} className={`${box} ${LOOKS[letter] ?? LOOKS.B}`}>
      {letter}
    </span>
  );
}
