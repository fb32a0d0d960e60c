import { page } from './links.ts';

/** The tiles of the aerial photograph, as Leaflet fills their names in. */
export const photoTilesLink = page('/calculator/photo/{z}-{x}-{y}');
