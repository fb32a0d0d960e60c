import { m } from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { date } from '../../words/format.ts';
import { pictureFile, type PictureKind } from './picture-file.ts';

/** Saves the chart that is shown above this button as a file. */
export async function savePicture(button: HTMLElement, kind: PictureKind): Promise<void> {
  const frame = button.closest('[data-chart]');
  const charts = [...(frame?.querySelectorAll<SVGSVGElement>('svg[role="img"]') ?? [])];
  const chart = charts.find((one) => one.getBoundingClientRect().width > 0);
  if (chart === undefined) return;
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
