import { describe, expect, test } from 'vitest';
import { toQuery } from '../../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { withSize, withoutSize } from './size-in-state.ts';

const home: CalculatorState = { lat: 55.7, lon: 12.6, slope: 35, azimuth: 10 };
const sized: CalculatorState = {
  ...home,
  sizing: 'roof',
  peakPower: 9,
  calculatedNumberOfPanels: 20,
  interestedInBattery: true,
  batteryCapacityKwh: 15,
  batteryUnitCounts: { 'example-battery-5': 3 },
};

test('without its size a state says nothing of panels and battery, and all else', () => {
  expect(withoutSize(sized)).toEqual(home);
});

test('a size is written over any other, and an odd choice of battery units gives way', () => {
  expect(withSize(sized, { numberOfPanels: 12, batteryKwh: 5 }, [])).toEqual({
    ...home,
    peakPower: 9,
    calculatedNumberOfPanels: 12,
    interestedInBattery: true,
    batteryCapacityKwh: 5,
  });
  const without = withSize(sized, { numberOfPanels: 12, batteryKwh: 0 }, []);
  expect(without.interestedInBattery).toBe(false);
});

test('who chooses a size with a battery wants one', () => {
  const state = withSize(
    { ...home, batteryStrategy: 'none' },
    { numberOfPanels: 9, batteryKwh: 5 },
    [],
  );
  expect(state.batteryStrategy).toBe('self-use');
});

describe('on several faces', () => {
  const faces: CalculatorState = {
    ...home,
    roofFaces: [
      { slope: 35, azimuth: -90, calculatedNumberOfPanels: 8 },
      { slope: 40, azimuth: 90, calculatedNumberOfPanels: 6, shading: 'some' },
    ],
  };

  test('the panels stand where they were put', () => {
    const state = withSize(faces, { numberOfPanels: 15, batteryKwh: 0 }, [10, 5]);
    expect(state.roofFaces?.map((face) => face.calculatedNumberOfPanels)).toEqual([10, 5]);
  });

  test('a face that gets none is gone, and the last one is the roof', () => {
    const state = withSize(faces, { numberOfPanels: 10, batteryKwh: 0 }, [0, 10]);
    expect(state).toMatchObject({ slope: 40, azimuth: 90, shading: 'some' });
    expect(state.calculatedNumberOfPanels).toBe(10);
    expect(state.roofFaces).toBeUndefined();
  });

  test('two that differ in their panels only have the same best sizes', () => {
    const other = withSize(faces, { numberOfPanels: 15, batteryKwh: 5 }, [10, 5]);
    expect(toQuery(withoutSize(other)).toString()).toBe(toQuery(withoutSize(faces)).toString());
  });
});
