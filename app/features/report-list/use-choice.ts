import { useState } from 'react';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { placeQuery, type ListPlace, type ListView } from './list-view.ts';

export type Choice = {
  readonly place: ListPlace;
  /** Cheapest first. */
  readonly chosen: readonly ReportSummary[];
  /** A fourth was selected. */
  readonly isFull: boolean;
  /** Whether there is something to compare that is not yet shown side by side. */
  readonly isShown: boolean;
  readonly choose: (reportId: string, isOn: boolean) => void;
  readonly clear: () => void;
};

/** What is ticked, on this page and on others: no more than can be compared. */
export function useChoice({ reports, compared, isComparing, ...view }: ListView): Choice {
  const comparedIds = compared.map((report) => report.reportId);
  const [ids, setIds] = useState<readonly string[]>(comparedIds);
  const [isFull, setIsFull] = useState(view.isFull);
  const known = new Map([...compared, ...reports].map((report) => [report.reportId, report]));
  const chosen = ids
    .flatMap((id) => known.get(id) ?? [])
    .toSorted((a, b) => a.totalPriceOre - b.totalPriceOre);
  const isBeside = isComparing && ids.toSorted().join() === comparedIds.toSorted().join();
  const change = (next: readonly string[]) => {
    setIds(next);
    // A comparison on screen has its own address.
    if (!isComparing) keepInAddress({ ids: next, after: view.after });
  };
  return {
    place: { ids, after: isBeside ? null : view.after },
    chosen,
    isFull,
    isShown: chosen.length > 1 && !isBeside,
    choose: (reportId, isOn) => {
      const others = ids.filter((id) => known.has(id) && id !== reportId);
      const fits = !isOn || others.length < MOST_COMPARED;
      setIsFull(!fits);
      if (fits) change(isOn ? [...others, reportId] : others);
    },
    clear: () => {
      change([]);
      setIsFull(false);
    },
  };
}

/**
 * Visitors who return from another page, or reload, find their ticks. Nothing is requested from the
 * server.
 */
function keepInAddress(place: ListPlace): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${placeQuery(place)}`);
}
