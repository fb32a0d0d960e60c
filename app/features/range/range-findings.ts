import type { TornadoBar } from '../../../engine/economy/tornado.ts';
import type { MoneyRange } from '../../../engine/range/money-range.ts';

/** What the electricity tax may become from 2028: a choice of the Folketing. */
export type TaxKey = 'own' | 'law' | 'unchanged' | 'higher';
/** That solar power goes on losing worth against the mean price: a turn of the market that nobody has a chance for. */
export type ScenarioKey = TaxKey | 'falling';

/** 80 of 100 courses and the figure that they lie around. */
export type Band<Value> = { readonly low: Value; readonly middle: Value; readonly high: Value };

/** A future by name; none of them is drawn by chance. */
export type Scenario = {
  readonly key: ScenarioKey;
  /** Electricity tax of 2028 excluding VAT [DKK/kWh]. */
  readonly taxDkkPerKwh: number;
  /** The same hundred courses under each. */
  readonly range: MoneyRange;
  /** Null: not within 25 years. */
  readonly paybackYears: Band<number | null>;
  readonly savingDkk: Band<number>;
};

export type RangeFindings = {
  /** The one that the answer is calculated with stands first. */
  readonly scenarios: readonly Scenario[];
  /** Payback where only the sun has a good or a bad tenth [yr]; null: not within 25 years. */
  readonly sunOnly: { readonly low: number | null; readonly high: number | null };
  /** One cause at a time; the tax is not among them. */
  readonly causes: readonly TornadoBar[];
};
