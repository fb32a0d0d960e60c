import { CALCULATOR_DEFAULTS } from '../../domain/calculator-defaults.ts';
import { panelOf } from '../../engine/quote/system-choice.ts';
import { logFailure } from '../log-failure.ts';
import type { Services } from '../services.ts';
import { HOUSE } from '../work/asker.ts';
import { demonstrationRoof } from './demonstration-roof.ts';

type Needs = Pick<Services, 'work' | 'roofs' | 'estimateContext' | 'log'>;

/**
 * The stored house's roof, found before anybody asks for theirs: a thread is then running, has loaded what reads heights
 * and has run it once, which takes as long as all the registers. Nothing is done where no height model is asked.
 */
export async function findFirstRoof(needs: Needs): Promise<void> {
  if (!needs.roofs.isSetUp) return;
  try {
    const manufacturer = CALCULATOR_DEFAULTS.selectedPanelManufacturer;
    const { catalogue } = await needs.estimateContext();
    const panel = panelOf(catalogue, manufacturer);
    if (panel === undefined) return;
    await demonstrationRoof(needs, HOUSE, { longM: panel.x, shortM: panel.y, manufacturer });
  } catch (error) {
    logFailure(needs.log, 'no first roof', error);
  }
}
