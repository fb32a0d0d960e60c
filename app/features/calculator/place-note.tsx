import { m } from '../../../messages/compiled/messages.js';
import type { Calculator } from './use-calculator.ts';

type PlaceNoteProps = {
  calculator: Calculator;
  /** Its name while the visitor has not named a place. */
  examplePlace: string | null;
};

/** Says so where the figures are of an example place, or of answers given before. */
export function PlaceNote({ calculator: { state, restored }, examplePlace }: PlaceNoteProps) {
  const isExample = examplePlace !== null && state.address === '' && !restored;
  if (!isExample && !restored) return null;
  return (
    <p className="border-x border-hairline bg-sol-100 px-4 py-2 text-14 text-blaek tablet:px-8">
      {isExample ? m.calculator_example_place({ place: examplePlace }) : m.calculator_restored()}
    </p>
  );
}
