import { perezSkyWm2 } from '../../engine/pv/perez-sky.ts';
import { hayDaviesSkyWm2 } from '../../engine/pv/plane-of-array.ts';
import type { SkyModel } from '../../engine/pv/plane-year.ts';

/** By the names in the reference; Muneer's is planeYear's own. */
const SKY_MODELS: Readonly<Record<string, SkyModel | undefined>> = {
  muneer: undefined,
  'hay-davies': hayDaviesSkyWm2,
  perez: perezSkyWm2,
};

/** @throws RangeError a name that the reference does not know */
export function skyModelNamed(name: string): SkyModel | undefined {
  if (!(name in SKY_MODELS)) throw new RangeError(`no sky model ${name}`);
  return SKY_MODELS[name];
}
