import type { FaceRectangle } from '../../engine/roof/panel-places.ts';
import { toCentimetre } from './centimetre.ts';

/** other: what the heights saw standing on a roof that is no chimney, such as a dormer. */
export const OBSTACLE_KINDS = ['chimney', 'window', 'other'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Lower left corner on its face [m]. */
export type Obstacle = {
  readonly kind: ObstacleKind;
  readonly alongM: number;
  readonly upM: number;
  /** Of one that was measured: a square. Missing: the usual size of its kind. */
  readonly sideM?: number;
};

/** Usual sizes [m]: a brick chimney, the commonest roof window, 78 × 118 cm, and a small dormer. */
const USUAL: Readonly<Record<ObstacleKind, Pick<FaceRectangle, 'widthM' | 'heightM'>>> = {
  chimney: { widthM: 0.6, heightM: 0.6 },
  window: { widthM: 0.78, heightM: 1.18 },
  other: { widthM: 1.5, heightM: 1.5 },
};
/** A dormer is hardly larger [m]. */
const LARGEST_M = 20;

export function obstacleSize({ kind, sideM }: Pick<Obstacle, 'kind' | 'sideM'>) {
  return sideM === undefined ? USUAL[kind] : { widthM: sideM, heightM: sideM };
}

export function obstacleText({ kind, alongM, upM, sideM }: Obstacle): string {
  const measures = sideM === undefined ? [alongM, upM] : [alongM, upM, sideM];
  return kind.charAt(0) + measures.map(toCentimetre).join('x');
}

const METRES = /^\d{1,3}(\.\d{1,2})?$/;

/** @returns null for what describes none */
export function readObstacle(text: string): Obstacle | null {
  const kind = OBSTACLE_KINDS.find((one) => text.startsWith(one.charAt(0)));
  const measures = text.slice(1).split('x');
  if (kind === undefined || !measures.every((measure) => METRES.test(measure))) return null;
  const [alongM, upM, sideM, ...more] = measures.map(Number);
  if (alongM === undefined || upM === undefined || more.length > 0) return null;
  if (sideM === undefined) return { kind, alongM, upM };
  return sideM > 0 && sideM <= LARGEST_M ? { kind, alongM, upM, sideM } : null;
}
