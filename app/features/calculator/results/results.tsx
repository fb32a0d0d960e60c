import { startTransition, useContext, useDeferredValue, useEffect, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { latePart } from '../../../ui/late-part.tsx';
import { LeftToBrowser } from '../../../ui/left-to-browser.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { firstTouch } from '../first-touch.ts';
import type { Scenario } from '../scenarios/use-scenarios.ts';

// The charts come after the answer: the server has drawn them, and their code waits for the first touch.
const ofTouch = {
  when: firstTouch,
  drawnFrom: ({ run }: Pick<ResultsProps, 'run'>) => run,
  // Keeps the height of a chart, so that nothing jumps when it comes.
  className: 'empty:min-h-[640px]',
};
const EconomyTab = latePart({ load: () => import('./economy-tab.tsx'), ...ofTouch });
const DayTab = latePart({ load: () => import('./day-tab.tsx'), ...ofTouch });
const MonthsTab = latePart({ load: () => import('./months-tab.tsx'), ...ofTouch });
const ClimateTab = latePart({ load: () => import('./climate-tab.tsx'), ...ofTouch });

export type ResultsProps = { run: EstimateRun; scenarios: readonly Scenario[] };

export function Results({ run: given, scenarios }: ResultsProps) {
  const [chosen, setChosen] = useState('economy');
  const showsAll = useShowsAll();
  // A slider's figures go first; the drawing follows in the same frame or the next.
  const run = useDeferredValue(given);
  const tab = (id: string, label: string, content: React.ReactNode) => ({
    id,
    label,
    content:
      showsAll || id === chosen ? <div className="px-4 py-6 tablet:px-6">{content}</div> : null,
  });
  return (
    <Tabs
      className="isolate rounded-card border border-hairline bg-white"
      label={m.calculator_tabs_label()}
      value={chosen}
      onValue={setChosen}
      tabs={[
        tab('economy', m.calculator_tab_economy(), <EconomyTab run={run} scenarios={scenarios} />),
        tab('day', m.calculator_tab_day(), <DayTab run={run} />),
        tab('months', m.calculator_tab_months(), <MonthsTab run={run} />),
        tab('climate', m.calculator_tab_climate(), <ClimateTab run={run} />),
      ]}
    />
  );
}

/** All tabs are on paper, and in a page that the server draws whole; otherwise only the one that is seen. */
function useShowsAll(): boolean {
  const [showsAll, setShowsAll] = useState(useContext(LeftToBrowser) === null);
  useEffect(() => {
    let isHere = true;
    void firstTouch().then(() => {
      if (!isHere) return;
      startTransition(() => setShowsAll(false));
      // Whoever chooses a tab has it at once.
      for (const tab of [DayTab, MonthsTab, ClimateTab]) void tab.fetch();
    });
    const all = () => setShowsAll(true);
    const one = () => setShowsAll(false);
    window.addEventListener('beforeprint', all);
    window.addEventListener('afterprint', one);
    return () => {
      isHere = false;
      window.removeEventListener('beforeprint', all);
      window.removeEventListener('afterprint', one);
    };
  }, []);
  return showsAll;
}
