import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { decimal, percent, shortDecimal } from '../../../../words/format.ts';
import { azimuthWords } from '../../../../words/azimuth-words.ts';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import type { DirectionYields } from './direction-yields.ts';
import { obstacleName } from './obstacle-name.ts';

type FacesTableProps = {
  readonly roof: DrawnRoof;
  readonly estimate: EstimateFigures;
  readonly yields: DirectionYields | null;
  readonly chosen: number;
  /** Whether a face opens on a sheet. */
  readonly opens: boolean;
  readonly onChoose: (face: number) => void;
  /** Adds one beside the house; null: there can be no more. */
  readonly onAdd: (() => void) | null;
};

/** All faces of the house with what they carry; a press on a name chooses it. */
export function FacesTable(props: FacesTableProps) {
  const { roof, estimate, yields, chosen, opens, onChoose, onAdd } = props;
  const locale = getLocale();
  const { faces, annualKwh } = estimate.yield;
  const made = faces.map(({ kwhPerKwp, peakPower }) => kwhPerKwp * peakPower);
  const allMade = made.reduce((sum, kwh) => sum + kwh, 0);
  // Of the answer's own year: what the inverter cuts off, the faces bear by what they make.
  const kwhOf = (index: number) => (allMade === 0 ? 0 : (annualKwh * made[index]!) / allMade);
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left font-semibold">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            {m.roof_faces()}
            <span className="text-14 font-normal text-blaek-600">
              {m.roof_faces_used({
                count: decimal(faces.length, locale),
                of: decimal(roof.faces.length, locale),
              })}
            </span>
          </span>
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-blaek text-14 text-blaek-600">
            <th scope="col" className="py-1 text-left font-normal">
              {m.roof_faces_direction()}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {m.roof_faces_panels()}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {m.roof_faces_kwh()}
            </th>
          </tr>
        </thead>
        <tbody>
          {roof.faces.map((face) => {
            const index = roof.layout.faces.findIndex((one) => one.face === face.face);
            const isChosen = face.face === chosen;
            const panels = faces[index]?.numberOfPanels ?? 0;
            return (
              <tr
                key={face.face}
                className={`border-b border-hairline align-top ${isChosen ? 'bg-gran-100 shadow-[inset_4px_0_0_var(--color-gran-700)]' : ''}`}
              >
                <th scope="row" className="text-left font-medium">
                  <button
                    type="button"
                    {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isChosen })}
                    onClick={() => onChoose(face.face)}
                    className="flex min-h-11 w-full items-start gap-2.5 py-2 pl-3 text-left hover:underline"
                  >
                    <span className="sr-only">
                      {m.roof_faces_name({ number: String(face.face + 1) })}
                    </span>
                    <span
                      aria-hidden="true"
                      className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border text-14 ${isChosen ? 'border-gran-700 bg-gran-700 text-white' : 'border-sten-500 bg-white'}`}
                    >
                      {face.face + 1}
                    </span>
                    <span>
                      <span className="block first-letter:uppercase">
                        {azimuthWords(face.azimuthDeg, locale)}
                      </span>
                      <span className="block text-14 font-normal text-blaek-600">
                        {[
                          `${shortDecimal(face.areaM2, locale, 1)}\u00a0m²`,
                          `${shortDecimal(face.slopeDeg, locale)}°`,
                          ...new Set(face.obstacles.map(({ kind }) => obstacleName(kind))),
                        ].join(' · ')}
                      </span>
                    </span>
                    {opens ? (
                      <ChevronDownIcon className="mt-1 ml-auto shrink-0 -rotate-90 text-gran-700" />
                    ) : null}
                  </button>
                </th>
                <td className="py-2 pl-2 text-right tabular-nums">
                  {panels === 0 ? <None /> : decimal(panels, locale)}
                </td>
                <td className="py-2 pr-1 pl-2 text-right tabular-nums">
                  {index === -1 ? (
                    <Share yields={yields} azimuthDeg={face.azimuthDeg} />
                  ) : (
                    decimal(kwhOf(index), locale)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 pl-3 text-left">
              {m.roof_faces_total()}
            </th>
            <td className="py-2 text-right tabular-nums">
              {decimal(estimate.system.numberOfPanels, locale)}
            </td>
            <td className="py-2 pr-1 text-right tabular-nums">{decimal(annualKwh, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-14 text-blaek-600">{m.roof_faces_note()}</p>
      {onAdd === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 noscript:hidden">
          <button
            type="button"
            onClick={onAdd}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-gran-700 hover:underline"
          >
            <PlusIcon />
            {m.roof_beside_add()}
          </button>
          <span className="text-14 text-blaek-600">{m.roof_beside_add_help()}</span>
        </p>
      )}
    </div>
  );
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.roof_faces_none()}</span>
    </>
  );
}

type ShareProps = Pick<FacesTableProps, 'yields'> & { readonly azimuthDeg: number };

/** What a face without panels would yield: under a heading that says kWh, an ear has to be told of what it is a share. */
function Share({ yields, azimuthDeg }: ShareProps) {
  if (yields === null) return null;
  const share = percent(yields.shareOf(azimuthDeg), getLocale());
  return (
    <span className="text-14 text-blaek-600">
      <span aria-hidden="true">{share}</span>
      <span className="sr-only">{m.roof_share_of_best({ share })}</span>
    </span>
  );
}
