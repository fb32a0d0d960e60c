import { useContext, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { beginWith, resizeHouse, turnHouse } from '../../../../domain/roof-edits.ts';
import { LAYOUT_LIMITS } from '../../../../domain/roof-layout.ts';
import type { HouseSize } from '../../../../engine/roof/roof-shape.ts';
import { percent, shortDecimal } from '../../../../words/format.ts';
import { azimuthWords } from '../../../../words/names.ts';
import { ResetIcon } from '../../../ui/icons.tsx';
import { LeftToBrowser } from '../../../ui/left-to-browser.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { CompassPlan, wrapped } from './compass-plan.tsx';
import { useDirectionYields } from './direction-yields.ts';
import { FaceCard } from './face-card.tsx';
import { FacesTable } from './faces-table.tsx';
import { LastChange } from './last-change.tsx';
import { ShapePicker } from './shape-picker.tsx';
import { SideView } from './side-view.tsx';
import { useRoof, type Roof } from './use-roof.ts';

const CARD = 'rounded-card border border-hairline bg-white p-4 tablet:p-6';
const STEEPEST_DEG = 60;

/** The roof, drawn to scale and changed by hand; the answer follows every change. */
export default function RoofEditor({ calculator }: InputProps) {
  const roof = useRoof(calculator);
  const isLeft = useContext(LeftToBrowser) !== null;
  if (roof === null) return null;
  // Below the first view: the browser draws it with the first touch or once it is near, the whole page has it for who runs no scripts.
  // Something has to stand there: for a part that the server left out the code would be fetched at once.
  if (isLeft && import.meta.env.SSR) return <div className="min-h-dvh noscript:hidden" />;
  const { drawn } = roof;
  const { state } = calculator;
  const panels = calculator.run.estimate.system.numberOfPanels;
  return (
    <section aria-labelledby="roof-title" className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h2 id="roof-title" className="text-22 font-semibold">
            {m.roof_title()}
            {roof.isGuess ? (
              <span className="ml-3 text-14 font-normal text-sol-700">{m.calculator_guess()}</span>
            ) : null}
          </h2>
          <p className="text-14 text-blaek-600">{m.roof_lead()}</p>
        </div>
        <div className="flex gap-2 noscript:hidden">
          <StepButton label={m.depth_undo()} onPress={roof.undo} />
          <StepButton label={m.depth_redo()} onPress={roof.redo} isForth />
        </div>
      </div>
      <div className={`${CARD} flex flex-col gap-4 noscript:hidden`}>
        <ShapePicker
          chosen={roof.isGuess ? null : (drawn?.layout.shape ?? null)}
          onPick={(shape) => {
            const { slope, azimuth } = roof.counted[0] ?? state;
            roof.apply(beginWith(shape, roof.ground, { slope, azimuth, panels }), 'shape');
          }}
        />
        {drawn === null ? (
          <p>{m.roof_other_faces()}</p>
        ) : (
          <Sizes key={drawn.layout.shape} roof={roof} drawn={drawn} />
        )}
      </div>
      {drawn === null ? null : <Drawing {...{ calculator, roof, drawn }} />}
    </section>
  );
}

function StepButton({
  label,
  onPress,
  isForth = false,
}: {
  label: string;
  onPress: (() => void) | null;
  isForth?: boolean;
}) {
  return (
    <button
      type="button"
      aria-disabled={onPress === null ? true : undefined}
      onClick={() => onPress?.()}
      className="inline-flex min-h-11 items-center gap-2 px-2 font-medium text-gran-700 hover:underline aria-disabled:text-sten-500"
    >
      <ResetIcon className={isForth ? '-scale-x-100' : ''} />
      {label}
    </button>
  );
}

type DrawingProps = InputProps & { readonly roof: Roof; readonly drawn: DrawnRoof };

function Sizes({ roof, drawn }: Omit<DrawingProps, 'calculator'>) {
  const { shape, ...size } = drawn.layout;
  const field = (name: keyof HouseSize, label: string, least: number) => (
    <NumberInput
      name={`roof-${name}`}
      label={label}
      unit="m"
      min={Math.max(LAYOUT_LIMITS[name][0], least)}
      max={LAYOUT_LIMITS[name][1]}
      step={0.1}
      value={size[name]}
      onValue={(value) => roof.apply(resizeHouse(drawn, roof.ground, { [name]: value }), name)}
    />
  );
  const isLonger = shape === 'hip' || shape === 'l-shape';
  return (
    <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-3">
      {field('lengthM', m.roof_length(), isLonger ? Math.ceil(size.widthM * 10 + 1) / 10 : 0)}
      {field('widthM', m.roof_width(), 0)}
      {shape === 'l-shape' ? field('wingM', m.roof_wing(), 0) : null}
    </div>
  );
}

function Drawing({ calculator, roof, drawn }: DrawingProps) {
  const locale = getLocale();
  const { run, state } = calculator;
  const { ground, apply, before } = roof;
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = drawn.faces[wanted ?? drawn.layout.faces[0]!.face] ?? drawn.faces[0]!;
  const yields = useDirectionYields(run, drawn.slopeDeg, chosen.azimuthDeg);
  const turn = (frontDeg: number) =>
    apply(turnHouse(drawn, ground, { frontDeg: wrapped(frontDeg) }), 'turn');
  const tilt = (slopeDeg: number) => apply(turnHouse(drawn, ground, { slopeDeg }), 'tilt');
  const { estimate } = run;
  return (
    <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_368px]">
      <div className="flex min-w-0 flex-col gap-4">
        <div className={`${CARD} order-2 desktop:order-1`}>
          <FaceCard
            roof={roof}
            drawn={drawn}
            face={chosen}
            panelPowerW={estimate.system.panelPeakPowerW}
          />
        </div>
        <div
          className={`${CARD} order-3 grid items-center gap-6 tablet:grid-cols-[minmax(0,1fr)_224px]`}
        >
          <SideView roof={drawn} lat={state.lat} onSlope={tilt} />
          <div className="flex flex-col gap-4 noscript:hidden">
            <NumberInput
              name="roofSlope"
              label={m.roof_slope()}
              unit="°"
              min={0}
              max={STEEPEST_DEG}
              step={1}
              value={drawn.slopeDeg}
              onValue={tilt}
            />
            {yields === null ? null : (
              <p className="text-14 text-blaek-600">
                {m.roof_best_slope({
                  best: `${yields.best.slopeDeg}°`,
                  slope: `${shortDecimal(drawn.slopeDeg, locale)}°`,
                  loss: percent(Math.max(0, yields.best.loss), locale),
                })}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4 max-desktop:order-first">
        <div className={`${CARD} flex flex-col gap-3`}>
          <h3 className="font-semibold">{m.roof_plan()}</h3>
          <div className="mx-auto w-full max-w-110">
            <CompassPlan roof={drawn} chosen={chosen.face} yields={yields} onTurn={turn} />
          </div>
          <p className="text-14 text-blaek-600">{m.roof_ring_note()}</p>
          <div className="noscript:hidden">
            <NumberInput
              name="roofFront"
              label={m.roof_front()}
              describe={azimuthWords(drawn.frontDeg, locale)}
              unit="°"
              min={-179}
              max={180}
              step={1}
              value={drawn.frontDeg}
              onValue={turn}
            />
          </div>
        </div>
        <div className={CARD}>
          <FacesTable
            roof={drawn}
            estimate={estimate}
            yields={yields}
            chosen={chosen.face}
            onChoose={setWanted}
          />
        </div>
        {before === null ? null : <LastChange before={before} after={estimate} />}
      </div>
    </div>
  );
}
