import type { EconomyPlot } from './economy-curves.tsx';
import type { EconomyScenario } from './economy-figures.ts';
import type { Place } from './free-place.ts';
import type { TaxStep } from './tax-step.ts';

export type LabelledEconomy = EconomyPlot & {
  scenarios: readonly [EconomyScenario, ...EconomyScenario[]];
  taxStep: TaxStep | undefined;
};

export type PlacedText = Place & {
  readonly words: string;
  readonly textX: number;
  readonly textY: number;
  readonly anchor: 'start' | 'end';
};
