import { useId } from 'react';

// The parts of a whole in the articles' charts: five patterns that differ without colour (look/home.md).

export const PARTS = ['solid', 'stripe', 'dots', 'empty', 'lines'] as const;
export type Part = (typeof PARTS)[number];

/** Fill of a part within the svg whose patterns carry this id. */
export function partFill(id: string, part: Part): string {
  if (part === 'solid') return 'var(--color-gran-700)';
  return part === 'empty' ? 'var(--color-kalk-50)' : `url(#${id}-${part})`;
}

export function PartPatterns({ id }: { id: string }) {
  const tile = { patternUnits: 'userSpaceOnUse', width: 6, height: 6 } as const;
  return (
    <defs>
      <pattern id={`${id}-stripe`} {...tile} patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--color-sol-400)" />
        <rect width="1.6" height="6" fill="var(--color-gran-900)" />
      </pattern>
      <pattern id={`${id}-dots`} {...tile}>
        <rect width="6" height="6" fill="var(--color-kalk-50)" />
        <circle cx="3" cy="3" r="1.1" fill="var(--color-gran-900)" />
      </pattern>
      <pattern id={`${id}-lines`} {...tile} width={4} height={4}>
        <rect width="4" height="4" fill="var(--color-gran-100)" />
        <rect width="4" height="1.2" y="1.4" fill="var(--color-gran-700)" />
      </pattern>
    </defs>
  );
}

export type PartKeyItem = { part: Part; name: string };

export type PartKeyProps = {
  items: readonly PartKeyItem[];
  /** One below the other, in the order of a stack of many parts. */
  isColumn?: boolean;
};

/** Labels the parts where a narrow chart has no room for it. */
export function PartKey({ items, isColumn = false }: PartKeyProps) {
  const id = useId();
  return (
    <ul
      className={`mt-4 flex pl-0 gap-x-6 @min-[44rem]/panel:hidden ${isColumn ? 'flex-col gap-y-2.5 text-16 font-medium' : 'flex-wrap gap-y-1'}`}
    >
      {items.map(({ part, name }) => (
        <li key={part} className="mt-0 flex items-center gap-2">
          <svg aria-hidden="true" width="18" height="18" className="forced-color-adjust-none">
            <PartPatterns id={`${id}${part}`} />
            <rect
              x="0.5"
              y="0.5"
              width="17"
              height="17"
              stroke="var(--color-gran-900)"
              fill={partFill(`${id}${part}`, part)}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
