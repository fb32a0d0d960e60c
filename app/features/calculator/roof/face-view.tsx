import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import { EDGE_DISTANCE_M } from '../../../../engine/roof/panel-places.ts';
import { useMeasuredWidth } from '../../../charts/chart-picture.tsx';
import { shortDecimal } from '../../../../words/format.ts';
import { FacePlaces } from './face-places.tsx';
import { ObstacleHandle } from './obstacle-handle.tsx';
import {
  ObstacleLabels,
  ObstacleLegend,
  ObstacleLetters,
  obstacleSpots,
} from './obstacle-labels.tsx';
import { obstacleName } from './obstacle-name.ts';
import { cornersOn, edgeOf, faceUnder, pathOf, type OnSheet } from './on-sheet.ts';
import type { FaceEdits } from './face-edits.ts';
import { SideHandles } from './side-handles.tsx';

/** Until the box is measured. */
const USUAL_WIDTH = 560;
const SIDE = 44;
const TOP = 34;
const BOTTOM = 26;

type FaceViewProps = {
  readonly face: DrawnFace;
  readonly edits: FaceEdits;
};

/** The face as one sees it standing before it, true to scale; panels are buttons, obstacles are dragged. */
export function FaceView({ face, edits }: FaceViewProps) {
  const locale = getLocale();
  const { box: frame, width: measured } = useMeasuredWidth();
  const width = measured ?? USUAL_WIDTH;
  const widest = Math.max(...face.outline.map(([along]) => along));
  const highest = Math.max(...face.outline.map(([, up]) => up));
  const px = Math.min((width - SIDE - 12) / widest, 420 / highest);
  const height = TOP + highest * px + BOTTOM;
  const left = SIDE + (width - SIDE - 12 - widest * px) / 2;
  const x = (alongM: number) => left + alongM * px;
  const y = (upM: number) => TOP + (highest - upM) * px;
  const at: OnSheet = ([along, up]) => ({ x: x(along), y: y(up) });
  const corners = face.outline.map(([along, up]) => `${x(along)},${y(up)}`).join(' ');
  const metres = (value: number) => `${shortDecimal(value, locale, 1)}\u00a0m`;
  const obstacles = face.obstacles.map((one) => ({ kind: one.kind, corners: cornersOn(at)(one) }));
  const spots = obstacleSpots({
    obstacles,
    taken: face.places.filter(({ state }) => state !== 'blocked').map(cornersOn(at)),
    isWithin: ({ left: from, top, width: wide, height: high }) =>
      from >= left && from + wide <= x(widest) && top >= y(highest) && top + high <= y(0),
    reach: 0,
  });
  const names = { obstacles, spots };
  return (
    <div ref={frame}>
      <svg
        role="group"
        aria-label={m.roof_face_label({
          number: String(face.face + 1),
          length: metres(widest),
          height: metres(highest),
          distance: metres(EDGE_DISTANCE_M),
        })}
        viewBox={`0 0 ${width} ${height}`}
        className="roof-drawing w-full select-none"
      >
        <RoofTiles id="roof-tiles" />
        <polygon points={corners} fill="#f1e8d8" />
        <polygon points={corners} fill="url(#roof-tiles)" stroke="#17231f" strokeWidth={1.5} />
        <EdgeLine face={face} at={at} />
        {/* Its name says the same. */}
        <g aria-hidden="true" stroke="#7a756b" strokeWidth={1} fill="#4b5852" fontSize={14}>
          <path d={`M${x(0)} 22H${x(widest)}M${x(0)} 17v10M${x(widest)} 17v10`} />
          <text x={x(widest / 2)} y={14} textAnchor="middle" stroke="none">
            {metres(widest)}
          </text>
          <path d={`M${left - 12} ${y(0)}V${y(highest)}m-5 0h10M${left - 17} ${y(0)}h10`} />
          <text
            transform={`translate(${left - 20} ${y(highest / 2)}) rotate(-90)`}
            textAnchor="middle"
            stroke="none"
          >
            {metres(highest)}
          </text>
        </g>
        <FacePlaces face={face} corners={cornersOn(at)} onToggle={edits.toggle} />
        <Obstacles {...{ face, edits, at, metres }} />
        <ObstacleLabels {...names} />
        <ObstacleLetters {...names} />
        {edits.moveSide === null ? null : (
          <SideHandles
            outline={face.outline}
            at={at}
            pxPerM={px}
            metres={metres}
            onMove={edits.moveSide}
          />
        )}
        <g aria-hidden="true" fill="#4b5852" fontSize={14}>
          <path
            d={`M${left} ${height - 6}v-5M${left} ${height - 8}h${px}m0 2v-5`}
            stroke="#17231f"
            fill="none"
            strokeWidth={1.5}
          />
          <text x={left + px + 8} y={height - 4}>
            1 m
          </text>
          <text x={x(widest)} y={height - 4} textAnchor="end">
            {m.roof_edge_distance({ distance: metres(EDGE_DISTANCE_M) })}
          </text>
        </g>
      </svg>
      <ObstacleLegend {...names} />
    </div>
  );
}

type OnFaceProps = FaceViewProps & { readonly at: OnSheet };

/** What a roof's ground is filled with. */
export function RoofTiles({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width={8} height={10} patternUnits="userSpaceOnUse">
        <path d="M0 .5H8M.5 0V10" stroke="#d9cdb8" strokeWidth={0.6} />
      </pattern>
    </defs>
  );
}

/** The distance that panels keep from the edge. */
export function EdgeLine({ face, at }: Omit<OnFaceProps, 'edits'>) {
  const edge = edgeOf(face);
  if (edge.length === 0) return null;
  return <path d={pathOf(edge.map(at))} fill="none" stroke="#7a756b" strokeDasharray="4 3" />;
}

type ObstaclesProps = OnFaceProps & { readonly metres: (value: number) => string };

/** Chimneys and windows of a face, wherever it is drawn. */
export function Obstacles({ face, edits, at, metres }: ObstaclesProps) {
  const corners = cornersOn(at);
  const under = faceUnder(at);
  return face.obstacles.map((obstacle, index) => (
    <ObstacleHandle
      key={index}
      label={m.roof_obstacle_label({
        kind: obstacleName(obstacle.kind),
        along: metres(obstacle.alongM),
        up: metres(obstacle.upM),
      })}
      obstacle={obstacle}
      corners={corners(obstacle)}
      onMove={(to) => edits.move(index, to)}
      onRemove={() => edits.remove(index)}
      toFace={(point) => {
        const [along, up] = under(point);
        return { alongM: along - obstacle.widthM / 2, upM: up - obstacle.heightM / 2 };
      }}
    />
  ));
}
