import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { roofPicture } from '../../../../domain/roof-picture.ts';
import {
  FaceNumbers,
  placing,
  planScale,
  RoofFromAbove,
  type PlanPlace,
} from '../../../charts/roof-plan.tsx';
import { useMeasuredWidth } from '../../../charts/chart-picture.tsx';
import { decimal, percent } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { azimuthWords } from '../../../../words/azimuth-words.ts';
import { useAhead } from '../../../ui/use-ahead.ts';
import {
  CompassFace,
  namesRadius,
  nearNameDeg,
  THICKEST,
  towardsFrom,
  WINDS,
} from './compass-face.tsx';
import type { DirectionYields } from './direction-yields.ts';
import { FaceShares } from './face-shares.tsx';
import { FrontAngle } from './front-angle.tsx';
import { numbersBeside } from './plan-numbers.ts';
import { ScaleBar } from './scale-bar.tsx';
import { dragHandlers, type SvgPoint } from './svg-drag.ts';

/** Until the box is measured. */
const USUAL_SIZE = 320;
/** Room between the ring and the house, for the names of the winds. */
const NAMES = 46;
/** The same where the house's measures stand round it. */
const NAMES_AND_MEASURES = 58;
/** Half of the lines of a wind's name [px]. */
const NAME_LINE = 18;
/** A handle that comes this near to one of the four winds goes there. */
const SNAP_DEG = 2;

export function wrapped(azimuthDeg: number): number {
  const turned = ((((azimuthDeg + 180) % 360) + 360) % 360) - 180;
  return turned === -180 ? 180 : turned;
}

function snapped(azimuthDeg: number): number {
  const near = [...WINDS, 180].find((wind) => Math.abs(azimuthDeg - wind) <= SNAP_DEG);
  return wrapped(near ?? Math.round(azimuthDeg));
}

/** What the ring and the winds' names show: lying on the drawing they would be read without an order. */
function sharesInWords(yields: DirectionYields | null, locale: Locale): readonly string[] {
  if (yields === null) return [];
  const of = (wind: number) => percent(yields.shareOf(wind), locale);
  return [m.roof_plan_shares({ north: of(180), east: of(-90), south: of(0), west: of(90) })];
}

type CompassPlanProps = {
  readonly roof: DrawnRoof;
  readonly chosen: number;
  readonly yields: DirectionYields | null;
  readonly onTurn: (frontDeg: number) => void;
  /** What lies on the house besides its picture, and turns with it. Remembered: it is drawn with the house alone. */
  readonly detail?: (sheet: PlanSheet) => ReactNode;
  /** With room for the house's measures, and for what its faces give. */
  readonly isLarge?: boolean;
};

export type PlanSheet = {
  readonly place: PlanPlace;
  readonly pxPerM: number;
  /** The compass's outer radius, round the middle of the house [px]. */
  readonly ring: number;
};

/** The house from above in a compass: its handle turns the house, the ring is as thick as the yield there. */
export function CompassPlan(props: CompassPlanProps) {
  const { roof, chosen, yields, onTurn, detail, isLarge = false } = props;

  const locale = getLocale();
  const { box, width } = useMeasuredWidth();
  const size = width ?? USUAL_SIZE;
  const middle = size / 2;
  const ring = middle - 12;
  const house = ring - THICKEST - (isLarge ? NAMES_AND_MEASURES : NAMES);
  const towards = towardsFrom(middle);
  const [frontDeg, turn] = useAhead(roof.frontDeg, onTurn);
  const still = useMemo(() => roofPicture(roof), [roof]);
  // Nothing of it turns with the house.
  const face = useMemo(() => <CompassFace {...{ yields, middle, ring }} />, [yields, middle, ring]);
  const pxPerM = planScale(roof.extent, house);
  const numbered = useMemo(() => numbersBeside(still, roof, pxPerM), [still, roof, pxPerM]);
  const center = useMemo(() => [middle, middle] as const, [middle]);
  // Turned as it lies: a roof of forty panels is drawn anew only once the page has followed the hand.
  const lying = useMemo(
    () => <RoofFromAbove picture={still} {...{ center, pxPerM, chosen }} />,
    [still, center, pxPerM, chosen],
  );
  const details = useMemo(
    () => detail?.({ place: placing(still, center, pxPerM), pxPerM, ring }),
    [detail, still, center, pxPerM, ring],
  );
  const [handleX, handleY] = towards(frontDeg, ring - 6);
  // Towards a wind its name takes the line's place.
  const isNamed = [...WINDS, 180].some((wind) => Math.abs(frontDeg - wind) < nearNameDeg(ring));
  // From the middle, under the house: it shows from the facade on, however far out that lies.
  const line = [0, isNamed ? namesRadius(ring) - NAME_LINE : ring - 6] as const;
  const [[fromX, fromY], [toX, toY]] = line.map((radius) => towards(frontDeg, radius)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const words = azimuthWords(frontDeg, locale);
  // A found house stands as it was measured.
  const isFound = roof.layout.shape === 'found';
  const turnTo = ({ x, y }: SvgPoint) =>
    turn(snapped((Math.atan2(middle - x, y - middle) * 180) / Math.PI));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: -1, ArrowUp: -1, ArrowLeft: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(wrapped(frontDeg + step * (event.shiftKey ? 5 : 1)));
  };
  return (
    // A picture of its own: what turns with the hand leaves the page around it as it is.
    <div ref={box} className="will-change-transform">
      <svg
        role="group"
        aria-label={[
          m.roof_plan_label({
            length: decimal(roof.houseExtent.eastM, locale, 1),
            width: decimal(roof.houseExtent.southM, locale, 1),
            direction: isFound ? azimuthWords(roof.faces[chosen]!.azimuthDeg, locale) : words,
          }),
          ...sharesInWords(yields, locale),
        ].join(' ')}
        viewBox={`0 0 ${size} ${size + 12}`}
        className="roof-drawing w-full select-none"
      >
        {isFound ? null : (
          <>
            <FrontAngle {...{ middle, ring, frontDeg, isLarge, words }} />
            <line x1={fromX} y1={fromY} x2={toX} y2={toY} stroke="#17231f" strokeWidth={1.5} />
          </>
        )}
        {face}
        <g aria-hidden="true" className="chart-no-halo">
          <g transform={`rotate(${frontDeg - still.frontDeg} ${middle} ${middle})`}>{lying}</g>
          <FaceNumbers picture={{ ...numbered, frontDeg }} {...{ center, pxPerM, chosen }} />
          {isLarge && yields !== null ? (
            <FaceShares
              picture={still}
              place={placing({ ...still, frontDeg }, center, pxPerM)}
              yields={yields}
            />
          ) : null}
        </g>
        {details === undefined ? null : (
          <g transform={`rotate(${frontDeg - still.frontDeg} ${middle} ${middle})`}>{details}</g>
        )}
        {isFound ? null : (
          <g
            role="slider"
            tabIndex={0}
            aria-label={m.roof_handle_turn()}
            aria-valuemin={-180}
            aria-valuemax={180}
            aria-valuenow={frontDeg}
            aria-valuetext={words}
            onKeyDown={onKeyDown}
            {...dragHandlers(turnTo)}
            className="roof-handle cursor-grab"
          >
            <circle cx={handleX} cy={handleY} r={22} fill="transparent" />
            <circle
              cx={handleX}
              cy={handleY}
              r={15}
              fill="#1b5a48"
              stroke="#fff"
              strokeWidth={2.5}
            />
            <path
              d="M-3 -5 -8 0 -3 5M3 -5 8 0 3 5"
              transform={`translate(${handleX} ${handleY}) rotate(${frontDeg})`}
              fill="none"
              stroke="#fff"
              strokeWidth={2}
            />
          </g>
        )}
        <ScaleBar pxPerM={pxPerM} y={size + 8} isFine={isLarge} />
      </svg>
    </div>
  );
}
