import 'leaflet/dist/leaflet.css';
import { divIcon, map as openMap, marker, polygon, tileLayer, type Marker } from 'leaflet';
import type { PhotoPoint } from '../../../../domain/roof/house-on-photo.ts';
import { PHOTO_ZOOMS } from '../../../../domain/roof/photo-tile.ts';

/** Finer than the photograph: its pixels grow. */
const MOST_ZOOM = 22;
/** A house of some 70 pixels; a quarter of a town. */
const ZOOM_OF = { door: 19, area: 16 } as const;
const OUTLINE = { color: '#f4b83a', weight: 3, fillColor: '#f4b83a', fillOpacity: 0.25 };

export type PhotoMapParts = {
  readonly box: HTMLElement;
  readonly place: PhotoPoint;
  readonly around: keyof typeof ZOOM_OF;
  /** Of the tiles. */
  readonly url: string;
  readonly nameOf: (corner: number) => string;
  readonly onAdd: (at: PhotoPoint) => void;
  readonly onMove: (corner: number, to: PhotoPoint) => void;
  /** No tile has come, and one has failed; or one has come after all. */
  readonly onGone: (isGone: boolean) => void;
};

export type PhotoMap = {
  readonly show: (corners: readonly PhotoPoint[]) => void;
  readonly zoomBy: (levels: number) => void;
  readonly middle: () => PhotoPoint;
  readonly close: () => void;
};

/** The photograph with the outline on it. Its controls are the page's own: Leaflet would write them as text. */
export function photoMap(parts: PhotoMapParts): PhotoMap {
  const { box, place, around, url, nameOf, onAdd, onMove, onGone } = parts;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = openMap(box, {
    attributionControl: false,
    zoomControl: false,
    doubleClickZoom: false,
    minZoom: PHOTO_ZOOMS.least,
    maxZoom: MOST_ZOOM,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  }).setView([place.lat, place.lon], ZOOM_OF[around]);
  const tiles = tileLayer(url, { maxNativeZoom: PHOTO_ZOOMS.most, maxZoom: MOST_ZOOM });
  let hasCome = false;
  tiles.on('tileload', () => {
    hasCome = true;
    onGone(false);
  });
  tiles.on('tileerror', () => onGone(!hasCome));
  tiles.addTo(map);
  map.on('click', ({ latlng }) => onAdd({ lat: latlng.lat, lon: latlng.lng }));
  const outline = polygon([], { ...OUTLINE, interactive: false }).addTo(map);
  const markers: Marker[] = [];
  const icon = divIcon({ className: 'photo-corner', iconSize: [44, 44] });
  function added(corner: number): Marker {
    const made = marker([0, 0], { icon, draggable: true, autoPan: true, title: nameOf(corner) });
    made.on('drag', () => {
      const { lat, lng } = made.getLatLng();
      onMove(corner, { lat, lon: lng });
    });
    return made;
  }
  return {
    show(corners) {
      while (markers.length > corners.length) markers.pop()!.remove();
      corners.forEach(({ lat, lon }, corner) => {
        const at = (markers[corner] ??= added(corner)).setLatLng([lat, lon]);
        if (!map.hasLayer(at)) at.addTo(map);
        at.getElement()?.setAttribute('aria-label', nameOf(corner));
      });
      outline.setLatLngs(corners.map(({ lat, lon }): [number, number] => [lat, lon]));
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    middle: () => {
      const { lat, lng } = map.getCenter();
      return { lat, lon: lng };
    },
    close: () => void map.remove(),
  };
}
