import { useRef, useState, type KeyboardEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import { textWidthPx } from '../../../charts/text-size.ts';
import { middleOf, pathOf, rowMiddles, type Corners, type CornersOf } from './on-sheet.ts';
import type { SvgPoint } from './svg-drag.ts';

type FacePlacesProps = {
  readonly face: DrawnFace;
  readonly onToggle: (place: number) => void;
  readonly corners: CornersOf;
};

/** One stop for Tab; arrows go from place to place, space takes a panel away or lays it back. */
export function FacePlaces({ face, corners, onToggle }: FacePlacesProps) {
  const open = face.places.flatMap(({ state }, index) => (state === 'blocked' ? [] : [index]));
  const [wanted, setWanted] = useState(0);
  const group = useRef<SVGGElement>(null);
  const middles = face.places.map((place) => middleOf(corners(place)));
  const current = open.includes(wanted) ? wanted : open[0];
  const isNumbered =
    face.places[0] !== undefined && fitsNumber(corners(face.places[0]), open.length);
  function go(from: number, event: KeyboardEvent) {
    const next = neighbour(middles, open, from, event.key);
    if (next === null) return;
    event.preventDefault();
    setWanted(next);
    group.current?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
  }
  return (
    <g ref={group}>
      {face.places.map((place, index) => {
        const { state } = place;
        const at = corners(place);
        const outline = pathOf(at);
        const number = String(
          face.places.slice(0, index + 1).filter((one) => one.state === 'panel').length,
        );
        const label =
          state === 'panel'
            ? m.roof_panel_label({ number })
            : m.roof_place_label({ number: String(index + 1) });
        if (state === 'blocked') {
          return (
            <path key={index} d={outline} fill="none" stroke="#7a756b" strokeDasharray="3 3" />
          );
        }
        const { x, y } = middles[index]!;
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
                <path d={outline} fill="#1f3a36" />
                <path d={rowMiddles(at)} stroke="#4f6b64" strokeWidth={0.6} />
                {isNumbered ? (
                  <text {...numberAt(at)} textAnchor="middle" fontSize={14} fill="#fff">
                    {number}
                  </text>
                ) : null}
              </>
            ) : (
              <>
                <path
                  d={outline}
                  fill="#fff"
                  stroke="#1b5a48"
                  strokeWidth={1.5}
                  strokeDasharray="4 3"
                />
                <path d={`M${x - 6} ${y}h12m-6 -6v12`} stroke="#1b5a48" strokeWidth={2} />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Whether the highest number fits on a panel as it is drawn; if not, none is written. */
function fitsNumber([left, right, , topLeft]: Corners, highest: number): boolean {
  const across = Math.hypot(right.x - left.x, right.y - left.y);
  const up = Math.hypot(topLeft.x - left.x, topLeft.y - left.y);
  return Math.min(across, up) >= textWidthPx(String(highest)) + 2;
}

/** Near a panel's lower edge, where the roof begins; in the middle of one that is drawn small. */
function numberAt([left, right, topRight, topLeft]: Corners): SvgPoint {
  const low = middleOf([left, right]);
  const high = middleOf([topLeft, topRight]);
  const length = Math.hypot(high.x - low.x, high.y - low.y);
  const share = length < 40 ? 0.5 : 15 / length;
  return {
    x: low.x + (high.x - low.x) * share,
    y: low.y + (high.y - low.y) * share + 5,
  };
}

/** The nearest place in an arrow's direction on the sheet; null for other keys, and where there is none. */
function neighbour(
  middles: readonly SvgPoint[],
  open: readonly number[],
  from: number,
  key: string,
): number | null {
  const own = middles[from]!;
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (const index of open) {
    const { x, y } = middles[index]!;
    const [right, higher] = [x - own.x, own.y - y];
    const ahead = { ArrowRight: right, ArrowLeft: -right, ArrowUp: higher, ArrowDown: -higher }[
      key
    ];
    if (ahead === undefined || ahead < 1) continue;
    const aside = key === 'ArrowRight' || key === 'ArrowLeft' ? higher : right;
    // Straight on before aslant.
    const distance = ahead + 3 * Math.abs(aside);
    if (best === null || distance < best.distance) best = { index, distance };
  }
  return best?.index ?? null;
}
