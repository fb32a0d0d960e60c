import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import { decimal, shortDecimal } from '../../../../words/format.ts';
import { roofLink } from '../../../roof-link.ts';
import { SiteLink } from '../../../site-link.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { EdgeLine, RoofTiles } from './face-view.tsx';
import { cornersOn, pathOf, type OnSheet } from './on-sheet.ts';
import { roofOf } from './roof-of.ts';

const WIDTH = 276;
const HEIGHT = 116;

type RoofSketchProps = InputProps & {
  /** Which of the calculator's faces, from 0. */
  readonly index: number;
};

/** A face in small among its figures, and the way to where it is changed. */
export function RoofSketch({ calculator, index }: RoofSketchProps) {
  const drawn = roofOf(calculator)?.drawn ?? null;
  const face = drawn?.faces.find((one) => one.layout === drawn.layout.faces[index]);
  if (face === undefined || calculator.run.estimate.system.numberOfPanels === 0) return null;
  const locale = getLocale();
  const placesThat = (state: string) => face.places.filter((place) => place.state === state).length;
  const panels = placesThat('panel');
  const [widest, highest] = sizeOf(face);
  return (
    <div className="rounded-card border border-hairline bg-white px-4 pt-4 print:hidden">
      <Drawing face={face} />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="text-14 text-blaek-600">
          {m.roof_sketch_size({
            length: shortDecimal(widest, locale, 1),
            height: shortDecimal(highest, locale, 1),
            count: decimal(panels, locale),
            of: decimal(panels + placesThat('free'), locale),
          })}
        </span>
        <SiteLink
          to={`${roofLink()}?${calculator.query}`}
          className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4"
        >
          {m.roof_sketch_edit()}
        </SiteLink>
      </div>
    </div>
  );
}

/** Where the link leads, every panel has its name: this is for the eyes alone. */
function Drawing({ face }: { readonly face: DrawnFace }) {
  const [widest, highest] = sizeOf(face);
  const pxPerM = Math.min((WIDTH - 2) / widest, (HEIGHT - 2) / highest);
  const [left, top] = [(WIDTH - widest * pxPerM) / 2, (HEIGHT - highest * pxPerM) / 2];
  const at: OnSheet = ([alongM, upM]) => ({
    x: left + alongM * pxPerM,
    y: top + (highest - upM) * pxPerM,
  });
  const corners = cornersOn(at);
  const outline = pathOf(face.outline.map(at));
  const placesThat = (state: string) =>
    face.places
      .filter((place) => place.state === state)
      .map((place) => pathOf(corners(place)))
      .join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
      <RoofTiles id="sketch-tiles" />
      <path d={outline} fill="#f1e8d8" />
      <path d={outline} fill="url(#sketch-tiles)" stroke="#17231f" strokeWidth={1.25} />
      <EdgeLine face={face} at={at} />
      <path d={placesThat('panel')} fill="#1f3a36" stroke="#faf8f3" strokeWidth={0.75} />
      <path
        d={placesThat('free')}
        fill="#fff"
        stroke="#1b5a48"
        strokeWidth={1}
        strokeDasharray="4 3"
      />
      {face.obstacles.map((obstacle, index) => (
        <path
          key={index}
          d={pathOf(corners(obstacle))}
          fill={obstacle.kind === 'chimney' ? '#b9806b' : '#fff'}
          stroke="#17231f"
        />
      ))}
    </svg>
  );
}

function sizeOf({ outline }: DrawnFace): readonly [widestM: number, highestM: number] {
  return [
    Math.max(...outline.map(([alongM]) => alongM)),
    Math.max(...outline.map(([, upM]) => upM)),
  ];
}
