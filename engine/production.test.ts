import { describe, expect, test } from 'vitest';
import type { EstimateInput, MonthlyYield, RoofFace } from './estimate-input.ts';
import { production } from './production.ts';
import { USUAL_HOME } from './test-home.ts';

const face = (changes: Partial<RoofFace> = {}): RoofFace => ({
  slope: 35,
  azimuth: 0,
  calculatedNumberOfPanels: null,
  roofSurfaceArea: null,
  shading: 'none',
  horizon: null,
  ...changes,
});
/** 10 panels of 500 W each are 5 kWp. */
const made = (
  changes: Partial<EstimateInput> = {},
  panelsPerFace: readonly number[] = [10],
  outside: readonly (MonthlyYield | null)[] = [],
  inverterAcKw = 100,
) =>
  production(
    { ...USUAL_HOME, ...changes },
    { panelsPerFace, panelPeakPowerW: 500, inverterAcKw },
    outside,
  ).yield;

describe('several faces', () => {
  test('two alike make what one of both does in every month', () => {
    const two = made({ roofFaces: [face(), face()] }, [10, 10]);
    const one = made({}, [20]);
    two.monthlyKwh.forEach((kwh, month) => expect(kwh).toBeCloseTo(one.monthlyKwh[month]!, 8));
    expect(two.faces.map(({ peakPower }) => peakPower)).toEqual([5, 5]);
  });

  test('east and west add up to both alone; each face tells its own yield', () => {
    const east = made({ azimuth: -90 });
    const west = made({ azimuth: 90 });
    const both = made({ roofFaces: [face({ azimuth: -90 }), face({ azimuth: 90 })] }, [10, 10]);
    expect(both.annualKwh).toBeCloseTo(east.annualKwh + west.annualKwh, 6);
    expect(both.faces[0]!.kwhPerKwp).toBeCloseTo(east.kwhPerKwp, 8);
    expect(both.faces[1]!.kwhPerKwp).toBeCloseTo(west.kwhPerKwp, 8);
  });

  // East has its noon when west has not: 10 kWp over two sides peak lower than over one.
  test('share an inverter: 5 kW cut less from east and west than from south', () => {
    const lost = (changes: Partial<EstimateInput>, panels: readonly number[]) =>
      1 - made(changes, panels, [], 5).annualKwh / made(changes, panels).annualKwh;
    const faces = [face({ azimuth: -90 }), face({ azimuth: 90 })];
    expect(lost({ roofFaces: faces }, [10, 10])).toBeLessThan(lost({}, [20]) / 2);
  });

  test('none, or seven, are refused', () => {
    expect(() => made({ roofFaces: [] }, [])).toThrow(RangeError);
    expect(() => made({ roofFaces: Array.from({ length: 7 }, () => face()) })).toThrow(RangeError);
  });
});

describe('a horizon of twelve', () => {
  test('the same elevation all round is the shading that stands for it', () => {
    const horizon = Array.from({ length: 12 }, () => 10);
    expect(made({ horizon }).annualKwh).toBeCloseTo(made({ shading: 'some' }).annualKwh, 6);
  });

  test('a wall in the south costs a south roof far more than one in the north', () => {
    const wall = (at: readonly number[]) =>
      made({ horizon: Array.from({ length: 12 }, (_, step) => (at.includes(step) ? 30 : 0)) });
    const open = made().annualKwh;
    const south = 1 - wall([5, 6, 7]).annualKwh / open;
    const north = 1 - wall([11, 0, 1]).annualKwh / open;
    expect(south).toBeGreaterThan(4 * north);
    expect(north).toBeGreaterThanOrEqual(0);
  });
});

describe('monthly sums from outside', () => {
  const pvgis = (perMonth: number): MonthlyYield => ({
    source: 'pvgis',
    database: 'PVGIS-SARAH3',
    years: '2005–2023',
    monthlyKwhPerKwp: Array.from({ length: 12 }, () => perMonth),
  });

  test('by face: 5 kWp · 12 · 80 and 2.5 kWp · 12 · 40 kWh', () => {
    const faces = [face(), face({ azimuth: 90 })];
    const result = made({ roofFaces: faces }, [10, 5], [pvgis(80), pvgis(40)]);
    expect(result.source).toBe('pvgis');
    expect(result.annualKwh).toBeCloseTo(5 * 960 + 2.5 * 480, 6);
  });

  test('are not mixed with built-in ones: a face without makes all built-in', () => {
    const faces = [face(), face({ azimuth: 90 })];
    expect(made({ roofFaces: faces }, [10, 5], [pvgis(80), null]).source).toBe('builtin');
  });

  test('know nothing of the neighbour’s tree: shade takes the same share off them', () => {
    const share = made({ shading: 'much' }).monthlyKwh[5]! / made().monthlyKwh[5]!;
    const shaded = made({ shading: 'much' }, [10], [pvgis(80)]).monthlyKwh[5]!;
    expect(shaded / (5 * 80)).toBeCloseTo(share, 10);
    expect(share).toBeLessThan(0.98);
  });

  test('know nothing of the air behind a ventilated roof: what it gains is added to an integrated one’s', () => {
    const gain = made({ mounting: 'ventilated' }).monthlyKwh[5]! / made().monthlyKwh[5]!;
    const june = made({ mounting: 'ventilated' }, [10], [pvgis(80)]).monthlyKwh[5]!;
    expect(june / (5 * 80)).toBeCloseTo(gain, 10);
    expect(gain).toBeGreaterThan(1.005);
  });
});

// Standard normal distribution: one in ten lies below −1.2816. 1.2816 · 4.2 % = 5.383 %.
test('P10 and P90 of a single year lie 5.38 % below and above; the model’s own uncertainty is apart', () => {
  const builtin = made();
  expect(builtin.p10Kwh / builtin.annualKwh).toBeCloseTo(1 - 0.053825, 5);
  expect(builtin.p90Kwh / builtin.annualKwh).toBeCloseTo(1 + 0.053825, 5);
  expect(builtin.modelUncertaintyPercent).toBe(5);
});
