import { useEffect, useRef, useState, type RefObject } from 'react';
import { m } from '../../../messages/compiled/messages.js';

/** A group counts as the current one once its title is this near to the top. */
const NEAR_PX = 80;

/** By which somebody scrolls. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The ways to the groups of inputs on their sheet, and which of them is in view. */
export function SectionLinks({ groups }: { readonly groups: RefObject<HTMLDivElement | null> }) {
  const titles = [
    m.calculator_group_place(),
    m.calculator_group_roof(),
    m.calculator_group_use(),
    m.calculator_group_panels(),
    m.calculator_group_battery(),
    m.calculator_group_payment(),
  ];
  // Null above the first title, where the sheet opens.
  const [passedLast, setCurrent] = useState<string | null>(null);
  const current = passedLast ?? titles[0];
  // A way led here, and nobody has scrolled since: the last groups can't come to the top, and what comes late moves
  // the others. They are the current ones all the same.
  const isLed = useRef(false);
  useEffect(() => {
    const scroller = groups.current?.parentElement;
    if (!scroller) return undefined;
    const onHand = () => {
      isLed.current = false;
    };
    const onScroll = () => {
      if (isLed.current) return;
      const top = scroller.getBoundingClientRect().top + NEAR_PX;
      const passed = titlesIn(groups.current).filter(
        (title) => title.getBoundingClientRect().top <= top,
      );
      setCurrent(passed.at(-1)?.textContent ?? null);
    };
    const passive = { passive: true };
    scroller.addEventListener('scroll', onScroll, passive);
    for (const hand of HANDS) scroller.addEventListener(hand, onHand, passive);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      for (const hand of HANDS) scroller.removeEventListener(hand, onHand);
    };
  }, [groups]);
  const goTo = (name: string) => {
    const title = titlesIn(groups.current).find(({ textContent }) => textContent === name);
    if (title === undefined) return;
    title.closest('section')?.scrollIntoView({ block: 'start' });
    isLed.current = true;
    // Tab goes on from here.
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    setCurrent(name);
  };
  return (
    <nav
      aria-label={m.calculator_inputs_label()}
      className="flex shrink-0 overflow-x-auto border-b border-hairline pr-1 pl-3.5"
    >
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          aria-current={title === current ? 'true' : undefined}
          className="h-12 shrink-0 border-b-4 border-transparent px-1.5 text-blaek-600 max-[24.3rem]:text-14 -outline-offset-4 aria-[current]:border-gran-700 aria-[current]:font-semibold aria-[current]:text-blaek"
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
