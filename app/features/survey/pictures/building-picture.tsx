import type { ReactNode } from 'react';
import type { BuildingType } from '../../../../engine/estimate-input.ts';
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

const ROOF = '#bc6e50';

function Roof({ d }: { readonly d: string }) {
  return <path d={d} fill={ROOF} {...OUTLINE} />;
}

const BUILDINGS: Readonly<Record<BuildingType, ReactNode>> = {
  detached: (
    <>
      <Walls x={34} y={64} width={92} />
      <Chimney x={96} y={25} />
      <Roof d="M44 36h72l20 28H24z" />
      <Window x={42} />
      <Door x={68} />
      <Window x={90} />
      <Window x={107} />
    </>
  ),
  terraced: (
    <>
      <Walls x={20} y={58} width={40} />
      <Walls x={60} y={58} width={40} />
      <Walls x={100} y={58} width={40} />
      <Roof d="M20 58 26 36h28l6 22zM60 58l6-22h28l6 22zM100 58l6-22h28l6 22z" />
      <Window x={26} y={66} />
      <Door x={46} />
      <Window x={66} y={66} />
      <Door x={86} />
      <Window x={106} y={66} />
      <Door x={126} />
    </>
  ),
  farmhouse: (
    <>
      <Walls x={14} y={68} width={132} />
      <Chimney x={48} y={34} />
      <Chimney x={104} y={34} />
      <Roof d="M24 44h112l12 24H12z" />
      <Window x={22} />
      <Window x={44} />
      <Door x={75} />
      <Window x={98} />
      <Window x={122} />
    </>
  ),
  'holiday-home': (
    <>
      <Walls x={46} y={72} width={68} />
      <Roof d="M40 72 80 40l40 32z" />
      <Window x={54} y={80} />
      <Door x={90} />
      <path d="M114 96h22v8" fill="none" {...OUTLINE} />
    </>
  ),
  other: <Unknown />,
};

export function BuildingPicture({ type }: { readonly type: BuildingType }) {
  return (
    <Drawing>
      {type === 'other' ? null : <Sun />}
      {BUILDINGS[type]}
      {type === 'other' ? null : <Ground />}
    </Drawing>
  );
}
