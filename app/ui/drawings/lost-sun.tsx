import houseUrl from './house-detached.svg';
import pathUrl from './lost-sun.svg';

/** Where north, east, south and west are on the drawing's horizon [% of its width]. */
const DIRECTIONS_PERCENT = [28.33, 49.58, 70.83, 92.08];

/**
 * The day's path continuing below the horizon to the sun, and the house waiting for it. On a narrow
 * screen both ends are cut, and the sun stands where the text begins.
 */
export function LostSun({ directions }: { readonly directions: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      // In forced colours the page's ground is gone: it brings the sky that its dark path is drawn on.
      className="pointer-events-none relative mt-2 overflow-hidden forced-color-adjust-none forced-colors:mt-6! forced-colors:bg-kalk-100 bg-linear-[transparent_62.5%,var(--color-gran-900)_62.5%] tablet:-mt-25"
    >
      <div className="relative ml-[min(0px,max(-210px,100%-700px))] w-[max(100%,700px)]">
        <img src={pathUrl} width="1440" height="480" alt="" className="h-auto w-full" />
        <img
          src={houseUrl}
          width="664"
          height="178"
          alt=""
          className="absolute bottom-[37.5%] left-[46%] h-auto w-[54%]"
        />
        {directions.map((name, place) => (
          <span
            key={name}
            style={{ left: `${DIRECTIONS_PERCENT[place]}%` }}
            // North is the first to be cut.
            className={`absolute top-[65%] -translate-x-1/2 text-14 text-gran-100 ${place === 0 ? 'max-wide:hidden' : ''}`}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
