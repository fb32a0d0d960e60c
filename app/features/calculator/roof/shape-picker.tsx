import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { ROOF_SHAPES, type RoofShape } from '../../../../engine/roof/roof-shape.ts';

const PICTURES: Readonly<Record<RoofShape, string>> = {
  gable: 'M2 4h44v24H2zM2 16h44',
  'l-shape': 'M2 4h44v28H28V18H2zM2 11h37M39 11v21M39 11l7-7M39 11l-11 7',
  hip: 'M2 4h44v24H2zM14 16h20M2 4l12 12L2 28M46 4L34 16l12 12',
  'lean-to': 'M2 4h44v24H2z',
  flat: 'M2 4h44v24H2zM5 7h38v18H5z',
};
const PANELS: Readonly<Record<RoofShape, string>> = {
  gable: 'M10 19h28v6H10z',
  'l-shape': 'M6 13h18v4H6zM30 20h6v9h-6z',
  hip: 'M14 19h20v6H14z',
  'lean-to': 'M8 8h32v16H8z',
  flat: 'M9 10h30v3H9zM9 15h30v3H9zM9 20h30v3H9z',
};

export function shapeName(shape: RoofShape): string {
  switch (shape) {
    case 'gable':
      return m.roof_shape_gable();
    case 'l-shape':
      return m.roof_shape_l();
    case 'hip':
      return m.roof_shape_hip();
    case 'lean-to':
      return m.roof_shape_lean_to();
    case 'flat':
      return m.roof_shape_flat();
  }
}

type ShapePickerProps = {
  /** null: nobody has chosen yet. */
  readonly chosen: RoofShape | 'found' | null;
  /** The page that finds the roof in the height model, here or for a stored house; whether this server asks one. */
  readonly found: {
    readonly href: string;
    readonly exampleHref: string;
    readonly isAsked: boolean;
  };
  readonly onPick: (shape: RoofShape) => void;
};

/** The typical roofs to begin with, one press each. */
export function ShapePicker({ chosen, found, onPick }: ShapePickerProps) {
  return (
    <div role="group" aria-labelledby="roof-shapes" className="@container flex flex-col gap-2">
      <h3 id="roof-shapes" className="font-semibold">
        {m.roof_shapes()}
      </h3>
      <p className="text-14 text-blaek-600">{m.roof_shapes_help()}</p>
      <div className="grid grid-cols-3 gap-2 @xl:grid-cols-6">
        {ROOF_SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            aria-pressed={shape === chosen}
            onClick={() => onPick(shape)}
            className="flex min-h-11 flex-col items-center gap-1 rounded-control border border-sten-500 bg-white px-1 py-2 text-14 hover:border-gran-700 aria-pressed:border-2 aria-pressed:border-gran-700 aria-pressed:bg-gran-100 aria-pressed:font-semibold"
          >
            <svg viewBox="0 0 48 34" width={72} height={51} aria-hidden>
              <path d={PICTURES[shape]} fill="#f1e8d8" stroke="#17231f" fillRule="evenodd" />
              <path d={PANELS[shape]} fill="#1f3a36" />
            </svg>
            {shapeName(shape)}
          </button>
        ))}
        {found.isAsked ? (
          <SiteLink
            // The registers are asked: not for a passing pointer.
            prefetch="none"
            to={found.href}
            aria-current={chosen === 'found' ? 'true' : undefined}
            className="flex min-h-11 flex-col items-center gap-1 rounded-control border border-sten-500 bg-white px-1 py-2 text-center text-14 hover:border-gran-700 aria-[current]:border-2 aria-[current]:border-gran-700 aria-[current]:bg-gran-100 aria-[current]:font-semibold"
          >
            <svg viewBox="0 0 48 34" width={72} height={51} aria-hidden>
              <path d="M2 4h44v28H28V18H2z" fill="none" stroke="#17231f" strokeDasharray="2 2.5" />
              {[8, 13].map((y) =>
                [7, 13, 19, 25, 31, 37, 43].map((x) => (
                  <circle key={`${x} ${y}`} cx={x} cy={y} r={1} fill="#1b5a48" />
                )),
              )}
              {[18, 23, 28].map((y) =>
                [31, 37, 43].map((x) => (
                  <circle key={`${x} ${y}`} cx={x} cy={y} r={1} fill="#1b5a48" />
                )),
              )}
            </svg>
            {m.roof_find()}
          </SiteLink>
        ) : null}
      </div>
      {found.isAsked ? null : (
        <SiteLink
          prefetch="none"
          to={found.exampleHref}
          className="inline-flex min-h-11 items-center self-start text-14 text-gran-700 underline underline-offset-4"
        >
          {m.roof_find_example()}
        </SiteLink>
      )}
    </div>
  );
}
