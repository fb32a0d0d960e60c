import { useRef, useState } from 'react';
import type { CalculatorState, GivenRoofFace } from '../../../../domain/calculator-state.ts';
import {
  drawnRoof,
  guessedLayout,
  type CountedFace,
  type DrawnRoof,
} from '../../../../domain/drawn-roof.ts';
import { readRoofLayout, roofLayoutText } from '../../../../domain/roof-layout.ts';
import type { RoofEdit, RoofGround } from '../../../../domain/roof-edits.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { panelOf } from '../../../../engine/quote/system-choice.ts';
import { withFaces } from '../depth/face-changes.ts';
import type { Calculator } from '../use-calculator.ts';

/** Steps of one drag, or of one key held down, are one change. */
const ONE_CHANGE_MS = 1000;

/** All that a change of the roof touches; the rest stays as it is when the change is taken back. */
const ROOF_FIELDS = [
  'roofLayout',
  'roofFaces',
  'roofType',
  'slope',
  'azimuth',
  'shading',
  'horizon',
  'roofSurfaceArea',
  'calculatedNumberOfPanels',
  'sizing',
] as const;

type Step = { readonly given: CalculatorState; readonly estimate: EstimateFigures };

export type Roof = {
  readonly ground: RoofGround;
  readonly counted: readonly CountedFace[];
  /** null: the faces are not those of a typical roof. */
  readonly drawn: DrawnRoof | null;
  /** True while nobody has said what the house is like. */
  readonly isGuess: boolean;
  /** @param kind changes of one kind in a row are taken back as one */
  readonly apply: (edit: RoofEdit | null, kind: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** The figures before the last change. */
  readonly before: EstimateFigures | null;
};

/** The roof as it is drawn, and what can be done to it. null: the catalogue has no size of the panel. */
export function useRoof(calculator: Calculator): Roof | null {
  const { given, state, run, replace, contextOf } = calculator;
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);
  const last = useRef({ kind: '', at: 0 });
  const { catalogue } = contextOf(given);
  const model = panelOf(catalogue, run.input.selectedPanelManufacturer);
  if (model === undefined) return null;
  const ground: RoofGround = { panel: { longM: model.x, shortM: model.y }, lat: state.lat };
  const counted = countedFaces(run);
  const said = state.roofLayout === null ? null : readRoofLayout(state.roofLayout);
  const drawnAs = (layout: typeof said) =>
    layout === null ? null : drawnRoof(layout, counted, ground.panel, ground.lat);
  const drawn = drawnAs(said);
  const guess = () =>
    drawnAs(guessedLayout(counted, ground.panel, state.roofType === 'flat', ground.lat));
  const step = (): Step => ({ given, estimate: run.estimate });
  const swap = (from: readonly Step[], to: CalculatorState) => {
    last.current = { kind: '', at: 0 };
    replace(withRoofOf(given, to));
    return from.slice(0, -1);
  };
  return {
    ground,
    counted,
    drawn: drawn ?? guess(),
    isGuess: drawn === null,
    apply(edit, kind) {
      if (edit === null) return;
      const now = performance.now();
      const isSame = kind === last.current.kind && now - last.current.at < ONE_CHANGE_MS;
      last.current = { kind, at: now };
      if (!isSame) setPast([...past, step()]);
      setFuture([]);
      replace(withEdit(calculator, edit, drawn));
    },
    undo:
      past.length === 0
        ? null
        : () => {
            setFuture([...future, step()]);
            setPast(swap(past, past.at(-1)!.given));
          },
    redo:
      future.length === 0
        ? null
        : () => {
            setPast([...past, step()]);
            setFuture(swap(future, future.at(-1)!.given));
          },
    before: past.at(-1)?.estimate ?? null,
  };
}

function countedFaces({ estimate }: EstimateRun): readonly CountedFace[] {
  return estimate.yield.faces.map(({ slope, azimuth, numberOfPanels }) => ({
    slope,
    azimuth,
    numberOfPanels,
  }));
}

function withRoofOf(given: CalculatorState, other: CalculatorState): CalculatorState {
  const rest = Object.entries(given).filter(
    ([name]) => !(ROOF_FIELDS as readonly string[]).includes(name),
  );
  const roof = ROOF_FIELDS.flatMap((name) => (name in other ? [[name, other[name]]] : []));
  return Object.fromEntries([...rest, ...roof]) as CalculatorState;
}

/** The calculator's faces as the drawing has them; each keeps the shade it had. */
function withEdit(
  { given, state }: Calculator,
  { layout, faces }: RoofEdit,
  drawn: DrawnRoof | null,
): CalculatorState {
  const before: readonly GivenRoofFace[] = state.roofFaces ?? [
    { slope: state.slope, azimuth: state.azimuth, shading: state.shading, horizon: state.horizon },
  ];
  const next = faces.map(({ slope, azimuth, numberOfPanels }, index): GivenRoofFace => {
    const at = drawn?.layout.faces.findIndex(({ face }) => face === layout.faces[index]!.face);
    const { shading = state.shading, horizon = null } = before[at ?? 0] ?? {};
    return { slope, azimuth, shading, horizon, calculatedNumberOfPanels: numberOfPanels };
  });
  const roofType =
    layout.shape === 'flat' ? 'flat' : state.roofType === 'flat' ? 'tile' : given.roofType;
  const changed = { ...withFaces(given, next), roofLayout: roofLayoutText(layout) };
  return roofType === undefined ? changed : { ...changed, roofType };
}
