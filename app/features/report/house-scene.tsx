import houseUrl from '../../ui/drawings/house-detached.svg';

/** The house with its panels under a low sun; cut at both sides like a view through a window. */
export function HouseScene() {
  return (
    <div
      aria-hidden="true"
      className="report-scene relative h-44 overflow-hidden bg-kalk-100 tablet:h-auto tablet:min-h-70"
    >
      <div className="absolute right-[9%] bottom-[34%] size-16 rounded-full border-[1.5px] border-gran-900 bg-sol-400 tablet:right-[10%] tablet:bottom-[52%] tablet:size-20" />
      <div className="absolute inset-x-0 bottom-0 h-[26%] bg-gran-100 tablet:h-[24%]" />
      <div className="absolute inset-x-0 bottom-[16%] border-b-[1.5px] border-gran-900 tablet:bottom-[14%]">
        <img
          src={houseUrl}
          width="664"
          height="178"
          alt=""
          className="relative left-1/2 block h-auto w-[120%] max-w-none -translate-x-[48%] min-[500px]:max-tablet:w-110 tablet:w-[134%] tablet:-translate-x-[49%]"
        />
      </div>
    </div>
  );
}
