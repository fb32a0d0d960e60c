import type { CalculatorState } from './calculator-state.ts';

/** The specification's peak power after a reset; its other reset values are the defaults (calculator-defaults.ts). */
const PEAK_POWER_AFTER_RESET = 10;

const OF_PLACE = ['address', 'postcode', 'priceZone', 'gridCompany'] as const;

/**
 * The state after a reset, at the same place.
 *
 * The panel cost is its default like the others and is not written into the state: a panel cost that
 * is given is another firm's offer, and would be compared with ours though nobody gave it. The page
 * shows the figure as the example in the empty field; what is calculated is always our own price.
 */
export function resetState(state: CalculatorState): CalculatorState {
  const { lat, lon } = state;
  const place = OF_PLACE.flatMap((name) => (name in state ? [[name, state[name]]] : []));
  return { lat, lon, ...Object.fromEntries(place), peakPower: PEAK_POWER_AFTER_RESET };
}

/** 0.01° is about a kilometre: the sun and the prices are the same, the house is one of many. */
const PLACE_STEPS_PER_DEGREE = 100;

/**
 * The technical part of a state, for a link that is passed on: no address, no offer somebody was
 * given, the place to about a kilometre. A house drawn from above could be found on a map, so the
 * drawing is left out; the faces derived from it are figures.
 */
export function technicalState(state: CalculatorState): CalculatorState {
  const {
    address: _address,
    roofLayout: _layout,
    ownOffer: _offer,
    panelCost: _cost,
    receivedPreviousOffers: _received,
    ...technical
  } = state;
  const rounded = (degrees: number) =>
    Math.round(degrees * PLACE_STEPS_PER_DEGREE) / PLACE_STEPS_PER_DEGREE;
  return { ...technical, lat: rounded(state.lat), lon: rounded(state.lon) };
}
