import { getLocale } from '../../../../messages/compiled/runtime.js';
import { azimuthUnit } from '../../../../words/azimuth-words.ts';
import { namesRadius, towardsFrom } from './compass-face.tsx';

/** From the ring to the arc: outside the house, inside the winds' names [px]. */
const ARC_FROM_RING = { large: 66, small: 50 } as const;
const NAME_LINE = 18;
const FROM_LINE = 8;

type FrontAngleProps = {
  readonly middle: number;
  readonly ring: number;
  readonly frontDeg: number;
  readonly isLarge: boolean;
  readonly words: string;
};

/** How far the front is turned from due south, or from due north where that is nearer: a dashed line, an arc and the words. */
export function FrontAngle({ middle, ring, frontDeg, isLarge, words }: FrontAngleProps) {
  const towards = towardsFrom(middle);
  const isNorth = Math.abs(frontDeg) > 90;
  const wind = isNorth ? Math.sign(frontDeg) * 180 : 0;
  const turned = frontDeg - wind;
  const radius = ring - ARC_FROM_RING[isLarge ? 'large' : 'small'];
  const point = (azimuthDeg: number, at: number) =>
    towards(azimuthDeg, at)
      .map((px) => px.toFixed(1))
      .join(' ');
  const degrees = `${Math.abs(turned)}${azimuthUnit(frontDeg, getLocale())}`;
  // On the other side of the line than the handle.
  const isHandleLeft = Math.sin((frontDeg * Math.PI) / 180) > 0;
  const baseline = isNorth ? middle - radius + 8 : middle + radius + 6;
  return (
    <g aria-hidden="true" fill="none" stroke="#17231f" className="chart-no-halo">
      {turned === 0 ? null : (
        <>
          <path
            d={`M${point(wind, 0)}L${point(wind, namesRadius(ring) - NAME_LINE)}`}
            strokeDasharray="4 3"
          />
          <path
            d={`M${point(wind, radius)}A${radius} ${radius} 0 0 ${turned > 0 ? 1 : 0} ${point(frontDeg, radius)}`}
          />
        </>
      )}
      {turned === 0 && !isLarge ? null : (
        <text
          x={isHandleLeft ? middle + FROM_LINE : middle - FROM_LINE}
          y={baseline}
          textAnchor={isHandleLeft ? 'start' : 'end'}
          fontSize={14}
          fontWeight={600}
          fill="#17231f"
          stroke="none"
        >
          {isLarge ? words : degrees}
        </text>
      )}
    </g>
  );
}
