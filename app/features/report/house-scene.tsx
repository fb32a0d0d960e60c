import houseUrl from '../../ui/drawings/house-detached.svg';

/** The house with its panels before a low sun; cut at both sides like a view through a window. */
export function HouseScene() {
  return (
    <div
      aria-hidden="true"
      className="report-scene relative h-44 overflow-hidden bg-kalk-100 laptop:h-auto"
    >
      <div className="absolute inset-x-0 bottom-0 h-[17%] bg-gran-100" />
      <div className="absolute inset-x-0 bottom-[17%] border-b-[1.5px] border-gran-900">
        <div className="absolute right-[14%] bottom-[52%] size-14 rounded-full border-[1.5px] border-gran-900 bg-sol-400 laptop:size-20 print:size-8" />
        <img
          src={houseUrl}
          width="664"
          height="178"
          alt=""
          className="relative left-1/2 block h-auto w-115 max-w-none -translate-x-[48%] laptop:w-[134%] laptop:-translate-x-[49%]"
        />
      </div>
    </div>
  );
}
