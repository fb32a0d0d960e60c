import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** Content null: currently not drawn. */
export type Tab = { id: string; label: string; content: ReactNode };

export type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  onValue?: ((id: string) => void) | undefined;
  /** Right of the tabs, for example «Vis som tabel». */
  aside?: ReactNode;
  className?: string | undefined;
};

/** Tabs with JavaScript; without it, and on paper, sections below each other. */
export function Tabs({ label, tabs, value, onValue, aside, className = '' }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onValue?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    choose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div className={className}>
      <div className="tab-bar flex flex-wrap items-end justify-between gap-x-4 border-b border-hairline px-4 tablet:px-6">
        <div ref={list} role="tablist" aria-label={label} className="flex grow overflow-x-auto">
          {tabs.map((tab) => {
            const isChosen = tab.id === chosen;
            return (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${base}-${tab.id}`}
                aria-controls={`${base}-${tab.id}-panel`}
                aria-selected={isChosen}
                tabIndex={isChosen ? 0 : -1}
                onClick={() => choose(tab.id)}
                onKeyDown={onKeyDown}
                className={`min-h-12 border-b-4 px-2 whitespace-nowrap max-tablet:grow -outline-offset-2 focus-visible:shadow-none tablet:min-h-14 tablet:px-4 ${isChosen ? 'border-gran-700 font-semibold' : 'border-transparent text-blaek-600 hover:text-blaek'}`}
              >
                {tab.label}
              </button>
            );
          })}
        </div>
        {aside}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          data-chosen={tab.id === chosen ? '' : undefined}
          className="tab-panel"
        >
          {tab.content === null ? null : (
            <p
              aria-hidden="true"
              className="tab-heading px-4 pt-4 text-18 font-semibold tablet:px-6"
            >
              {tab.label}
            </p>
          )}
          {tab.content}
        </section>
      ))}
    </div>
  );
}
