// The few icons every first visit needs, separate from the others, which load with the pages that
// show them. Same style as ui/icons.tsx: a 20 box, a 1.6 stroke, round ends.

type MarkProps = {
  readonly shape: keyof typeof SHAPES;
  readonly size?: number;
  readonly className?: string;
};

const SHAPES = {
  pin: 'M10 17.5c3.4-3.3 5.5-6 5.5-8.7a5.5 5.5 0 0 0-11 0c0 2.7 2.1 5.4 5.5 8.7zM10 11a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  alert: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6.2v4.6M10 13.6v.01',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  chevron: 'm5 7.8 5 5 5-5',
  menu: 'M2.5 5.5h15M2.5 10h15M2.5 14.5h15',
} as const;

/** Decorative only: text is beside it, or names its button. */
export function Mark({ shape, size = 20, className = '' }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
