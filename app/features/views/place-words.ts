import { m } from '../../../messages/compiled/messages.js';
import type { ViewFigures } from './view-figures.ts';
import type { ViewSubject } from './view-frame.tsx';

/** The place as far as it is known: the address, the example's town, or the postcode. */
export function placeWords(
  { address, examplePlace }: Pick<ViewSubject, 'address' | 'examplePlace'>,
  { input }: Pick<ViewFigures, 'input'>,
): string {
  if (address !== '') return address;
  if (examplePlace !== null) return m.report_example_name({ place: examplePlace });
  return input.postcode === null
    ? m.report_your_roof()
    : m.report_place_postcode({ postcode: input.postcode });
}
