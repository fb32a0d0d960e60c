// Both limits keep an hour whose sun is near the horizon from claiming a beam that cannot be.
// Source: tests/truth/annual-yield-lyngby-data.ts, the reference's own split; valid from 2025.

/** The beam on flat ground is divided by the sun's height down to this [-]: cos 87°. */
export const LOWEST_UP = Math.cos((87 * Math.PI) / 180);

/** No beam is stronger than this share of the sun outside the air; the rest counts as diffuse [-]. */
export const HIGHEST_BEAM_SHARE = 0.85;
