import type { EconomyInput } from '../economy/economy-input.ts';
import type { FlowsInYear } from '../economy/price-driven-flows.ts';
import type { EstimateContext } from '../estimate-context.ts';
import { setUpEstimate, type EstimateSetup } from '../estimate-setup.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { batteryCombination } from '../quote/battery-combination.ts';
import { chooseSystem, combinedBattery, type Offered } from '../quote/system-choice.ts';
import { priceDifference, sizeBounds, sizeFigures } from './size-figures.ts';
import type { SizeBounds, SizeFigures } from './size-figures.ts';

/** Most panels that are tried where neither roof nor catalogue sets a limit. Source: the specification's slider. */
export const MOST_PANELS_TRIED = 54;
/** A payback this close to the shortest is as good. Source: calculation.md 2. */
export const PAYBACK_MARGIN_YEARS = 0.5;

export type Size = {
  readonly numberOfPanels: number;
  /** {} for no battery. */
  readonly batteryUnitCounts: Readonly<Record<string, number>>;
};

export type SizedResult = Size & {
  readonly npvDkk: number;
  /** [yr]; null: not within 25 years. */
  readonly paybackYears: number | null;
};

export type BestSizes = {
  /** The highest net present value; of equal ones the smaller system. */
  readonly highestNpv: SizedResult;
  /** The smallest system whose payback is within half a year of the shortest; null when none pays back. */
  readonly smallestNearShortestPayback: SizedResult | null;
  /** How many sizes were compared, and how many of them had to be worked out in full. */
  readonly compared: number;
  readonly inFull: number;
};

/** No battery, and the capacity of every number of units of the default model, as cheap as it can be had. */
export function batteryOptions({
  catalogue: { batteries },
  priceList,
}: Offered): readonly Size['batteryUnitCounts'][] {
  const model = batteries.find(({ isDefault }) => isDefault) ?? batteries[0];
  if (!model) return [{}];
  const counts = Array.from({ length: model.maxUnits }, (_, index) => index + 1);
  return [
    {},
    ...counts.map((count) =>
      batteryCombination(count * model.usableKwh, batteries, priceList.batteries),
    ),
  ];
}

/** A size on trial; the sums are done when they are asked for. */
type Candidate = Size & {
  readonly economyInput: EconomyInput;
  /** What prices make of its battery; null under self-use. */
  readonly difference: FlowsInYear | null;
  readonly bounds: () => SizeBounds;
  readonly figures: () => SizeFigures;
};

/** Every number of panels that fits, with every battery option. */
export function candidates(
  input: EstimateInput,
  context: EstimateContext,
  options: readonly Size['batteryUnitCounts'][],
): readonly Candidate[] {
  const withPanels = (calculatedNumberOfPanels: number): EstimateInput => ({
    ...input,
    sizing: 'peak-power',
    calculatedNumberOfPanels,
    interestedInBattery: false,
  });
  // The shown system's strategy may be 'none'; a battery on trial is used all the same.
  const strategy = {
    assumptions: input.assumptions,
    standing: input.standing,
    batteryStrategy: input.batteryStrategy === 'none' ? 'self-use' : input.batteryStrategy,
  } as const;
  const most = chooseSystem(withPanels(MOST_PANELS_TRIED), context).numberOfPanels;
  if (most === 0) return [];
  const largest = setUpEstimate(withPanels(most), context);
  const batteryBeside = ({ chosen }: EstimateSetup, units: Size['batteryUnitCounts']) =>
    combinedBattery(units, chosen.inverter, strategy, context.catalogue);
  const differences = options.map((units) => {
    const battery = batteryBeside(largest, units);
    if (battery === null || strategy.batteryStrategy !== 'price-driven') return null;
    return priceDifference(largest.economyInput(largest.quoteWith(units), battery), 1 / most);
  });
  // A car that is charged from the sun makes another use of every size, so no size may stand for another.
  // Nor beside standing panels, whose sun does not grow with the new ones.
  const useFollowsSize =
    input.standing !== null ||
    (input.electricCarKmPerYear > 0 && input.chargingPlan === 'solar-first');
  const found: Candidate[] = [];
  for (let numberOfPanels = 1; numberOfPanels <= most; numberOfPanels++) {
    const setUp = setUpEstimate(withPanels(numberOfPanels), context);
    const share = numberOfPanels / most;
    options.forEach((batteryUnitCounts, index) => {
      const priced = setUp.quoteWith(batteryUnitCounts);
      const battery = batteryBeside(setUp, batteryUnitCounts);
      const economyInput = setUp.economyInput(priced, battery);
      const ofLargest = differences[index]!;
      let difference: FlowsInYear | null = null;
      if (ofLargest !== null) {
        difference = useFollowsSize
          ? priceDifference(economyInput, 1)
          : (scale, capacity, year) => ofLargest(scale * share, capacity, year);
      }
      let bounds: SizeBounds | null = null;
      let known: SizeFigures | null = null;
      found.push({
        numberOfPanels,
        batteryUnitCounts,
        economyInput,
        difference,
        bounds: () => (bounds ??= sizeBounds(economyInput, difference)),
        figures: () => (known ??= sizeFigures(economyInput)),
      });
    });
  }
  return found;
}

/**
 * "Find the best size": every number of panels that fits with every battery option, the same sums as estimate()
 * does for each. All sizes are bounded by quick sums, and only those that may win are worked out in full; the
 * answer is that of working out all of them.
 * @param input the place and the wishes; number of panels and battery are not read
 * @param context catalogue, sales prices, and a yield from outside where there is one
 * @param options batteries to try, smallest first; default: batteryOptions()
 * @returns the best sizes; null where no panel can be put up
 * @throws RangeError as estimate()
 * @source calculation.md 2
 */
export function bestSize(
  input: EstimateInput,
  context: EstimateContext,
  options: readonly Size['batteryUnitCounts'][] = batteryOptions(context),
): BestSizes | null {
  const all = candidates(input, context, options);
  if (all.length === 0) return null;
  let inFull = 0;
  const seen = new Set<Candidate>();
  const figuresOf = (candidate: Candidate): SizeFigures => {
    if (!seen.has(candidate)) inFull++;
    seen.add(candidate);
    return candidate.figures();
  };
  const result = (candidate: Candidate): SizedResult => {
    const { npvDkk, paybackYears } = figuresOf(candidate);
    return {
      numberOfPanels: candidate.numberOfPanels,
      batteryUnitCounts: candidate.batteryUnitCounts,
      npvDkk,
      paybackYears: paybackYears === Infinity ? null : paybackYears,
    };
  };
  const highestNpv = result(withHighestNpv(all, figuresOf));
  const smallest = smallestNearShortest(all, figuresOf);
  return {
    highestNpv,
    smallestNearShortestPayback: smallest && result(smallest),
    compared: all.length,
    inFull,
  };
}

/** Of some sizes the one with the highest net present value; of equal ones the smaller system. */
export function highestNpvOf(some: readonly Candidate[]): Candidate {
  return withHighestNpv(some, (candidate) => candidate.figures());
}

type FiguresOf = (candidate: Candidate) => SizeFigures;

function withHighestNpv(all: readonly Candidate[], figuresOf: FiguresOf): Candidate {
  // From the most promising on, so that the rest falls away early.
  const promising = all.toSorted((a, b) => b.bounds().npvDkk[1] - a.bounds().npvDkk[1]);
  let best = promising[0]!;
  for (const candidate of promising) {
    const bestDkk = figuresOf(best).npvDkk;
    if (candidate.bounds().npvDkk[1] < bestDkk) break;
    const { npvDkk } = figuresOf(candidate);
    const isSmaller = all.indexOf(candidate) < all.indexOf(best);
    if (npvDkk > bestDkk || (npvDkk === bestDkk && isSmaller)) best = candidate;
  }
  return best;
}

function smallestNearShortest(all: readonly Candidate[], figuresOf: FiguresOf): Candidate | null {
  const promising = all.toSorted((a, b) => a.bounds().paybackYears[0] - b.bounds().paybackYears[0]);
  let shortest = Infinity;
  for (const candidate of promising) {
    if (candidate.bounds().paybackYears[0] >= shortest) break;
    shortest = Math.min(shortest, figuresOf(candidate).paybackYears);
  }
  if (shortest === Infinity) return null;
  const longest = shortest + PAYBACK_MARGIN_YEARS;
  const isNear = (candidate: Candidate): boolean => {
    const [low, high] = candidate.bounds().paybackYears;
    return high <= longest || (low <= longest && figuresOf(candidate).paybackYears <= longest);
  };
  // Fewest panels first, then the smaller battery.
  return all.find(isNear) ?? null;
}
