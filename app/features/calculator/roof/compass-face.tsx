import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { percent } from '../../../../words/format.ts';
import type { DirectionYields } from './direction-yields.ts';

/** The ring where a direction yields most [px]. */
export const THICKEST = 20;
export const WINDS = [-180, -90, 0, 90] as const;

/** Half of a wind's name with its share [px]. */
export const NAME_REACH = 40;

/** How far from the middle the winds' names stand [px]. */
export function namesRadius(ring: number): number {
  return ring - THICKEST - 20;
}

/** How far to both sides of a wind its name reaches [°]. */
export function nearNameDeg(ring: number): number {
  return (Math.atan(NAME_REACH / namesRadius(ring)) * 180) / Math.PI;
}

type Towards = (azimuthDeg: number, radius: number) => readonly [x: number, y: number];

/** Where a direction lies from the middle: 0 south is down, 90 west is left. */
export function towardsFrom(middle: number): Towards {
  return (azimuthDeg, radius) => {
    const angle = (azimuthDeg * Math.PI) / 180;
    return [middle - radius * Math.sin(angle), middle + radius * Math.cos(angle)];
  };
}

type CompassFaceProps = {
  readonly yields: DirectionYields | null;
  readonly middle: number;
  readonly ring: number;
};

/** The ring of yields, its ticks and the four winds. */
export function CompassFace({ yields, middle, ring }: CompassFaceProps) {
  const towards = towardsFrom(middle);
  return (
    <g aria-hidden="true">
      <path
        d={ringPath(yields, middle, ring)}
        fill="#f4b83a"
        stroke="#17231f"
        strokeWidth={1}
        fillRule="evenodd"
      />
      {Array.from({ length: 24 }, (_, index) => {
        // The winds have their names there.
        if (Math.min(index % 6, 6 - (index % 6)) * 15 < nearNameDeg(ring)) return null;
        const [x1, y1] = towards(index * 15, ring - THICKEST - 2);
        const [x2, y2] = towards(index * 15, ring - THICKEST - 9);
        return <line key={index} {...{ x1, y1, x2, y2 }} stroke="#7a756b" strokeWidth={1} />;
      })}
      {WINDS.map((wind) => (
        <Wind
          key={wind}
          wind={wind}
          at={towards(wind, namesRadius(ring))}
          share={yields?.shareOf(wind) ?? null}
        />
      ))}
    </g>
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
