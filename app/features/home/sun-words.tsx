import type { SunScene } from './sun-frames.ts';

type SunWordsProps = { readonly scene: SunScene; readonly size: 'wide' | 'narrow' };

/** A length of the drawing, whose size is in multiples of the spacing. */
export const inDrawing = (px: number) => `calc(var(--spacing) * ${px / 4})`;

/** What 6 kWp would give right now, written in the sky of its drawing. */
export function SunWords({ scene, size }: SunWordsProps) {
  const wide = size === 'wide';
  const { x, y } = scene[size].words;
  return (
    <div
      className="pointer-events-none absolute left-1/2 w-max max-w-full -translate-x-1/2 px-2 text-center text-balance"
      // In the drawing's units, which grow with the reader's text.
      style={{ top: inDrawing(y), marginLeft: inDrawing(x - (wide ? 720 : 195)) }}
    >
      <p className="text-14 font-medium text-gran-900">
        {wide && (
          <span
            aria-hidden="true"
            className="mr-2 inline-block size-3 rounded-full border-[1.5px] border-gran-900 bg-sol-400 align-[-1px]"
          />
        )}
        {wide ? scene.now : scene.nowShort}
      </p>
      <p className={`font-semibold text-gran-900 ${wide ? 'mt-1 text-48' : 'text-36'}`}>
        {scene.power}
      </p>
      <p className="text-14 text-blaek-600">{scene.note}</p>
    </div>
  );
}
