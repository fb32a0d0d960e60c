import { withDefaults } from '../../../domain/calculator-defaults.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import { BESIDE_FORM, roofOfForm, ROOF_FORM } from '../../../domain/roof-form.ts';
import type { FieldError } from '../../../domain/field-error.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { panelOf } from '../../../engine/quote/system-choice.ts';
import { roofInState } from '../../features/calculator/roof/roof-in-state.ts';
import type { ReadCalculator } from './read-calculator.server.ts';

/**
 * Where a form without a script leads that describes the roof: the same calculation with the roof drawn.
 * @returns address null: it describes none, or figures that are wrong
 */
export function addressWithRoof(
  url: URL,
  { state, context }: ReadCalculator,
  { estimate, input }: Pick<EstimateRun, 'estimate' | 'input'>,
): { readonly address: string | null; readonly errors: readonly FieldError[] } {
  if (!url.searchParams.has(ROOF_FORM.shape)) return { address: null, errors: [] };
  const described = [...Object.values<string>(ROOF_FORM), ...Object.values<string>(BESIDE_FORM)];
  const rest = [...url.searchParams].filter(([name]) => !described.includes(name));
  const full = withDefaults(state);
  const panel = panelOf(context.catalogue, input.selectedPanelManufacturer);
  const { edit, errors } =
    panel === undefined
      ? { edit: null, errors: [] }
      : roofOfForm(
          url.searchParams,
          { panel: { longM: panel.x, shortM: panel.y }, lat: state.lat },
          {
            slope: full.slope,
            azimuth: full.azimuth,
            panels: estimate.system.numberOfPanels,
          },
          getLocale(),
        );
  if (errors.length > 0) return { address: null, errors };
  const query =
    edit === null
      ? new URLSearchParams(rest)
      : toQuery(roofInState({ given: state, state: full }, edit, null));
  // What is no part of the calculation, as that the page is to be drawn whole.
  for (const [name, value] of rest)
    if (edit !== null && !(name in state) && !query.has(name)) query.append(name, value);
  return { address: `${url.pathname}?${query}`, errors };
}
