import type { RouterContextProvider } from 'react-router';
import { withDefaults } from '../../../domain/calculator-defaults.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorState, GivenRoofFace } from '../../../domain/calculator-state.ts';
import { foundEdit } from '../../../domain/roof/found-roof-layout.ts';
import type { HouseRoof, RoofAnswer } from '../../../domain/roof/found-roof.ts';
import type { RoofEdit } from '../../../domain/roof-edits.ts';
import { roofLayoutText } from '../../../domain/roof-layout.ts';
import type { EstimateFigures } from '../../../engine/estimate-figures.ts';
import { showEstimate } from '../../../server/estimates/queries.ts';
import { DEMONSTRATION, findHouseRoof } from '../../../server/roofs/queries.ts';
import { withFaces } from '../../features/calculator/depth/face-changes.ts';
import { dayOfYear, STEPS_A_DAY } from '../../features/roof-view/day-of-sun.ts';
import {
  FIXED_VIEWS,
  VIEW_FORM,
  type Asked,
  type FoundView,
  type ViewAnswer,
} from '../../features/roof-view/view-data.ts';
import { foundRoofLink } from '../../found-roof-link.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated, unlessRefused } from '../work.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

/** A late afternoon of late summer: low sun that still reaches most roofs. */
const USUAL: Asked = { day: dayOfYear(8, 22), step: 17 * 6 + 3, from: 'south' };

/** The house at the calculator's place as the height model shows it, and what the calculator makes of it. */
export async function loadFoundRoof(url: URL, context: Readonly<RouterContextProvider>) {
  const { searchParams: query } = url;
  const { services } = context.get(requestContext);
  const read = await readCalculator(url, context);
  const { state } = read;
  const asked = unlessRefused(
    await findHouseRoof(services, whoAsks(context), { query: questionOf(query, state) }),
  );
  // Whoever named no place is asked for one as if only the postcode were known.
  const answer: RoofAnswer = asked.ok
    ? asked.value
    : { roof: null, absence: 'no-door', facts: null, attributions: [] };
  const own = new URLSearchParams([...toQuery(state)]);
  const demonstration = new URLSearchParams([...own, [DEMONSTRATION, '1']]);
  const page = {
    asked: askedOf(query),
    backHref: `${links.calculator()}?${own}`,
    demonstrationHref: `${foundRoofLink()}?${demonstration}`,
    query: query.toString(),
    address: state.address ?? '',
  };
  const found = answer.roof === null ? null : await viewOf(answer.roof, answer, read, context);
  if (found === null) return { ...page, found, absence: answer.absence ?? 'unsure' };
  return { ...page, found, absence: null };
}

/** Which house, and which panel. */
function questionOf(query: URLSearchParams, state: CalculatorState): URLSearchParams {
  if (!query.has(DEMONSTRATION)) return toQuery(state);
  return new URLSearchParams([...toQuery(state), [DEMONSTRATION, '1']]);
}

function askedOf(query: URLSearchParams): Asked {
  const within = (name: string, most: number, usual: number) => {
    const value = Number(query.get(name) ?? NaN);
    return Number.isInteger(value) && value >= 0 && value <= most ? value : usual;
  };
  return {
    day: Math.max(1, within(VIEW_FORM.day, 365, USUAL.day)),
    step: within(VIEW_FORM.hour, STEPS_A_DAY - 1, USUAL.step),
    from: FIXED_VIEWS.find((view) => view === query.get(VIEW_FORM.from)) ?? USUAL.from,
  };
}

async function viewOf(
  roof: HouseRoof,
  { attributions }: RoofAnswer,
  { state, context: shared }: ReadCalculator,
  context: Readonly<RouterContextProvider>,
): Promise<FoundView | null> {
  const { services } = context.get(requestContext);
  const estimateOf = async (given: CalculatorState) =>
    calculated(await showEstimate(services, whoAsks(context), { state: given, shared })).estimate;
  const panels = (await estimateOf(state)).system.numberOfPanels;
  const ground = { panel: roof.panel, lat: roof.lat };
  const withShade = foundEdit(roof, ground, { panels, shade: 'all' });
  const withoutShade = foundEdit(roof, ground, { panels, shade: 'none' });
  if (withShade?.layout.shape !== 'found' || withoutShade === null) return null;
  const states = [inState(state, withShade), inState(state, withoutShade)] as const;
  const treesShade = roof.faces.some(
    ({ shade }) => shade.withoutTrees !== null && shade.withoutTrees.lossYear < shade.lossYear,
  );
  const withoutTrees = treesShade ? foundEdit(roof, ground, { panels, shade: 'houses' }) : null;
  const ofHouses = withoutTrees === null ? null : inState(state, withoutTrees);
  const [shaded, free, treeless] = await Promise.all([
    estimateOf(states[0]),
    estimateOf(states[1]),
    ofHouses === null ? null : estimateOf(ofHouses),
  ]);
  const { faces } = withShade.layout;
  const highest = highestOf(roof.faces.map(({ shade }) => shade.horizonDeg));
  return {
    source: roof.source,
    lat: roof.lat,
    lon: roof.lon,
    date: roof.date,
    layout: withShade.layout,
    counted: withShade.faces,
    panel: roof.panel,
    faces: roof.faces.slice(0, withShade.layout.house.faces.length).map((face, index) => {
      const at = faces.findIndex((one) => one.face === index);
      return {
        slopeDeg: face.slopeDeg,
        azimuthDeg: face.azimuthDeg,
        areaM2: face.areaM2,
        certainty: face.certainty,
        slopeErrorDeg: face.slopeErrorDeg,
        azimuthErrorDeg: face.azimuthErrorDeg,
        peakKw: shaded.yield.faces[at]?.peakPower ?? 0,
        panels: shaded.yield.faces[at]?.numberOfPanels ?? 0,
        lossYear: face.shade.lossYear,
        lossMonths: face.shade.lossMonths,
        horizonDeg: face.shade.horizonDeg,
        horizonWithoutTreesDeg: (face.shade.withoutTrees ?? face.shade).horizonDeg,
      };
    }),
    chimneys: roof.obstacles.map(({ face, sideM }) => ({ face, sideM })),
    highest,
    withShade: answerOf(shaded, states[0]),
    withoutShade: answerOf(free, states[1]),
    withoutTrees: treeless === null ? null : answerOf(treeless, ofHouses!),
    attributions,
  };
}

/** The calculator with a found roof: its faces, what shades each, and the drawing. */
function inState(state: CalculatorState, { layout, faces }: RoofEdit): CalculatorState {
  const house = layout.shape === 'found' ? layout.house.faces : [];
  const next = faces.map(({ slope, azimuth, numberOfPanels }, index): GivenRoofFace => {
    const horizon = house[layout.faces[index]!.face]!.horizonDeg;
    const isOpen = horizon.every((deg) => deg === 0);
    return {
      slope,
      azimuth,
      shading: 'none',
      horizon: isOpen ? null : horizon.slice(),
      calculatedNumberOfPanels: numberOfPanels,
    };
  });
  const { roofType } = withDefaults(state);
  const pitched: Partial<CalculatorState> = roofType === 'flat' ? { roofType: 'tile' } : {};
  return { ...withFaces(state, next), ...pitched, roofLayout: roofLayoutText(layout) };
}

function answerOf(estimate: EstimateFigures, state: CalculatorState): ViewAnswer {
  return {
    kWh: estimate.yield.annualKwh,
    savingDkk: estimate.savings.tenYearMeanDkk,
    paybackYears: estimate.economy.paybackYears,
    monthsKwh: estimate.yield.monthlyKwh.slice(),
    href: `${links.calculator()}?${toQuery(state)}`,
  };
}

/** The highest thing around, which no face of the house itself is: those stand higher to some of the others only. */
function highestOf(horizons: readonly (readonly number[])[]) {
  const lowest = horizons[0]!.map((_, at) => Math.min(...horizons.map((deg) => deg[at]!)));
  const elevationDeg = Math.max(...lowest);
  return { elevationDeg, azimuthDeg: lowest.indexOf(elevationDeg) * (360 / lowest.length) };
}
