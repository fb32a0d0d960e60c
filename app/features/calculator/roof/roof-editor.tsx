import { useContext, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { LeftToBrowser } from '../../../ui/left-to-browser.ts';
import { ExpandIcon } from '../../../ui/action-icons.tsx';
import { roofLink } from '../../../roof-link.ts';
import { SiteLink } from '../../../site-link.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { CompassPlan } from './compass-plan.tsx';
import { useDirectionYields } from './direction-yields.ts';
import { FaceCard } from './face-card.tsx';
import { FaceShade } from './face-shade.tsx';
import { FaceSheet } from './face-sheet.tsx';
import { FaceView } from './face-view.tsx';
import { FacesTable } from './faces-table.tsx';
import { FoundNote } from './found-note.tsx';
import { LastChange } from './last-change.tsx';
import { PlainRoof } from './plain-roof.tsx';
import { FromPhoto, Shapes } from './roof-beginning.tsx';
import { Sizes, type DrawnProps } from './roof-sizes.tsx';
import { RoofSteps } from './roof-steps.tsx';
import { FrontInput, SlopeInput, turning } from './roof-turning.tsx';
import { SideView } from './side-view.tsx';
import { useChosenFace } from './use-chosen-face.ts';
import { useNarrow } from './use-narrow.ts';
import { useRoof } from './use-roof.ts';

const CARD = 'isolate rounded-card border border-hairline bg-white p-4 tablet:p-6';

export type RoofEditorProps = InputProps & {
  /** Whether there is an aerial photograph, and whether the place on it is a door's or a postcode's. */
  readonly photo: 'door' | 'area' | null;
  /** Whether this server asks a height model for a house's own roof. */
  readonly findsRoof: boolean;
};

/** The roof, drawn to scale and changed by hand; the answer follows every change. */
export default function RoofEditor({ calculator, photo, findsRoof }: RoofEditorProps) {
  const roof = useRoof(calculator);
  const isNarrow = useNarrow();
  const isLeft = useContext(LeftToBrowser) !== null;
  if (roof === null) return null;
  // Below the first view: the browser draws it with the first touch or once it is near, the whole page has it for who runs no scripts.
  // Something has to stand there: for a part that the server left out the code would be fetched at once.
  if (isLeft && import.meta.env.SSR) return <div className="min-h-dvh noscript:hidden" />;
  const { drawn } = roof;
  const panels = calculator.run.estimate.system.numberOfPanels;
  return (
    <section aria-labelledby="roof-title" className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h2 id="roof-title" className="text-22 font-semibold">
            {m.roof_title()}{' '}
            {roof.isGuess ? (
              <span className="ml-3 text-14 font-normal text-sol-700">{m.calculator_guess()}</span>
            ) : null}
          </h2>
          <p className="text-14 text-blaek-600">{m.roof_lead()}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2">
          <SiteLink
            to={`${roofLink()}?${calculator.query}`}
            className="inline-flex min-h-11 items-center gap-2 px-2 font-medium text-gran-700 hover:underline"
          >
            <ExpandIcon />
            {m.roof_screen_open()}
          </SiteLink>
          <RoofSteps roof={roof} />
        </div>
      </div>
      <div className={`${CARD} flex flex-col gap-4 noscript:hidden`}>
        <Shapes {...{ calculator, roof, findsRoof }} />
        {drawn === null ? (
          <p>{m.roof_other_faces()}</p>
        ) : isNarrow ? null : (
          <div className="@container">
            <Sizes key={drawn.layout.shape} roof={roof} drawn={drawn} />
          </div>
        )}
      </div>
      {photo === null ? null : (
        <div className={`${CARD} noscript:hidden`}>
          <FromPhoto {...{ calculator, roof, photo }} />
        </div>
      )}
      <PlainRoof drawn={drawn} panels={panels} query={calculator.query} />
      {drawn === null ? null : <Drawing {...{ calculator, roof, drawn }} />}
    </section>
  );
}

type DrawingProps = InputProps & DrawnProps;

function Drawing({ calculator, roof, drawn }: DrawingProps) {
  const { run, state } = calculator;
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  const chosen = useChosenFace(roof, drawn);
  const { face } = chosen;
  const yields = useDirectionYields(run, drawn.slopeDeg, face.azimuthDeg);
  const { turn, tilt } = turning({ roof, drawn });
  const { estimate } = run;
  const { layout } = drawn;
  const isFound = layout.shape === 'found';
  const number = String(face.face + 1);
  const card = (
    <FaceCard
      {...chosen}
      drawn={drawn}
      panelPowerW={estimate.system.panelPeakPowerW}
      title={m.roof_face_title({ number })}
      drawing={face.layout === null ? null : <FaceView face={face} edits={chosen.edits} />}
    />
  );
  const side = <SideView roof={drawn} lat={state.lat} onSlope={tilt} />;
  const change = roof.before === null ? null : <LastChange before={roof.before} after={estimate} />;
  return (
    <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_368px]">
      {isNarrow ? null : (
        <div className="flex min-w-0 flex-col gap-4">
          <div className={`${CARD} order-2 desktop:order-1`}>{card}</div>
          {isFound ? (
            <div className={`${CARD} order-3 flex flex-col gap-3`}>
              <h3 className="font-semibold">{m.roof_shade_title({ number })}</h3>
              <FaceShade run={run} index={chosen.index} />
            </div>
          ) : (
            <div
              className={`${CARD} order-3 grid items-center gap-6 tablet:grid-cols-[minmax(0,1fr)_224px]`}
            >
              <div>
                <h3 className="font-semibold">{m.roof_side_title()}</h3>
                {side}
              </div>
              <div className="flex flex-col gap-4 noscript:hidden">
                <SlopeInput roof={roof} drawn={drawn} yields={yields} />
              </div>
            </div>
          )}
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-4 max-desktop:order-first">
        {isFound ? <FoundNote layout={layout} face={face} query={calculator.query} /> : null}
        <div className={`${CARD} flex flex-col gap-3`}>
          <h3 className="font-semibold">{m.roof_plan()}</h3>
          <div className="mx-auto w-full max-w-110">
            <CompassPlan roof={drawn} chosen={face.face} yields={yields} onTurn={turn} />
          </div>
          <p className="text-14 text-blaek-600">{m.roof_ring_note()}</p>
          {isNarrow || isFound ? null : (
            <div className="noscript:hidden">
              <FrontInput roof={roof} drawn={drawn} />
            </div>
          )}
        </div>
        <div className={CARD}>
          <FacesTable
            roof={drawn}
            estimate={estimate}
            yields={yields}
            chosen={face.face}
            opens={isNarrow}
            onChoose={(next) => {
              chosen.choose(next);
              setOpen(true);
            }}
            onAdd={
              chosen.add &&
              (() => {
                chosen.add!();
                setOpen(true);
              })
            }
          />
        </div>
        {isOpen && isNarrow ? null : change}
      </div>
      {isNarrow ? (
        <FaceSheet
          {...{ calculator, roof, drawn, yields, side, change }}
          face={face}
          panels={card}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
