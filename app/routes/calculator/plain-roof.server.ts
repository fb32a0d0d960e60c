import { withDefaults } from '../../../domain/calculator-defaults.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import { BESIDE_FORM, roofOfForm, ROOF_FORM } from '../../../domain/roof-form.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { panelOf } from '../../../engine/quote/system-choice.ts';
import { roofInState } from '../../features/calculator/roof/roof-in-state.ts';
import type { ReadCalculator } from './read-calculator.server.ts';

/**
 * Where a form without a script leads that describes the roof: the same calculation with the roof drawn.
 * @returns null: the address describes none
 */
export function addressWithRoof(
  url: URL,
  { state, context }: ReadCalculator,
  { estimate, input }: Pick<EstimateRun, 'estimate' | 'input'>,
): string | null {
  if (!url.searchParams.has(ROOF_FORM.shape)) return null;
  const described = [...Object.values<string>(ROOF_FORM), ...Object.values<string>(BESIDE_FORM)];
  const rest = [...url.searchParams].filter(([name]) => !described.includes(name));
  const full = withDefaults(state);
  const panel = panelOf(context.catalogue, input.selectedPanelManufacturer);
  const edit =
    panel === undefined
      ? null
      : roofOfForm(
          url.searchParams,
          { panel: { longM: panel.x, shortM: panel.y }, lat: state.lat },
          {
            slope: full.slope,
            azimuth: full.azimuth,
            panels: estimate.system.numberOfPanels,
          },
        );
  const query =
    edit === null
      ? new URLSearchParams(rest)
      : toQuery(roofInState({ given: state, state: full }, edit, null));
  // What is no part of the calculation, as that the page is to be drawn whole.
  for (const [name, value] of rest)
    if (edit !== null && !(name in state) && !query.has(name)) query.append(name, value);
  return `${url.pathname}?${query}`;
}
