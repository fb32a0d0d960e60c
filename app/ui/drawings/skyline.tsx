import narrowUrl from './skyline-narrow.svg';
import wideUrl from './skyline.svg';

/**
 * The three houses in the evening, standing on whatever comes below. A separate file, so that no
 * script contains it.
 */
export function Skyline() {
  return (
    <div aria-hidden="true" className="flex justify-center overflow-hidden">
      <picture className="contents">
        <source media="(min-width: 30rem)" srcSet={wideUrl} width="1440" height="210" />
        <img
          src={narrowUrl}
          width="390"
          height="170"
          alt=""
          loading="lazy"
          className="h-auto w-full shrink-0 min-[30rem]:w-[max(100%,1440px)] min-[30rem]:max-w-none"
        />
      </picture>
    </div>
  );
}
