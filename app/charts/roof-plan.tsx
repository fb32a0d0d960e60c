import type { ReactNode } from 'react';
import type { PlanPoint } from '../../engine/roof/roof-shape.ts';
import { tileCourses } from './tile-courses.ts';

export type RoofPlanFace = {
  readonly azimuthDeg: number;
  readonly outline: readonly PlanPoint[];
  readonly middle: PlanPoint;
  readonly panels: readonly (readonly PlanPoint[])[];
  readonly obstacles: readonly {
    readonly kind: 'chimney' | 'window';
    readonly corners: readonly PlanPoint[];
  }[];
};

export type RoofPlanProps = {
  readonly picture: {
    readonly extent: PlanPoint;
    readonly frontDeg: number;
    readonly faces: readonly RoofPlanFace[];
  };
  /** Its centre on the sheet and its scale. */
  readonly center: readonly [x: number, y: number];
  readonly pxPerM: number;
  /** Which face is selected; null: none. */
  readonly chosen?: number | null;
};

const INK = '#17231f';
const PANEL = '#1f3a36';

/** The scale at which the house fits into a circle of this radius at any rotation. */
export function planScale({ eastM, southM }: PlanPoint, radiusPx: number): number {
  return (2 * radiusPx) / Math.hypot(eastM, southM);
}

/**
 * A roof from above, true to scale, north up: faces with their numbers, panels, chimneys and
 * windows. Every point is rotated here rather than by the drawing, because the PDF supports only
 * paths and text.
 */
export function RoofPlan(props: RoofPlanProps) {
  return (
    <g className="chart-no-halo">
      <RoofFromAbove {...props} />
      <FaceNumbers {...props} />
    </g>
  );
}

/** The same without the numbers, which stand upright however the house is turned. */
export function RoofFromAbove({ picture, center, pxPerM, chosen = null }: RoofPlanProps) {
  const { faces } = picture;
  const place = placing(picture, center, pxPerM);
  const lineOf = (points: readonly PlanPoint[]) =>
    `M${points.map((point) => place(point).map(twoDecimals).join(' ')).join('L')}`;
  const pathOf = (corners: readonly PlanPoint[]) => `${lineOf(corners)}Z`;
  const chosenFace = chosen === null ? undefined : faces[chosen];
  return (
    <>
      {faces.map(({ outline, azimuthDeg }, index) => (
        <g key={index} strokeLinejoin="round">
          <path
            d={pathOf(outline)}
            fill={index === chosen ? '#dcebe3' : index % 2 === 0 ? '#f1e8d8' : '#e9dfcd'}
            stroke={INK}
            strokeWidth={1.25}
          />
          <path
            d={tileCourses(outline, azimuthDeg - picture.frontDeg, pxPerM)
              .map(lineOf)
              .join('')}
            fill="none"
            stroke={index === chosen ? '#bfd6c9' : '#d3c7b1'}
            strokeWidth={0.75}
          />
        </g>
      ))}
      {faces.map((face, index) => (
        <g key={index}>{onFace(face, pathOf)}</g>
      ))}
      {chosenFace === undefined ? null : (
        <path
          d={pathOf(chosenFace.outline)}
          fill="none"
          stroke="#1b5a48"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

export function FaceNumbers({ picture, center, pxPerM, chosen = null }: RoofPlanProps) {
  const place = placing(picture, center, pxPerM);
  return picture.faces.map(({ middle, panels }, index) => (
    <FaceNumber
      key={index}
      at={place(middle)}
      number={index + 1}
      isChosen={index === chosen}
      isUsed={panels.length > 0}
    />
  ));
}

export type PlanPlace = (point: PlanPoint) => readonly [x: number, y: number];

const twoDecimals = (px: number) => px.toFixed(2);

/** Position of a point of the plan on the sheet, rotated like the house [px]. */
export function placing(
  { extent, frontDeg }: Pick<RoofPlanProps['picture'], 'extent' | 'frontDeg'>,
  center: RoofPlanProps['center'],
  pxPerM: number,
): PlanPlace {
  const angle = (frontDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ({ eastM, southM }) => {
    const [x, y] = [eastM - extent.eastM / 2, southM - extent.southM / 2];
    return [center[0] + (x * cos - y * sin) * pxPerM, center[1] + (x * sin + y * cos) * pxPerM];
  };
}

/** What lies on a face. */
function onFace(
  { panels, obstacles }: RoofPlanFace,
  pathOf: (corners: readonly PlanPoint[]) => string,
): ReactNode {
  return (
    <>
      {panels.map((corners, at) => (
        <path key={at} d={pathOf(corners)} fill={PANEL} stroke="#faf8f3" strokeWidth={0.6} />
      ))}
      {obstacles.map(({ kind, corners }, at) => (
        <path
          key={at}
          d={pathOf(corners)}
          fill={kind === 'chimney' ? '#b9806b' : '#ffffff'}
          stroke={INK}
          strokeWidth={1}
        />
      ))}
    </>
  );
}

type FaceNumberProps = {
  at: readonly [x: number, y: number];
  number: number;
  isChosen: boolean;
  isUsed: boolean;
};

function FaceNumber({ at: [x, y], number, isChosen, isUsed }: FaceNumberProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={11}
        fill={isChosen ? '#1b5a48' : '#ffffff'}
        stroke={isChosen || isUsed ? '#1b5a48' : '#7a756b'}
        strokeWidth={1.25}
      />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        fill={isChosen ? '#ffffff' : INK}
      >
        {number}
      </text>
    </g>
  );
}
