import houseUrl from './house-detached.svg';

/** The detached house on the right, on a low green ground. */
export function HouseOnGround() {
  return (
    <div
      aria-hidden="true"
      className="mt-10 border-b-72 border-gran-900 forced-colors:border-b-0 tablet:-mt-24"
    >
      <div className="mx-auto flex max-w-360 justify-end">
        <img
          src={houseUrl}
          width="664"
          height="178"
          alt=""
          className="h-auto w-full max-w-110 tablet:max-w-none tablet:w-[46%]"
        />
      </div>
    </div>
  );
}
