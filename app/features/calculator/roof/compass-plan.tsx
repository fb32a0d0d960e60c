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
import { azimuthWords } from '../../../../words/names.ts';
import { useAhead } from '../../../ui/use-ahead.ts';
import type { DirectionYields } from './direction-yields.ts';
import { numbersBeside } from './plan-numbers.ts';
import { ScaleBar } from './scale-bar.tsx';
import { dragHandlers, type SvgPoint } from './svg-drag.ts';

/** Until the box is measured. */
const USUAL_SIZE = 320;
const THICKEST = 20;
/** Room between the ring and the house, for the names of the winds. */
const NAMES = 46;
/** The same where the house's measures stand round it. */
const NAMES_AND_MEASURES = 58;
/** A handle that comes this near to one of the four winds goes there. */
const SNAP_DEG = 2;
const WINDS = [-180, -90, 0, 90] as const;

type Towards = (azimuthDeg: number, radius: number) => readonly [x: number, y: number];

/** Where a direction lies from the middle: 0 south is down, 90 west is left. */
function towardsFrom(middle: number): Towards {
  return (azimuthDeg, radius) => {
    const angle = (azimuthDeg * Math.PI) / 180;
    return [middle - radius * Math.sin(angle), middle + radius * Math.cos(angle)];
  };
}

export function wrapped(azimuthDeg: number): number {
  const turned = ((((azimuthDeg + 180) % 360) + 360) % 360) - 180;
  return turned === -180 ? 180 : turned;
}

function snapped(azimuthDeg: number): number {
  const near = [...WINDS, 180].find((wind) => Math.abs(azimuthDeg - wind) <= SNAP_DEG);
  return wrapped(near ?? Math.round(azimuthDeg));
}

type CompassPlanProps = {
  readonly roof: DrawnRoof;
  readonly chosen: number;
  readonly yields: DirectionYields | null;
  readonly onTurn: (frontDeg: number) => void;
  /** What lies on the house besides its picture, and turns with it; the plan is then drawn in large. Remembered: it is drawn with the house alone. */
  readonly detail?: (sheet: PlanSheet) => ReactNode;
};

export type PlanSheet = { readonly place: PlanPlace; readonly pxPerM: number };

/** The house from above in a compass: its handle turns the house, the ring is as thick as the yield there. */
export function CompassPlan({ roof, chosen, yields, onTurn, detail }: CompassPlanProps) {
  const locale = getLocale();
  const { box, width } = useMeasuredWidth();
  const size = width ?? USUAL_SIZE;
  const middle = size / 2;
  const isLarge = detail !== undefined;
  const ring = middle - 12;
  const house = ring - THICKEST - (isLarge ? NAMES_AND_MEASURES : NAMES);
  const towards = towardsFrom(middle);
  const [frontDeg, turn] = useAhead(roof.frontDeg, onTurn);
  const still = useMemo(() => roofPicture(roof), [roof]);
  const numbered = useMemo(
    () => (isLarge ? numbersBeside(still, roof) : still),
    [isLarge, still, roof],
  );
  // Nothing of it turns with the house.
  const face = useMemo(() => <CompassFace {...{ yields, middle, ring }} />, [yields, middle, ring]);
  const pxPerM = planScale(roof.extent, house);
  const center = useMemo(() => [middle, middle] as const, [middle]);
  // Turned as it lies: a roof of forty panels is drawn anew only once the page has followed the hand.
  const lying = useMemo(
    () => <RoofFromAbove picture={still} {...{ center, pxPerM, chosen }} />,
    [still, center, pxPerM, chosen],
  );
  const details = useMemo(
    () => detail?.({ place: placing(still, center, pxPerM), pxPerM }),
    [detail, still, center, pxPerM],
  );
  const [handleX, handleY] = towards(frontDeg, ring - 6);
  const [fromX, fromY] = towards(frontDeg, house + 6);
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
    <div ref={box}>
      <svg
        role="group"
        aria-label={m.roof_plan_label({
          length: decimal(roof.extent.eastM, locale, 1),
          width: decimal(roof.extent.southM, locale, 1),
          direction: isFound ? azimuthWords(roof.faces[chosen]!.azimuthDeg, locale) : words,
        })}
        viewBox={`0 0 ${size} ${size + 12}`}
        className="w-full select-none"
      >
        {/* Under the names of the winds, which it would strike through. */}
        {isFound ? null : (
          <line
            x1={fromX}
            y1={fromY}
            x2={handleX}
            y2={handleY}
            stroke="#17231f"
            strokeWidth={1.5}
          />
        )}
        {face}
        <g className="chart-no-halo">
          <g transform={`rotate(${frontDeg - still.frontDeg} ${middle} ${middle})`}>{lying}</g>
          <FaceNumbers picture={{ ...numbered, frontDeg }} {...{ center, pxPerM, chosen }} />
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
        {isLarge && !isFound ? (
          <text
            x={size}
            y={size + 8}
            textAnchor="end"
            fontSize={14}
            fontWeight={600}
            fill="#17231f"
          >
            {words}
          </text>
        ) : null}
        <ScaleBar pxPerM={pxPerM} y={size + 8} isFine={isLarge} />
      </svg>
    </div>
  );
}

type CompassFaceProps = {
  readonly yields: DirectionYields | null;
  readonly middle: number;
  readonly ring: number;
};

/** The ring of yields, its ticks and the four winds. */
function CompassFace({ yields, middle, ring }: CompassFaceProps) {
  const towards = towardsFrom(middle);
  return (
    <>
      <path
        d={ringPath(yields, middle, ring)}
        fill="#f4b83a"
        stroke="#17231f"
        strokeWidth={1}
        fillRule="evenodd"
      />
      {Array.from({ length: 24 }, (_, index) => {
        // The winds have their names there.
        if (index % 6 === 0) return null;
        const [x1, y1] = towards(index * 15, ring - THICKEST - 4);
        const [x2, y2] = towards(index * 15, ring - THICKEST - 8);
        return <line key={index} {...{ x1, y1, x2, y2 }} stroke="#7a756b" strokeWidth={1} />;
      })}
      {WINDS.map((wind) => (
        <Wind
          key={wind}
          wind={wind}
          at={towards(wind, ring - THICKEST - 20)}
          share={yields?.shareOf(wind) ?? null}
        />
      ))}
    </>
  );
}

/** Outside a circle, inside as far in as the direction yields. */
function ringPath(yields: DirectionYields | null, middle: number, ring: number): string {
  const towards = towardsFrom(middle);
  const inner = Array.from({ length: 72 }, (_, index) => {
    const azimuth = index * 5 - 180;
    const share = yields?.shareOf(azimuth) ?? 0.8;
    // From half the best on it shows: nothing on a roof is below that.
    const thickness = 5 + (THICKEST - 5) * Math.max(0, (share - 0.5) / 0.5);
    return towards(azimuth, ring - thickness)
      .map((px) => px.toFixed(1))
      .join();
  });
  const [top, bottom] = [middle - ring, middle + ring];
  const circle = `M${middle} ${top}A${ring} ${ring} 0 0 1 ${middle} ${bottom}A${ring} ${ring} 0 0 1 ${middle} ${top}Z`;
  return `${circle}M${inner.join('L')}Z`;
}

type WindProps = {
  readonly wind: (typeof WINDS)[number];
  readonly at: readonly [x: number, y: number];
  readonly share: number | null;
};

function Wind({ wind, at: [x, y], share }: WindProps) {
  const isLevel = wind === 90 || wind === -90;
  const names = {
    [-180]: m.roof_north(),
    [-90]: m.roof_east(),
    0: m.roof_south(),
    90: m.roof_west(),
  } as const;
  const text = share === null ? '' : percent(share, getLocale());
  return (
    <text
      textAnchor="middle"
      fontSize={14}
      fill="#17231f"
      stroke="#fff"
      strokeWidth={4}
      paintOrder="stroke"
    >
      <tspan x={x} y={isLevel ? y - 4 : y + (wind === 0 ? 12 : -2)} fontWeight={600}>
        {names[wind]}
      </tspan>
      {isLevel ? (
        <tspan x={x} y={y + 14}>
          {text}
        </tspan>
      ) : (
        <tspan> {text}</tspan>
      )}
    </text>
  );
}
