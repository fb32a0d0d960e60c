import type { ReactNode } from 'react';
import type { Fill } from './chart-patterns.tsx';
import { ChartPicture, type DrawChart } from './chart-picture.tsx';
import { KeepPicture } from './keep-picture.tsx';

export type ChartFrameProps = {
  /** The finding, a full sentence; also the picture's name. */
  title: string;
  subtitle?: ReactNode;
  /** For reports and other pages that state the finding themselves. */
  hideTitle?: boolean | undefined;
  aside?: ReactNode;
  /** Between heading and picture, for example a key on the phone. */
  above?: ReactNode;
  wideHeight: number;
  phoneHeight: number;
  /** As ChartPicture takes them. */
  fills?: readonly Fill[] | undefined;
  draw: DrawChart;
  children?: ReactNode;
};

/** A chart with its heading. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, subtitle, hideTitle, aside, above, wideHeight, phoneHeight, fills, draw } = props;
  return (
    <figure data-chart="" className="@container/chart">
      {hideTitle && !aside ? null : (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          {hideTitle ? null : (
            <figcaption className="min-w-0 flex-1 basis-80">
              <h3 className="text-18 font-semibold text-balance text-blaek tablet:text-22">
                {title}
              </h3>
              {subtitle ? <p className="text-14 text-blaek-600">{subtitle}</p> : null}
            </figcaption>
          )}
          {aside}
        </div>
      )}
      {above}
      <div className="mt-4">
        <ChartPicture label={title} {...{ wideHeight, phoneHeight, fills, draw }} />
      </div>
      <KeepPicture />
      {props.children}
    </figure>
  );
}
