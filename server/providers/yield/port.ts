import type { Mounting, MonthlyYield } from '../../../engine/estimate-types.ts';
import type { Result } from '../../../domain/result.ts';

export type RoofPlane = {
  readonly lat: number;
  readonly lon: number;
  readonly slopeDeg: number;
  /** 0 south, −90 east, 90 west. */
  readonly azimuthDeg: number;
  readonly systemLossPercent: number;
  readonly mounting: Mounting;
};

export type YieldError = { readonly kind: 'unavailable' };

/** Adapters never throw for the network. */
export type YieldSource = {
  /** Monthly yield of a roof; null: the engine's own climate answers. */
  readonly yearOn: (plane: RoofPlane) => Promise<Result<MonthlyYield | null, YieldError>>;
};
