import { m } from '../../../messages/compiled/messages.js';
import { inputId } from '../../../domain/input-id.ts';
import {
  dwellingAreaOf,
  saysOnlyWhere,
  withoutAnswered,
  withoutTold,
  type Told,
} from '../../../domain/roof/prefill.ts';
import type { Calculator } from '../../features/calculator/use-calculator.ts';
import { FactsList } from '../../features/house-facts/facts-list.tsx';
import type { HouseAnswer } from '../../features/house-facts/house-answer.ts';
import { HouseSummary } from '../../features/house-facts/house-summary.tsx';
import { useHouse } from '../../features/house-facts/use-house.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

const FIELDS: ReadonlySet<string> = new Set([
  'roofType',
  'buildingType',
  'electricallyHeated',
  'replaceRoofNext10Yrs',
]);

type HouseNoteProps = {
  readonly calculator: Calculator;
  /** The address was chosen on this page: what BBR says of it belongs to the choice. */
  readonly isPicked: boolean;
};

/** What BBR says of the house, beside its address, and in the fields that nobody has answered. */
export default function HouseNote({ calculator, isPicked }: HouseNoteProps) {
  const { given, state, told, put } = calculator;
  const answer = useHouse(state, (found, at) => {
    if (told?.at === at) return;
    calculator.tell(toldOf(found, at));
    const base = withoutTold(given, told);
    // A link with answers in it keeps its figures; there the visitor is asked.
    if (isPicked || saysOnlyWhere(base)) fill(calculator, base, found);
  });
  const open = answer === null ? {} : withoutAnswered(answer.prefill, given);
  const isHeating = answer?.facts?.electricallyHeated != null;
  return (
    <HouseSummary answer={answer}>
      {answer === null ? null : (
        <>
          <FactsList
            answer={answer}
            fieldHref={(field) => (FIELDS.has(field) ? `#${inputId(field)}` : null)}
          />
          {isHeating ? (
            <CheckboxField
              id={inputId('electricallyHeated')}
              name="electricallyHeated"
              label={m.expert_electrically_heated()}
              help={
                told?.values['electricallyHeated'] === given.electricallyHeated
                  ? told?.mark
                  : undefined
              }
              checked={state.electricallyHeated === true}
              onChange={(event) => put('electricallyHeated', event.currentTarget.checked)}
            />
          ) : null}
          {Object.keys(open).length === 0 ? null : (
            <Button variant="outlined" onClick={() => fill(calculator, given, answer)}>
              {m.house_use()}
            </Button>
          )}
        </>
      )}
    </HouseSummary>
  );
}

function toldOf({ facts, prefill }: HouseAnswer, at: string): Told {
  const houseAreaM2 = facts === null ? null : dwellingAreaOf(facts);
  return {
    at,
    values: {
      ...withoutAnswered(prefill, {}),
      ...(houseAreaM2 === null ? {} : { 'household.houseAreaM2': houseAreaM2 }),
    },
    mark: m.house_mark(),
    houseAreaM2,
  };
}

function fill(
  { given, replace }: Calculator,
  base: Calculator['given'],
  { prefill }: HouseAnswer,
): void {
  const open = withoutAnswered(prefill, base);
  if (base === given && Object.keys(open).length === 0) return;
  replace({ ...base, ...open }, 'house');
}
