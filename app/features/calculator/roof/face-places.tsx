import { useRef, useState, type KeyboardEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import type { FaceRectangle } from '../../../../engine/roof/panel-places.ts';
import type { Box } from './obstacle-handle.tsx';

type FacePlacesProps = {
  readonly face: DrawnFace;
  readonly onToggle: (place: number) => void;
  readonly box: (rectangle: FaceRectangle) => Box;
};

/** One stop for Tab; arrows go from place to place, space takes a panel away or lays it back. */
export function FacePlaces({ face, box, onToggle }: FacePlacesProps) {
  const open = face.places.flatMap(({ state }, index) => (state === 'blocked' ? [] : [index]));
  const [wanted, setWanted] = useState(0);
  const group = useRef<SVGGElement>(null);
  const current = open.includes(wanted) ? wanted : open[0];
  function go(from: number, event: KeyboardEvent) {
    const next = neighbour(face.places, open, from, event.key);
    if (next === null) return;
    event.preventDefault();
    setWanted(next);
    group.current?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
  }
  return (
    <g ref={group}>
      {face.places.map((place, index) => {
        const { state } = place;
        const rectangle = box(place);
        const number = String(
          face.places.slice(0, index + 1).filter((one) => one.state === 'panel').length,
        );
        const label =
          state === 'panel'
            ? m.roof_panel_label({ number })
            : m.roof_place_label({ number: String(index + 1) });
        if (state === 'blocked') {
          return (
            <rect key={index} {...rectangle} fill="none" stroke="#7a756b" strokeDasharray="3 3" />
          );
        }
        const middleX = rectangle.x + rectangle.width / 2;
        return (
          <g
            key={index}
            role="button"
            data-place={index}
            aria-label={label}
            aria-pressed={state === 'panel'}
            tabIndex={index === current ? 0 : -1}
            className="roof-place cursor-pointer"
            onClick={() => {
              setWanted(index);
              onToggle(index);
            }}
            onKeyDown={(event) => {
              if (event.key === ' ' || event.key === 'Enter') {
                event.preventDefault();
                onToggle(index);
              } else go(index, event);
            }}
          >
            {state === 'panel' ? (
              <>
                <rect {...rectangle} fill="#1f3a36" rx={1} />
                <path
                  d={`M${middleX} ${rectangle.y}v${rectangle.height}M${rectangle.x} ${rectangle.y + rectangle.height / 2}h${rectangle.width}`}
                  stroke="#4f6b64"
                  strokeWidth={0.6}
                />
                <text
                  x={middleX}
                  y={rectangle.y + rectangle.height - 10}
                  textAnchor="middle"
                  fontSize={14}
                  fill="#fff"
                >
                  {number}
                </text>
              </>
            ) : (
              <>
                <rect
                  {...rectangle}
                  fill="#fff"
                  stroke="#1b5a48"
                  strokeWidth={1.5}
                  strokeDasharray="4 3"
                />
                <path
                  d={`M${middleX - 6} ${rectangle.y + rectangle.height / 2}h12m-6 -6v12`}
                  stroke="#1b5a48"
                  strokeWidth={2}
                />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The nearest place in an arrow's direction; null for other keys, and where there is none. */
function neighbour(
  places: readonly FaceRectangle[],
  open: readonly number[],
  from: number,
  key: string,
): number | null {
  const own = places[from]!;
  const middle = (place: FaceRectangle) =>
    [place.alongM + place.widthM / 2, place.upM + place.heightM / 2] as const;
  const [ownAlong, ownUp] = middle(own);
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (const index of open) {
    const [along, up] = middle(places[index]!);
    const [right, higher] = [along - ownAlong, up - ownUp];
    const ahead = { ArrowRight: right, ArrowLeft: -right, ArrowUp: higher, ArrowDown: -higher }[
      key
    ];
    if (ahead === undefined || ahead < 0.01) continue;
    const aside = key === 'ArrowRight' || key === 'ArrowLeft' ? higher : right;
    // Straight on before aslant.
    const distance = ahead + 3 * Math.abs(aside);
    if (best === null || distance < best.distance) best = { index, distance };
  }
  return best?.index ?? null;
}
