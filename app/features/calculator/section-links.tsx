import { useEffect, useRef, useState, type RefObject } from 'react';
import { m } from '../../../messages/compiled/messages.js';

/** A group counts as the current one once its title is this near to the top. */
const NEAR_PX = 80;

/** The ways to the groups of inputs on their sheet, and which of them is in view. */
export function SectionLinks({ groups }: { readonly groups: RefObject<HTMLDivElement | null> }) {
  const titles = [
    m.calculator_group_roof(),
    m.calculator_group_use(),
    m.calculator_group_panels(),
    m.calculator_group_battery(),
    m.calculator_group_payment(),
  ];
  const [current, setCurrent] = useState<string | null>(null);
  // Where the way to a group led: the last groups can't come to the top, and are the current ones all the same.
  const ledTo = useRef<number | null>(null);
  useEffect(() => {
    const scroller = groups.current?.parentElement;
    if (!scroller) return undefined;
    const onScroll = () => {
      if (scroller.scrollTop === ledTo.current) return;
      ledTo.current = null;
      const top = scroller.getBoundingClientRect().top + NEAR_PX;
      const passed = titlesIn(groups.current).filter(
        (title) => title.getBoundingClientRect().top <= top,
      );
      setCurrent(passed.at(-1)?.textContent ?? null);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [groups]);
  const goTo = (name: string) => {
    const title = titlesIn(groups.current).find(({ textContent }) => textContent === name);
    if (title === undefined) return;
    title.closest('section')?.scrollIntoView({ block: 'start' });
    ledTo.current = groups.current?.parentElement?.scrollTop ?? null;
    // Tab goes on from here.
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    setCurrent(name);
  };
  return (
    <nav
      aria-label={m.calculator_inputs_label()}
      className="flex shrink-0 overflow-x-auto border-b border-hairline px-2"
    >
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          aria-current={title === current ? 'true' : undefined}
          className="h-12 shrink-0 border-b-4 border-transparent px-3 text-blaek-600 -outline-offset-4 aria-[current]:border-gran-700 aria-[current]:font-semibold aria-[current]:text-blaek"
          onClick={() => goTo(title)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

function titlesIn(groups: Element | null): readonly HTMLElement[] {
  return [...(groups?.querySelectorAll<HTMLElement>('section > div > h3') ?? [])];
}
