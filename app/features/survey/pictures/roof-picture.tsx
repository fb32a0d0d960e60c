import type { ReactNode } from 'react';
import type { RoofType } from '../../../../engine/estimate-input.ts';
import {
  Chimney,
  Door,
  Drawing,
  Ground,
  OUTLINE,
  Sun,
  Unknown,
  Walls,
  Window,
} from './house-parts.tsx';

// Each roof differs by its pattern, too, not by its colour alone.

type Cover = {
  readonly colour: string;
  readonly shape: string;
  readonly chimneyY: number;
  readonly wallY: number;
  /** Size of the pattern's tile, and what is drawn in it. */
  readonly tile?: readonly [width: number, height: number, lines: string];
};

const HIPPED = 'M44 34h72l20 30H24z';
const LOW = 'M36 48h88l12 16H24z';

const COVERS: Readonly<Record<RoofType, Cover>> = {
  tile: {
    colour: '#bc6e50',
    shape: HIPPED,
    chimneyY: 23,
    wallY: 64,
    tile: [6, 6, 'M0 1q3 4 6 0'],
  },
  'fibre-cement': {
    colour: '#abaea7',
    shape: HIPPED,
    chimneyY: 23,
    wallY: 64,
    tile: [8, 10, 'M2 0v10M6 0v10M0 9.5h8'],
  },
  slate: {
    colour: '#55626a',
    shape: HIPPED,
    chimneyY: 23,
    wallY: 64,
    tile: [10, 10, 'M0 .5h10M0 5.5h10M2 .5v5M7 5.5v5'],
  },
  felt: { colour: '#454e4a', shape: LOW, chimneyY: 37, wallY: 64, tile: [18, 20, 'M9 0v20'] },
  metal: { colour: '#93a8a0', shape: HIPPED, chimneyY: 23, wallY: 64, tile: [6, 10, 'M3 0v10'] },
  flat: { colour: '#55626a', shape: 'M24 52h112v9H24z', chimneyY: 41, wallY: 61 },
  thatch: {
    colour: '#c6a96c',
    shape: 'M46 34q34-10 68 0 14 16 22 36-56-5-112 0 8-20 22-36z',
    chimneyY: 19,
    wallY: 66,
    tile: [6, 8, 'M1 0l1 4M4 4l1 4'],
  },
};

export function RoofPicture({ type }: { readonly type: RoofType | 'unknown' }) {
  return (
    <Drawing>
      {type === 'unknown' ? <Unknown /> : <House cover={COVERS[type]} id={`roof-${type}`} />}
      {type === 'unknown' ? null : <Ground />}
    </Drawing>
  );
}

function House({ cover, id }: { readonly cover: Cover; readonly id: string }): ReactNode {
  const { colour, shape, chimneyY, wallY, tile } = cover;
  return (
    <>
      <Sun />
      <Walls x={34} y={wallY} width={92} />
      <Chimney x={96} y={chimneyY} />
      <path d={shape} fill={colour} {...OUTLINE} />
      {tile === undefined ? null : (
        <>
          <pattern id={id} width={tile[0]} height={tile[1]} patternUnits="userSpaceOnUse">
            <path d={tile[2]} fill="none" stroke="#17231f" strokeWidth=".8" opacity=".55" />
          </pattern>
          <path d={shape} fill={`url(#${id})`} {...OUTLINE} />
        </>
      )}
      <Window x={42} />
      <Door x={68} />
      <Window x={90} />
      <Window x={107} />
    </>
  );
}
