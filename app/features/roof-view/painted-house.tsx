import { isFacing, type Camera, type Point3 } from './camera.ts';
import type { HouseSolid, SolidFace } from './house-solid.ts';
import { paintOrder } from './paint-order.ts';
import type { SunAt } from './sun-dome.ts';

const INK = '#17231f';

type PaintedHouseProps = {
  readonly solid: HouseSolid;
  readonly camera: Camera;
  readonly sun: SunAt;
  readonly inShade: ReadonlySet<number>;
  readonly areaOf: (corners: readonly Point3[]) => string;
  readonly at: (point: Point3) => readonly [number, number];
};

type Part =
  | { readonly kind: 'face'; readonly corners: readonly Point3[]; readonly face: SolidFace }
  | { readonly kind: 'wall' | 'chimney' | 'other'; readonly corners: readonly Point3[] };

/** Faces with their panels, walls and chimneys, the farthest painted first. */
export function PaintedHouse({ solid, camera, sun, inShade, areaOf, at }: PaintedHouseProps) {
  const all: readonly Part[] = [
    ...solid.walls.map((corners) => ({ kind: 'wall', corners }) as const),
    ...solid.faces.map((face) => ({ kind: 'face', corners: face.corners, face }) as const),
    ...solid.blocks.flatMap(({ kind, sides }) => sides.map((corners) => ({ kind, corners }))),
  ];
  const parts = all.filter(({ corners }) => isFacing(corners, camera));
  const order = paintOrder(
    parts.map(({ corners }) => corners),
    camera,
  );
  const isDark = (corners: readonly Point3[]) =>
    sun.elevationDeg <= 0 ||
    !isFacing(corners, { yawDeg: sun.azimuthDeg - 180, pitchDeg: sun.elevationDeg });
  return (
    <g strokeLinejoin="round">
      {order.map((index) => {
        const part = parts[index]!;
        const area = areaOf(part.corners);
        if (part.kind === 'face') {
          const isShaded = isDark(part.corners) || inShade.has(part.face.face);
          return <PaintedFace key={index} {...{ area, areaOf, isShaded }} face={part.face} />;
        }
        const fills = { wall: '#ffffff', chimney: '#c4664f', other: '#e9dfcd' } as const;
        return (
          <g key={index}>
            <path d={area} fill={fills[part.kind]} stroke={INK} strokeWidth={1.5} />
            {isDark(part.corners) ? <path d={area} fill={INK} fillOpacity={0.1} /> : null}
          </g>
        );
      })}
      {solid.faces
        .filter(({ corners }) => isFacing(corners, camera))
        .map(({ face, middle, panels }) => (
          <FaceNumber key={face} at={at(middle)} number={face + 1} isUsed={panels.length > 0} />
        ))}
    </g>
  );
}

type PaintedFaceProps = {
  readonly face: SolidFace;
  readonly area: string;
  readonly areaOf: (corners: readonly Point3[]) => string;
  readonly isShaded: boolean;
};

function PaintedFace({ face, area, areaOf, isShaded }: PaintedFaceProps) {
  return (
    <g>
      <path d={area} fill="#f6f0e4" />
      <path d={area} fill="url(#roof-tile)" stroke={INK} strokeWidth={1.75} />
      {face.panels.length > 0 ? (
        <path
          d={face.panels.map(areaOf).join('')}
          fill="#1b5a48"
          stroke="#faf8f3"
          strokeWidth={0.9}
        />
      ) : null}
      {face.windows.length > 0 ? (
        <path d={face.windows.map(areaOf).join('')} fill="#ffffff" stroke={INK} />
      ) : null}
      {isShaded ? <path d={area} fill="url(#roof-shade)" /> : null}
    </g>
  );
}

type FaceNumberProps = {
  readonly at: readonly [number, number];
  readonly number: number;
  readonly isUsed: boolean;
};

function FaceNumber({ at: [x, y], number, isUsed }: FaceNumberProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={11}
        fill="#ffffff"
        stroke={isUsed ? '#1b5a48' : '#7a756b'}
        strokeWidth={1.5}
      />
      <text x={x} y={y + 5} textAnchor="middle" fontSize={14} fontWeight={600} fill={INK}>
        {number}
      </text>
    </g>
  );
}
