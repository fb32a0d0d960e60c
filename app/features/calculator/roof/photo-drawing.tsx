import { useEffect, useRef, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import {
  houseOnPhoto,
  type HouseOnPhoto,
  type PhotoPoint,
} from '../../../../domain/roof/house-on-photo.ts';
import { decimal } from '../../../../words/format.ts';
import { azimuthWords } from '../../../../words/azimuth-words.ts';
import { page } from '../../../links.ts';
import { Button } from '../../../ui/button.tsx';
import { photoMap, type PhotoMap } from './photo-map.ts';

/** The tiles, as Leaflet fills their names in. */
const photoTilesLink = page('/calculator/photo/{z}-{x}-{y}');

/** More than any house has, and than anybody wants to press. */
const MOST_CORNERS = 24;

export type PhotoDrawingProps = {
  readonly place: PhotoPoint;
  /** Whether the place is a door's own, or a postcode's. */
  readonly around: 'door' | 'area';
  /** @returns false: no roof can be drawn with these sizes */
  readonly onUse: (house: HouseOnPhoto) => boolean;
};

/** The aerial photograph, on which a visitor puts a point on each corner of the house. */
export default function PhotoDrawing({ place, around, onUse }: PhotoDrawingProps) {
  const [corners, setCorners] = useState<readonly PhotoPoint[]>([]);
  const [used, setUsed] = useState<'yes' | 'no-roof' | null>(null);
  const [isGone, setGone] = useState(false);
  const { box, map } = usePhotoMap({ place, around, corners, setCorners, setGone });
  const house = houseOnPhoto(corners);
  const change = (next: (before: readonly PhotoPoint[]) => readonly PhotoPoint[]) => {
    setUsed(null);
    setCorners(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-180">{m.roof_photo_find()}</p>
      <div className="relative isolate">
        <div
          ref={box}
          role="group"
          aria-label={m.roof_photo_map()}
          className="h-[min(55dvh,480px)] w-full rounded-control border border-sten-500 bg-kalk-100"
        />
        <Cross />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outlined"
          size={44}
          onClick={() => change((before) => withCorner(before, map.current?.middle()))}
        >
          {m.roof_photo_here()}
        </Button>
        <Button variant="quiet" size={44} onClick={() => map.current?.zoomBy(1)}>
          {m.roof_photo_closer()}
        </Button>
        <Button variant="quiet" size={44} onClick={() => map.current?.zoomBy(-1)}>
          {m.roof_photo_farther()}
        </Button>
        {corners.length > 0 ? (
          <>
            <Button
              variant="quiet"
              size={44}
              onClick={() => change((before) => before.slice(0, -1))}
            >
              {m.roof_photo_undo()}
            </Button>
            <Button variant="quiet" size={44} onClick={() => change(() => [])}>
              {m.roof_photo_anew()}
            </Button>
          </>
        ) : null}
      </div>
      <p role="status" className="max-w-180">
        {isGone ? m.roof_photo_gone() : said(corners, house, used)}
      </p>
      {house === null ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => setUsed(onUse(house) ? 'yes' : 'no-roof')}>
            {m.roof_photo_use()}
          </Button>
          <span className="text-14 text-blaek-600">{m.roof_photo_slope_note()}</span>
        </div>
      )}
      <p className="text-14 text-blaek-600">{m.roof_photo_credit()}</p>
    </div>
  );
}

type MapUse = Pick<PhotoDrawingProps, 'place' | 'around'> & {
  readonly corners: readonly PhotoPoint[];
  readonly setCorners: (next: (before: readonly PhotoPoint[]) => readonly PhotoPoint[]) => void;
  readonly setGone: (isGone: boolean) => void;
};

/** The map in its box: made anew for another place, with the corners that are given. */
function usePhotoMap({ place, around, corners, setCorners, setGone }: MapUse) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PhotoMap | null>(null);
  const { lat, lon } = place;
  useEffect(() => {
    const opened = photoMap({
      box: box.current!,
      place: { lat, lon },
      around,
      url: photoTilesLink(),
      nameOf: (corner) => m.roof_photo_corner({ number: String(corner + 1) }),
      onAdd: (at) => setCorners((before) => withCorner(before, at)),
      onMove: (corner, to) => setCorners((before) => before.with(corner, to)),
      onGone: setGone,
    });
    map.current = opened;
    return () => opened.close();
  }, [lat, lon, around, setCorners, setGone]);
  useEffect(() => map.current?.show(corners), [corners, lat, lon, around]);
  return { box, map };
}

function withCorner(
  before: readonly PhotoPoint[],
  at: PhotoPoint | undefined,
): readonly PhotoPoint[] {
  return at === undefined || before.length === MOST_CORNERS ? before : [...before, at];
}

function said(
  corners: readonly PhotoPoint[],
  house: HouseOnPhoto | null,
  used: 'yes' | 'no-roof' | null,
): string {
  const locale = getLocale();
  if (used === 'yes') return m.roof_photo_used();
  if (used === 'no-roof') return m.roof_photo_no_roof();
  if (house !== null) {
    return m.roof_photo_measured({
      length: decimal(house.lengthM, locale, 1),
      width: decimal(house.widthM, locale, 1),
      area: decimal(house.areaM2, locale),
      direction: azimuthWords(house.frontDeg, locale),
    });
  }
  if (corners.length >= 3) return m.roof_photo_crossed();
  return corners.length === 0 ? '' : m.roof_photo_more({ count: String(corners.length) });
}

/** The middle of the photograph, for who puts the corners by key. */
function Cross() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-1/2 z-[1000] -translate-x-1/2 -translate-y-1/2"
    >
      <path d="M12 1v9M12 14v9M1 12h9M14 12h9" stroke="#fff" strokeWidth={4} />
      <path d="M12 1v9M12 14v9M1 12h9M14 12h9" stroke="#17231f" strokeWidth={2} />
    </svg>
  );
}
