export type FigureProps = {
  value: string;
  unit?: string | undefined;
  /** Before the figure, as in "DKK 72,400". */
  unitFirst?: boolean | undefined;
  size?: 'headline' | 'large' | 'medium' | undefined;
  className?: string | undefined;
};

const SIZES = {
  headline: 'text-36 tracking-[-0.5px] desktop:text-48 desktop:tracking-[-1.2px]',
  large: 'text-36 tracking-[-0.5px]',
  medium: 'text-28',
} as const;

/** A big figure with its unit at half the size; no line break separates the two. */
export function Figure({ value, unit, unitFirst, size = 'headline', className = '' }: FigureProps) {
  const mark = unit ? (
    <span className="text-[0.46em] font-medium tracking-normal">
      {unitFirst ? `${unit}\u00a0` : `\u00a0${unit}`}
    </span>
  ) : null;
  return (
    <span className={`font-semibold whitespace-nowrap ${SIZES[size]} ${className}`}>
      {unitFirst ? mark : null}
      {value}
      {unitFirst ? null : mark}
    </span>
  );
}
