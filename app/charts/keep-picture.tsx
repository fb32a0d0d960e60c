import { useContext, type MouseEvent } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { DrawnWidth } from './chart-picture.tsx';
import type { PictureKind } from './picture-file.ts';

const BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-2 hover:text-gran-700';

/** Quiet buttons under a chart: its picture to keep, with title and source. */
export function KeepPicture() {
  const isOnPaper = useContext(DrawnWidth) !== null;
  if (isOnPaper) return null;
  const keep =
    (kind: PictureKind) =>
    async ({ currentTarget }: MouseEvent<HTMLElement>) =>
      (await import('./save-picture.ts')).savePicture(currentTarget, kind);
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
