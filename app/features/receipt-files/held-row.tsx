import { useEffect, useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { CloseIcon } from '../../ui/action-icons.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Name, REMOVE, ROW, Thumb } from './file-rows.tsx';
import { dropHeld, type HeldFile } from './held-files.ts';

/** A file that waits for its form. */
export function HeldRow({ row: { key, file } }: { readonly row: HeldFile }) {
  return (
    <li className={`${ROW} border-hairline`}>
      <DrawnThumb file={file} />
      <span className="min-w-0 flex-1">
        <Name name={file.name} bytes={file.size} />
        <span className="flex items-center gap-1 text-14 font-semibold text-gran-700">
          <CheckIcon size={16} />
          {m.files_held()}
        </span>
      </span>
      <button type="button" onClick={() => dropHeld(key)} className={REMOVE}>
        <CloseIcon />
        <span className="sr-only">{m.files_remove({ name: file.name })}</span>
      </button>
    </li>
  );
}

const WIDTH = 64;
const HEIGHT = 48;

/** The picture itself where the browser can open it, drawn without an address that the page's rules would forbid. */
function DrawnThumb({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (file.type === 'application/pdf') return undefined;
    let isGone = false;
    createImageBitmap(file, { resizeHeight: 2 * HEIGHT, resizeQuality: 'medium' }).then(
      (bitmap) => {
        if (isGone) return;
        const shift = (2 * WIDTH - bitmap.width) / 2;
        canvas.current?.getContext('2d')?.drawImage(bitmap, shift, 0);
        bitmap.close();
        setDrawn(true);
      },
      // HEIC in most browsers: the sign stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span className="relative">
      <Thumb kind={file.type === 'application/pdf' ? 'pdf' : 'jpeg'} />
      <canvas
        ref={canvas}
        width={2 * WIDTH}
        height={2 * HEIGHT}
        aria-hidden="true"
        className={`absolute inset-0 h-12 w-16 rounded-control ${isDrawn ? '' : 'hidden'}`}
      />
    </span>
  );
}
