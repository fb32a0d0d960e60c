import { panelsThatFit } from '../../engine/pv/panel-layout.ts';
import { roofFacesOf } from '../../engine/pv/roof-faces.ts';
import { panelOf } from '../../engine/quote/system-choice.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import { withDefaults } from '../calculator-defaults.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { givenFaces } from '../estimate-request.ts';

/** How many panels the roof holds, by the area of its faces; null where one of them is not known. */
export function roofRoom(state: CalculatorState, catalogue: Catalogue): number | null {
  const full = withDefaults(state);
  const panel = panelOf(catalogue, full.selectedPanelManufacturer);
  if (panel === undefined) return null;
  let room = 0;
  for (const { roofSurfaceArea } of roofFacesOf({ ...full, roofFaces: givenFaces(full) })) {
    if (roofSurfaceArea === null) return null;
    room += panelsThatFit({ roofSurfaceArea }, { xM: panel.x, yM: panel.y }).panels;
  }
  return room;
}
