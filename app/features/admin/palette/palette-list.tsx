import { useEffect, useRef } from 'react';
import { KeyCap } from '../leads/lead-parts.tsx';
import { Marked } from '../marked.tsx';
import type { Hit, HitGroup } from './hit.ts';

type PaletteListProps = {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly HitGroup[];
  /** What was typed: marked where it stands in a row. */
  readonly sought: string;
  /** The chosen row. */
  readonly at: string | undefined;
  readonly go: (hit: Hit) => void;
};

export const optionId = (listId: string, key: string) => `${listId}-${key.replaceAll(/\W/g, '_')}`;

/** The rows under their names; the chosen one is always in sight. */
export function PaletteList({ id, name, groups, sought, at, go }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={name}
      className="max-h-[min(30rem,60vh)] overflow-y-auto py-2"
    >
      {groups.map((group, index) => (
        <div key={group.name} role="group" aria-labelledby={`${id}-group-${index}`}>
          <p
            id={`${id}-group-${index}`}
            role="presentation"
            className="px-5 pt-3 pb-1 text-blaek-600"
          >
            {group.name}
          </p>
          {group.hits.map((hit) => (
            <Row
              key={hit.key}
              id={optionId(id, hit.key)}
              hit={hit}
              sought={sought}
              isAt={hit.key === at}
              go={go}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type RowProps = {
  readonly id: string;
  readonly hit: Hit;
  readonly sought: string;
  readonly isAt: boolean;
  readonly go: (hit: Hit) => void;
};

function Row({ id, hit, sought, isAt, go }: RowProps) {
  const { name, detail, end, icon } = hit;
  const caps = hit.caps ?? [];
  return (
    <div
      id={id}
      role="option"
      aria-selected={isAt}
      onClick={() => go(hit)}
      className="flex min-h-12 cursor-pointer items-center gap-3 px-5 py-1 hover:bg-kalk-100 aria-selected:bg-gran-100 aria-selected:shadow-[inset_4px_0_0_var(--color-gran-700)]"
    >
      <span className="flex w-5 shrink-0 justify-center text-gran-900">{icon}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className={icon === undefined || caps.length > 0 ? '' : 'font-semibold'}>
          <Marked text={name} sought={sought} />
        </span>
        {detail !== undefined && (
          <span className="min-w-0 text-blaek-600">
            <Marked text={detail} sought={sought} />
          </span>
        )}
      </span>
      {end !== undefined && <span className="shrink-0 text-blaek-600 tabular-nums">{end}</span>}
      {isAt && caps.length === 0 && (
        <span aria-hidden="true" className="shrink-0">
          <KeyCap>Enter</KeyCap>
        </span>
      )}
      {caps.length > 0 && (
        <span aria-hidden="true" className="flex shrink-0 items-center gap-1 text-blaek-600">
          {caps.map((cap, index) => (
            <span key={cap} className="contents">
              {index > 0 && '–'}
              <KeyCap>{cap}</KeyCap>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
