import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DataTable } from '../../ui/data-table.tsx';
import { decimal, percent, shortDecimal } from '../../../words/format.ts';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import type { ViewFace } from './view-data.ts';

/** Every found face: what the picture shows, in figures. */
export function FoundFaces({ faces }: { faces: readonly ViewFace[] }) {
  const locale = getLocale();
  return (
    <DataTable
      caption={m.roof_view_faces()}
      corner={m.roof_view_face_head()}
      columns={[
        { key: 'slope', label: m.roof_view_slope() },
        { key: 'area', label: m.roof_view_area() },
        { key: 'panels', label: m.roof_view_panels() },
        { key: 'loss', label: m.roof_view_face_loss() },
      ]}
      rows={faces.map(({ azimuthDeg, slopeDeg, areaM2, panels, lossYear }, index) => ({
        key: String(index),
        // In the row's head the words may wrap, so that a phone shows every column.
        label: `${index + 1}: ${azimuthDeg === null ? m.roof_view_level() : azimuthWords(Math.round(azimuthDeg), locale)}`,
        cells: [
          `${decimal(slopeDeg, locale)}°`,
          `${shortDecimal(areaM2, locale, 1)}\u00a0m²`,
          panels === 0 ? '–' : decimal(panels, locale),
          percent(lossYear, locale),
        ],
      }))}
    />
  );
}
