import { useCallback, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { azimuthWords } from '../../../../words/azimuth-words.ts';
import { decimal } from '../../../../words/format.ts';
import { useStepKeys } from '../depth/use-step-keys.ts';
import type { Calculator } from '../use-calculator.ts';
import { CompassPlan, type PlanSheet } from './compass-plan.tsx';
import { useDirectionYields, type DirectionYields } from './direction-yields.ts';
import { FaceCard } from './face-card.tsx';
import { FaceShade } from './face-shade.tsx';
import { FaceShading } from './face-shading.tsx';
import { FaceSheet } from './face-sheet.tsx';
import { FaceView } from './face-view.tsx';
import { FacesTable } from './faces-table.tsx';
import { FoundNote } from './found-note.tsx';
import { LastChange } from './last-change.tsx';
import { PlanDetail, PlanLabels } from './plan-detail.tsx';
import type { DrawnProps } from './roof-sizes.tsx';
import { RoofSteps } from './roof-steps.tsx';
import { FrontInput, SlopeInput, turning } from './roof-turning.tsx';
import { SideView } from './side-view.tsx';
import { useChosenFace, type ChosenFace } from './use-chosen-face.ts';
import { useNarrow } from './use-narrow.ts';

const CARD = 'rounded-card border border-hairline bg-white p-4 tablet:p-6';

type WorkbenchProps = DrawnProps & { readonly around: Calculator };

/** The plan with the chosen face to work on, what it looks like from the side, and the table of faces. */
export function ScreenWorkbench({ roof, drawn, around }: WorkbenchProps) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  useStepKeys(roof.undo, roof.redo);
  const chosen = useChosenFace(roof, drawn);
  const { run, query } = around;
  const yields = useDirectionYields(run, drawn.slopeDeg, chosen.face.azimuthDeg);
  const shown = { roof, drawn, around, chosen, yields };
  const change =
    roof.before === null ? null : <LastChange before={roof.before} after={run.estimate} />;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-4 px-page pt-4 laptop:col-start-2 laptop:row-start-1 laptop:row-end-4 laptop:pb-6">
        <ScreenTitle {...shown} isNarrow={isNarrow} />
        {drawn.layout.shape === 'found' ? (
          <FoundNote layout={drawn.layout} face={chosen.face} query={query} />
        ) : null}
        {isNarrow ? <NarrowPlan {...shown} /> : <WidePlan {...shown} />}
        {isOpen && isNarrow ? null : <div className="desktop:hidden">{change}</div>}
        {isNarrow ? null : <SideCard {...shown} />}
      </div>
      <div className="flex flex-col gap-4 border-hairline px-page pt-4 laptop:col-start-1 laptop:row-start-3 laptop:border-r laptop:bg-kalk-100 laptop:pb-6">
        <FacesTable
          roof={drawn}
          estimate={run.estimate}
          yields={yields}
          chosen={chosen.face.face}
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
        {drawn.layout.shape === 'found' || isNarrow ? null : (
          <FaceShading calculator={around} index={chosen.index} />
        )}
      </div>
      {isNarrow ? (
        <FaceSheet
          {...{ roof, drawn, yields, change }}
          calculator={around}
          face={chosen.face}
          side={<Side {...shown} />}
          panels={
            <Card {...shown} title={m.roof_face_title({ number: String(chosen.face.face + 1) })}>
              <FaceView face={chosen.face} edits={chosen.edits} />
            </Card>
          }
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type ShownProps = WorkbenchProps & {
  readonly chosen: ChosenFace;
  readonly yields: DirectionYields | null;
};

function ScreenTitle({ roof, drawn, around, isNarrow }: ShownProps & { isNarrow: boolean }) {
  const locale = getLocale();
  const { numberOfPanels } = around.run.estimate.system;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <div>
        <h2 className="text-22 font-semibold">
          {m.roof_screen_heading({
            panels: m.depth_sizes_panels({ count: decimal(numberOfPanels, locale) }),
            count: String(drawn.layout.faces.length),
          })}
        </h2>
        <p className="text-14 text-blaek-600">
          {isNarrow ? m.roof_screen_lead_phone() : m.roof_screen_lead()}
        </p>
      </div>
      <RoofSteps roof={roof} />
    </div>
  );
}

type CardProps = ShownProps & { readonly title: string; readonly children: React.ReactNode };

function Card({ drawn, around, chosen, title, children }: CardProps) {
  const { panelPeakPowerW } = around.run.estimate.system;
  return (
    <FaceCard {...chosen} {...{ drawn, title }} panelPowerW={panelPeakPowerW} drawing={children} />
  );
}

function NarrowPlan({ roof, drawn, chosen, yields }: ShownProps) {
  const { turn } = turning({ roof, drawn });
  const detail = useCallback(
    (sheet: PlanSheet) => <PlanLabels {...{ sheet }} roof={drawn} />,
    [drawn],
  );
  return (
    <CompassPlan
      roof={drawn}
      chosen={chosen.face.face}
      yields={yields}
      onTurn={turn}
      detail={detail}
    />
  );
}

/** The plan in large, whose panels, chimneys and windows are changed in place. */
function WidePlan(props: ShownProps) {
  const { roof, drawn, chosen, yields } = props;
  const { face, edits } = chosen;
  const { turn } = turning({ roof, drawn });
  const detail = useCallback(
    (sheet: PlanSheet) => <PlanDetail {...{ face, edits, sheet }} roof={drawn} />,
    [drawn, face, edits],
  );
  const title = m.roof_sheet_title({
    number: String(face.face + 1),
    direction: azimuthWords(face.azimuthDeg, getLocale()),
  });
  return (
    <div className={CARD}>
      <Card {...props} title={title}>
        <div className="mx-auto w-full max-w-176">
          <CompassPlan
            roof={drawn}
            chosen={face.face}
            yields={yields}
            onTurn={turn}
            detail={detail}
            isLarge
          />
        </div>
      </Card>
    </div>
  );
}

function Side({ roof, drawn, around }: Pick<ShownProps, 'roof' | 'drawn' | 'around'>) {
  const { tilt } = turning({ roof, drawn });
  return <SideView roof={drawn} lat={around.state.lat} onSlope={tilt} />;
}

/** The face from the side; of a found house straight on, with its shade, because each of its faces has its own slope. */
function SideCard(props: ShownProps) {
  const { roof, drawn, around, chosen, yields } = props;
  const number = String(chosen.face.face + 1);
  if (drawn.layout.shape === 'found') {
    return (
      <div className={`${CARD} flex flex-col gap-4`}>
        <h3 className="font-semibold">{m.roof_face_title({ number })}</h3>
        {chosen.face.layout === null ? null : <FaceView face={chosen.face} edits={chosen.edits} />}
        <h3 className="font-semibold">{m.roof_shade_title({ number })}</h3>
        <FaceShade run={around.run} index={chosen.index} />
      </div>
    );
  }
  return (
    <div className={`${CARD} grid gap-6 tablet:grid-cols-[minmax(0,1fr)_264px]`}>
      <div>
        <h3 className="font-semibold">{m.roof_side_title()}</h3>
        <Side {...props} />
      </div>
      <div className="flex flex-col gap-4 noscript:hidden">
        <FrontInput roof={roof} drawn={drawn} />
        <SlopeInput roof={roof} drawn={drawn} yields={yields} />
      </div>
    </div>
  );
}
