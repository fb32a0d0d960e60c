import type { SystemResult } from '../engine/estimate-figures.ts';

/** Whether anything is put up: panels, or a battery or an inverter beside panels that stand already. */
export const isAnythingBought = ({
  numberOfPanels,
  inverterModelId,
}: Pick<SystemResult, 'numberOfPanels' | 'inverterModelId'>): boolean =>
  numberOfPanels > 0 || inverterModelId !== '';
