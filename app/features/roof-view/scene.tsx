import { useMemo } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { Place } from '../../../engine/place.ts';
import { dot, eyeOf, seenBy, type Camera, type Point3 } from './camera.ts';
import { EQUINOX, MIDSUMMER, MIDWINTER, sunOfDay } from './day-of-sun.ts';
import type { HouseSolid } from './house-solid.ts';
import { PaintedHouse } from './painted-house.tsx';
import { horizonCurtain, splitByDepth } from './sky-lines.ts';
import { onDome, shadowOnGround, type SunAt } from './sun-dome.ts';

const INK = '#17231f';
/** Room round the ring for the names of the winds [share of its radius]. */
const RING_SHARE = 0.86;

export type SceneProps = {
  readonly solid: HouseSolid;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly place: Place;
  readonly day: number;
  readonly sun: SunAt;
  readonly suns: readonly SunAt[];
  readonly horizonDeg: readonly number[];
  /** Faces that lie in shade now. */
  readonly inShade: ReadonlySet<number>;
  readonly label: string;
  readonly time: string;
};

/** The house under the dome of its sky: sun paths, what stands around, and the shadow of the moment. */
export function Scene(props: SceneProps) {
  const { solid, camera, width, height, place, sun, suns, horizonDeg } = props;
  const sunsOfSeasons = useMemo(
    () => [MIDSUMMER, EQUINOX, MIDWINTER].map((one) => sunOfDay(one, place)),
    [place],
  );
  const radiusM = Math.max(9, solid.reachM * 2.05);
  const tilt = Math.max(0.62, Math.sin((camera.pitchDeg * Math.PI) / 180));
  const pxPerM = Math.min((width / 2) * RING_SHARE, (height / 2 - 34) / tilt) / radiusM;
  const seen = seenBy(camera);
  // Seen from the side, the sky needs more room than the ground before the house.
  const lowered = height * 0.1 * Math.cos((camera.pitchDeg * Math.PI) / 180);
  const at = (point: Point3): readonly [number, number] => {
    const { x, y } = seen(point);
    // Server and browser must write the same: sines differ in their last digit.
    const px = (value: number) => Math.round(value * 10) / 10;
    return [px(width / 2 + x * pxPerM), px(height / 2 + lowered + y * pxPerM)];
  };
  const lineOf = (points: readonly Point3[]) =>
    points.map((point) => at(point).map(String).join(' ')).join('L');
  const pathOf = (points: readonly Point3[]) => (points.length < 2 ? '' : `M${lineOf(points)}`);
  const areaOf = (points: readonly Point3[]) => `M${lineOf(points)}Z`;
  const ring = Array.from({ length: 72 }, (_, index) =>
    onDome({ elevationDeg: 0, azimuthDeg: index * 5 }, radiusM),
  );
  const eye = eyeOf(camera);
  const isBehind = (point: Point3) => dot(point, eye) < 0;
  const pathFor = (day: readonly SunAt[]) =>
    splitByDepth(
      day.filter(({ elevationDeg }) => elevationDeg > 0).map((one) => onDome(one, radiusM)),
      isBehind,
    );
  const seasons = sunsOfSeasons.map(pathFor);
  const today = pathFor(suns);
  const curtain = horizonCurtain(horizonDeg, radiusM, isBehind);
  const sunPoint = onDome(sun, radiusM);
  const isUp = sun.elevationDeg > 0;
  const shadows = [...solid.faces.map(({ corners }) => corners), ...solid.walls].flatMap(
    (corners) => {
      const shadow = shadowOnGround(corners, sun);
      return shadow === null ? [] : [areaOf(shadow)];
    },
  );
  const line = { fill: 'none', stroke: INK } as const;
  const sky = (isFar: boolean) => (
    <>
      {curtain
        .filter((part) => part.isBehind === isFar)
        .map(({ area, top }, index) => (
          <g key={index}>
            <path d={areaOf(area)} fill="#dcebe3" fillOpacity={isFar ? 0.9 : 0.45} />
            <path d={pathOf(top)} {...line} stroke="#3b8068" strokeWidth={1.25} />
          </g>
        ))}
      {seasons.map((season, index) => (
        <path
          key={index}
          d={season[isFar ? 'behind' : 'before'].map(pathOf).join('')}
          {...line}
          stroke="#9a958b"
          strokeWidth={1}
        />
      ))}
      <path
        d={today[isFar ? 'behind' : 'before'].map(pathOf).join('')}
        {...line}
        strokeWidth={1.75}
      />
      {/* Over the lines, which would strike them through. */}
      <Winds
        at={at}
        radiusM={radiusM}
        size={[width, height]}
        sun={isUp ? at(sunPoint) : null}
        shown={(point) => isBehind(point) === isFar}
      />
      {isUp && isBehind(sunPoint) === isFar ? (
        <SunDisc at={at(sunPoint)} foot={at([sunPoint[0], sunPoint[1], 0])} time={props.time} />
      ) : null}
    </>
  );
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${width} ${height}`}
      className="block size-full select-none"
    >
      <defs>
        <clipPath id="roof-ground">
          <path d={areaOf(ring)} />
        </clipPath>
        <pattern
          id="roof-shade"
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" stroke={INK} strokeWidth={2.2} strokeOpacity={0.55} />
        </pattern>
        <pattern id="roof-tile" width={7} height={7} patternUnits="userSpaceOnUse">
          <circle cx={2} cy={2} r={0.9} fill="#c3b9a5" />
        </pattern>
      </defs>
      <path d={areaOf(ring)} fill="#faf8f3" stroke={INK} strokeWidth={1.25} />
      <path
        d={ring
          .map((point, index) => {
            const inner = index % 18 === 0 ? 0.93 : index % 3 === 0 ? 0.955 : 0.975;
            return pathOf([point, [point[0] * inner, point[1] * inner, 0]]);
          })
          .join('')}
        {...line}
        strokeWidth={0.9}
      />
      {sky(true)}
      {/* Apart: in one path, those that run the other way round would cut each other out. */}
      <g fill="#ddd5c4" clipPath="url(#roof-ground)">
        {shadows.map((shadow, index) => (
          <path key={index} d={shadow} />
        ))}
      </g>
      <PaintedHouse
        solid={solid}
        camera={camera}
        sun={sun}
        inShade={props.inShade}
        areaOf={areaOf}
        at={at}
      />
      {sky(false)}
    </svg>
  );
}

type SunDiscProps = {
  readonly at: readonly [number, number];
  readonly foot: readonly [number, number];
  readonly time: string;
};

function SunDisc({ at: [x, y], foot, time }: SunDiscProps) {
  return (
    <g>
      <path d={`M${x} ${y}L${foot[0]} ${foot[1]}`} stroke={INK} strokeDasharray="2 4" />
      <circle cx={x} cy={y} r={14} fill="#f4b83a" stroke={INK} strokeWidth={1.5} />
      <text
        x={x}
        y={y - 21}
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        fill={INK}
        stroke="#f1ede4"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {time}
      </text>
    </g>
  );
}

type WindsProps = {
  readonly at: (point: Point3) => readonly [number, number];
  readonly radiusM: number;
  /** Of the drawing [px]. */
  readonly size: readonly [width: number, height: number];
  /** Where the sun is drawn, with its time above it; null: it is down. */
  readonly sun: readonly [number, number] | null;
  readonly shown: (point: Point3) => boolean;
};

/**
 * Where a wind's name stands: outside the ring, clear of the house, or within it where there is no room, or where the sun
 * is drawn there [share of the radius].
 */
const NAME_SHARES = [1.09, 0.86, 0.66, 0.5] as const;
/** Half of the widest name, and of its line [px]. */
const NAME_REACH = [24, 10] as const;

function isWithin([x, y]: readonly [number, number], [width, height]: WindsProps['size']): boolean {
  const [across, up] = NAME_REACH;
  return x >= across && x <= width - across && y >= up && y <= height - up;
}

/** Whether a name would lie under the sun's disc or the time above it [px]. */
function isUnderSun([x, y]: readonly [number, number], sun: readonly [number, number] | null) {
  return sun !== null && Math.abs(x - sun[0]) < 38 && y > sun[1] - 46 && y < sun[1] + 28;
}

function Winds({ at, radiusM, size, sun, shown }: WindsProps) {
  const names = [m.roof_north(), m.roof_east(), m.roof_south(), m.roof_west()];
  return names.map((name, index) => {
    const ways = NAME_SHARES.map((share) =>
      onDome({ elevationDeg: 0, azimuthDeg: index * 90 }, radiusM * share),
    );
    if (!shown(ways[0]!)) return null;
    const places = ways.map(at).filter((place) => isWithin(place, size));
    const [x, y] = places.find((place) => !isUnderSun(place, sun)) ?? places[0] ?? at(ways[1]!);
    return (
      <text
        key={name}
        x={x}
        y={y + 5}
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        fill={INK}
        stroke="#f1ede4"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {name}
      </text>
    );
  });
}
