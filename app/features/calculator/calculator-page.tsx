import { Activity, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { useOutlet } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SlidersIcon } from '../../ui/icons.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Ahead } from '../../ui/use-ahead.ts';
import { whenNear } from '../../ui/when-near.ts';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AssumptionsButton } from './assumptions-button.tsx';
import { CompactAnswer } from './compact-answer.tsx';
import { calculated } from './inputs/input-props.ts';
import { Inputs } from './inputs/inputs.tsx';
import { firstTouch } from './first-touch.ts';
import { OpenedSheet, useSheet } from './opened-sheet.tsx';
import { PlaceNote } from './place-note.tsx';
import { RefusedFields, type RefusedField } from './refused-fields.ts';
import { Results } from './results/results.tsx';
import { SaveAction, type Saving } from './save-action.tsx';
import { hasKeptScenarios, usePins, useScenarios } from './scenarios/use-scenarios.ts';
import { useCalculator, type Calculator } from './use-calculator.ts';
import { useFollowed } from './use-followed.ts';
import { ahead } from './use-run.ts';
import type { SentRun } from './served-run.ts';
import type { ServedYields } from './use-monthly-yield.ts';

// What nobody needs before they act is brought after their first touch, see app/features/updates/code-ahead.ts.
const AssumptionsDrawer = latePart({ load: () => import('./assumptions/assumptions-drawer.tsx') });
// Only an address with something wrong in it has anything to sum up.
const RefusedSummary = latePart({ load: () => import('./refused-summary.tsx') });
const AddressLine = latePart({
  load: () => import('./address-line.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});
const RoofEditor = latePart({
  load: () => import('./roof/roof-editor.tsx'),
  // A page that is loaded again may begin where it stands.
  when: (place) => Promise.race([firstTouch(), whenNear(place)]),
  drawnFrom: calculated,
});
const FinanceSection = latePart({
  load: () => import('./finance/finance-section.tsx'),
  when: whenNear,
  drawnFrom: calculated,
});
const ScenarioTable = latePart({
  load: () => import('./scenarios/scenario-table.tsx'),
  // After a reload those that were pinned are put back at once.
  when: () => (hasKeptScenarios() ? Promise.resolve() : firstTouch()),
});

// Up to here there is no room beside the answer, as app/styles/tokens.css has it.
const BELOW_LAPTOP = '(width < 64rem)';

export type CalculatorPageProps = {
  head: ReactNode;
  /** The page's own address, which the form without JavaScript returns to. */
  action: string;
  initial: CalculatorState;
  context: EstimateContext;
  served: {
    readonly run: SentRun;
    readonly yields: ServedYields;
  };
  /** The example place's name while the visitor has not named a place. */
  examplePlace: string | null;
  /** What was wrong in the address that led here. */
  errors: readonly RefusedField[];
  saving: Saving;
  /** Of the aerial photograph; null: there is none. */
  photo: 'door' | 'area' | null;
  /** Whether a height model is asked for a house's own roof. */
  findsRoof: boolean;
  /** What the field for the address says of it. */
  placeNote: string | undefined;
  renderAddress: (calculator: Calculator) => ReactNode;
};

export function CalculatorPage(props: CalculatorPageProps) {
  const { action, initial, context, served, examplePlace, errors } = props;
  const { saving, photo, findsRoof, placeNote, renderAddress } = props;
  const pins = usePins();
  const calculator = useCalculator(initial, context, served, pins.states);
  const pinned = useScenarios(pins, calculator.contextOf);
  // While something is dragged the answer goes first, and everything around it follows.
  const [around, aheadOfPage] = useFollowed(calculator);
  const hasPanels = isAnythingBought(calculator.run.estimate.system);
  const sheet = useSheet();
  const { open: openSheet } = sheet;
  const [drawer, setDrawer] = useState(false);
  useEffect(() => {
    void firstTouch()
      .then(() => import('./warm-up.ts'))
      .then(({ warmUp }) => warmUp(calculator));
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => ahead.steps?.follow(calculator), [calculator]);
  const inputs = useMemo(
    () => (
      <Inputs calculator={around} address={renderAddress(around)} catalogue={context.catalogue} />
    ),
    [around, renderAddress, context.catalogue],
  );
  const drawn = useMemo(() => {
    const close = () => setDrawer(false);
    return <AssumptionsDrawer calculator={around} onClose={close} onLost={close} />;
  }, [around]);
  const assumptions = useMemo(
    () => (
      <AssumptionsButton
        calculator={around}
        onOpen={() => {
          if (matchMedia(BELOW_LAPTOP).matches) openSheet('assumptions');
          else setDrawer(true);
        }}
      />
    ),
    [around, openSheet],
  );
  const address = useMemo(
    () =>
      around.state.address === '' || !hasPanels ? null : (
        <AddressLine calculator={around} note={placeNote} onEdit={() => openSheet('inputs')} />
      ),
    [around, hasPanels, openSheet, placeNote],
  );
  const actions = useMemo(
    () => (
      <div className="flex flex-wrap gap-2 *:grow laptop:hidden print:hidden">
        <Button variant="outlined" className="noscript:hidden" onClick={() => openSheet('inputs')}>
          <SlidersIcon />
          {m.calculator_adjust()}
        </Button>
        {hasPanels ? (
          <SaveAction saving={saving} query={around.query} className={buttonClass('outlined')} />
        ) : null}
      </div>
    ),
    [around.query, hasPanels, openSheet, saving],
  );
  const note = useMemo(
    () => <PlaceNote calculator={around} examplePlace={examplePlace} />,
    [around, examplePlace],
  );
  const { scenarios } = pinned;
  // A page within this one takes its place; what was opened and chosen here stays as it was.
  const inner = useOutlet({ calculator, around, saving, photo, findsRoof });
  const results = useMemo(
    () => <Results run={around.run} scenarios={scenarios} />,
    [around.run, scenarios],
  );
  return (
    <RefusedFields value={errors}>
      <Ahead value={aheadOfPage}>
        {inner ?? props.head}
        <Activity mode={inner === null ? 'visible' : 'hidden'}>
          <div
            className={`mx-auto grid max-w-[1600px] pt-16 ${drawer ? 'laptop:grid-cols-[minmax(0,480px)_minmax(0,1fr)] desktop:grid-cols-[608px_minmax(0,1fr)]' : 'laptop:grid-cols-[320px_minmax(0,1fr)] desktop:grid-cols-[360px_minmax(0,1fr)]'}`}
          >
            {/* No anchor for the browser: it would hold this column still while the drawings beside it move. */}
            <aside
              aria-label={drawer ? m.calculator_assumptions() : m.calculator_inputs_label()}
              className={`isolate border-r border-hairline bg-kalk-100 px-6 pt-2 pb-8 [overflow-anchor:none] max-laptop:hidden print:hidden noscript:block ${drawer ? 'laptop:sticky laptop:top-16 laptop:h-[calc(100dvh-64px)] laptop:overflow-y-auto' : ''}`}
            >
              {drawer ? (
                drawn
              ) : (
                <form method="get" action={action} onSubmit={(event) => event.preventDefault()}>
                  {/* In one place at a time: an id belongs to one control. */}
                  {sheet.shown === 'inputs' ? null : inputs}
                  <noscript>
                    <Button type="submit" className="mt-4 w-full">
                      {m.calculator_recalculate()}
                    </Button>
                  </noscript>
                </form>
              )}
            </aside>
            <div className="flex min-w-0 flex-col gap-8 px-page pb-40 laptop:pb-16 desktop:px-12">
              {errors.length > 0 ? (
                <RefusedSummary onHidden={(id) => openSheet('inputs', id)} />
              ) : null}
              <CompactAnswer {...{ calculator, around }}>
                {(shown) => (
                  <>
                    {note}
                    <AnswerCard
                      calculator={shown}
                      isNarrow={drawer}
                      {...{ served, around, saving, assumptions, actions, address }}
                    />
                  </>
                )}
              </CompactAnswer>
              {hasPanels || pinned.scenarios.length > 0 ? (
                <div className="isolate noscript:hidden">
                  <ScenarioTable pinned={pinned} given={around.given} onShow={calculator.replace} />
                </div>
              ) : null}
              {hasPanels ? results : null}
              {hasPanels ? <FinanceSection calculator={around} /> : null}
              <div id="roof" className="isolate scroll-mt-20">
                {/* Drawn in one place at a time, as the inputs. */}
                {calculator.run.estimate.system.numberOfPanels > 0 && inner === null ? (
                  <RoofEditor calculator={around} {...{ photo, findsRoof }} />
                ) : null}
              </div>
            </div>
            <AnswerBar {...{ calculator, around }} />
            <OpenedSheet {...{ sheet, calculator, around, inputs }} />
          </div>
        </Activity>
      </Ahead>
    </RefusedFields>
  );
}
