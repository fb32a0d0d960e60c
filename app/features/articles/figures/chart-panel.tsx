import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { ChartPicture, type ChartPictureProps } from '../../../charts/chart-picture.tsx';
import { KeepPicture } from '../../../charts/keep-picture.tsx';
import { PartPatterns } from './part-patterns.tsx';

export type ChartPanelProps = {
  /** The finding, a full sentence. */
  title: ReactNode;
  /** What the chart shows, where and when. */
  caption: ReactNode;
  /** The drawing, and a key if it needs one. */
  children: ReactNode;
  /** The same figures, as a DataTable. */
  table: ReactNode;
  /** A caveat, at the right of the table's line. */
  note?: ReactNode;
};

/** A chart in an article, on its own background; on a phone it runs to the edges (look/home.md). */
export function ChartPanel({ title, caption, children, table, note }: ChartPanelProps) {
  return (
    <figure
      data-chart=""
      className="@container/panel my-8 max-w-[792px] bg-kalk-100 px-6 pt-8 pb-4 text-14 max-tablet:-mx-6 tablet:rounded-card tablet:px-8 [--chart-grid:--alpha(var(--color-gran-900)/15%)] [--chart-ground:var(--color-kalk-100)]"
    >
      <figcaption>
        <p className="text-18 font-semibold text-balance text-gran-900">{title}</p>
        <p className="mt-1 max-w-[72ch] text-pretty text-blaek-600">{caption}</p>
      </figcaption>
      <div className="mt-6">{children}</div>
      <div className="mt-6 flow-root border-t border-gran-900/15">
        {note ? (
          <p className="text-pretty text-blaek-600 max-tablet:pt-3 tablet:float-right tablet:max-w-[44ch] tablet:pt-3 tablet:text-right">
            {note}
          </p>
        ) : null}
        <details>
          <summary className="inline-flex min-h-11 list-none items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900 [&::-webkit-details-marker]:hidden">
            {m.figures_show_table()}
          </summary>
          <div className="clear-both pb-4">{table}</div>
        </details>
        <KeepPicture />
      </div>
    </figure>
  );
}

/** A panel's inner width on a wide page and on a phone of 390. */
const INSIDE_PX = { wide: 728, phone: 342 } as const;

/** The drawing on a panel, with the patterns of a whole's parts. */
export function PanelPicture(props: Omit<ChartPictureProps, 'usualWidth' | 'patterns'>) {
  return (
    <ChartPicture {...props} usualWidth={INSIDE_PX} patterns={(id) => <PartPatterns id={id} />} />
  );
}
