import { useContext, type MouseEvent } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { date } from '../../words/format.ts';
import { DrawnWidth } from './chart-picture.tsx';
import type { PictureKind } from './picture-file.ts';

const BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-2 hover:text-gran-700';

/** Quiet buttons under a chart: its picture to keep, with title and source. */
export function KeepPicture() {
  const isOnPaper = useContext(DrawnWidth) !== null;
  if (isOnPaper) return null;
  const keep = (kind: PictureKind) => (event: MouseEvent<HTMLElement>) => {
    const frame = event.currentTarget.closest('[data-chart]');
    const charts = [...(frame?.querySelectorAll<SVGSVGElement>('svg[role="img"]') ?? [])];
    const chart = charts.find((one) => one.getBoundingClientRect().width > 0);
    if (chart !== undefined) void save(chart, kind);
  };
  return (
    <p className="flex items-center gap-1 text-14 text-blaek-600 noscript:hidden print:hidden">
      {m.charts_keep()}
      <button type="button" className={BUTTON} onClick={keep('png')}>
        PNG
      </button>
      <button type="button" className={BUTTON} onClick={keep('svg')}>
        SVG
      </button>
    </p>
  );
}

async function save(chart: SVGSVGElement, kind: PictureKind): Promise<void> {
  const { pictureFile } = await import('./picture-file.ts');
  const source = m.charts_keep_source({
    site: location.host,
    date: date(new Date(), getLocale()),
  });
  const title = chart.getAttribute('aria-label') ?? '';
  const url = URL.createObjectURL(await pictureFile(chart, { title, source }, kind));
  const link = document.createElement('a');
  link.href = url;
  link.download = `solrig.${kind}`;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
