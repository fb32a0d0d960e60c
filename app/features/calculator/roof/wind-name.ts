import { m } from '../../../../messages/compiled/messages.js';

/** The nearest of the eight winds; azimuth as in PVGIS [°]. */
export function windName(azimuthDeg: number): string {
  const names = [
    m.survey_south,
    m.survey_south_west,
    m.survey_west,
    m.survey_north_west,
    m.survey_north,
    m.survey_north_east,
    m.survey_east,
    m.survey_south_east,
  ];
  return names[(Math.round(azimuthDeg / 45) + 8) % 8]!();
}
