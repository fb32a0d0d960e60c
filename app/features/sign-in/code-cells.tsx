type CodeCellsProps = {
  readonly code: string;
  /** The input's selection, or its caret position; null: it has no focus. */
  readonly mark: { readonly from: number; readonly to: number } | null;
  readonly isInvalid: boolean;
};

const CELLS = [0, 1, 2, 3, 4, 5];

/**
 * The drawing of the code's input. Ignored by pointers and screen readers, which use the input
 * itself.
 */
export function CodeCells({ code, mark, isInvalid }: CodeCellsProps) {
  const isMarked = (cell: number) => mark !== null && cell >= mark.from && cell < mark.to;
  // Where the next digit goes, including when it replaces a selection.
  const isHere = (cell: number) => mark !== null && cell === Math.min(mark.from, CELLS.length - 1);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none grid grid-cols-[repeat(3,minmax(0,48px))_auto_repeat(3,minmax(0,48px))] items-center justify-between gap-x-1.5 noscript:hidden"
    >
      {CELLS.map((cell) => [
        cell === 3 && <span key="dash" className="h-0.5 w-2 bg-sten-500" />,
        <span
          key={cell}
          className={`grid h-14 place-content-center rounded-control text-28 font-medium text-blaek ${
            isInvalid ? 'border-2 border-tegl-600' : 'border border-sten-500'
          } ${isMarked(cell) ? 'bg-gran-100' : 'bg-white'} ${isHere(cell) ? 'focus-ring' : ''}`}
        >
          {code[cell] ?? (isHere(cell) ? <Caret /> : null)}
        </span>,
      ])}
    </div>
  );
}

function Caret() {
  return <span className="h-7 w-0.5 bg-blaek" />;
}
