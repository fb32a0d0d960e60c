import type { Saving } from '../save-action.tsx';
import type { Calculator } from '../use-calculator.ts';

export type RoofScreenProps = {
  readonly calculator: Calculator;
  /** The same for what may follow behind in a drag. */
  readonly around: Calculator;
  readonly saving: Saving;
  /** Whether there is an aerial photograph, and whether the place on it is a door's or a postcode's. */
  readonly photo: 'door' | 'area' | null;
  /** Whether this server asks a height model for a house's own roof. */
  readonly findsRoof: boolean;
};
