import type { PriceSpan } from '../../../domain/offers-compared/usual-prices.ts';
import { textWidthPx } from '../../charts/text-size.ts';
import { TrackLine, trackPlace, trackSpan } from '../../ui/range-track.tsx';
import { ColumnMark } from './column-mark.tsx';

export type PriceBandProps = {
  readonly letter: string | null;
  /** The axis, the same for every column. */
  readonly domain: readonly [number, number];
  readonly written: number;
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  /** Where such prices usually lie; null: nothing is known of it. */
  readonly usual: PriceSpan | null;
  /** Both ends of it, written under it. */
  readonly usualTexts?: readonly [string, string] | undefined;
  /** The whole of it in words. */
  readonly label: string;
};

const REM_PX = 16;
const GAP_PX = 8;

/** Of both texts beside each other: under a narrower band they reach over its ends, never over the track's. */
const widthOf = (texts: readonly string[]): string =>
  `${(texts.reduce((sum, text) => sum + textWidthPx(text), 0) + GAP_PX) / REM_PX}rem`;

/** A price on an axis: as it is written, with what is missing, and among the usual ones. */
export function PriceBand({
  letter,
  domain,
  written,
  low,
  mid,
  high,
  usual,
  usualTexts,
  label,
}: PriceBandProps) {
  const isBeyond = mid < domain[0] || mid > domain[1];
  const isMore = high > written && !isBeyond;
  return (
    <div
      role="img"
      aria-label={label}
      className={`relative ${usualTexts === undefined ? 'h-7' : 'h-12'}`}
    >
      <TrackLine className="top-[0.8125rem]" />
      {usual === null ? null : (
        <div
          className="absolute top-1.5 h-4 border border-gran-500 bg-gran-100"
          style={trackSpan(usual.low, usual.high, domain)}
        />
      )}
      {usual === null || usualTexts === undefined ? null : (
        <span
          className="absolute top-7 flex justify-between gap-2 text-blaek-600"
          style={trackSpan(usual.low, usual.high, domain, widthOf(usualTexts))}
        >
          {usualTexts.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      )}
      {isMore ? (
        <>
          <div
            className="absolute top-[0.8125rem] border-t-2 border-dotted border-blaek"
            style={trackSpan(written, low, domain)}
          />
          <div
            className="absolute top-[0.4375rem] size-3.5 -translate-x-1/2 rounded-full border-[1.5px] border-dashed border-blaek bg-white"
            style={trackPlace(written, domain, '0.4375rem')}
          />
          <div
            className="absolute top-[0.5625rem] h-2.5 border border-blaek bg-sol-400"
            style={trackSpan(low, high, domain)}
          />
        </>
      ) : null}
      <span
        className="absolute top-1 flex -translate-x-1/2 items-center"
        style={trackPlace(mid, domain, isBeyond ? '1.125rem' : '0.625rem')}
      >
        {mid < domain[0] ? <Beyond className="-scale-x-100" /> : null}
        <ColumnMark letter={letter} size={20} />
        {mid > domain[1] ? <Beyond /> : null}
      </span>
    </div>
  );
}

/** The price lies further out than the axis reaches. */
function Beyond({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 12 20"
      className={`h-5 w-3 shrink-0 bg-white ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M3 5l6 5l-6 5" />
    </svg>
  );
}
