import { describe, expect, test } from 'vitest';
import { batteryLife } from './battery-life.ts';

const life = (fadePercent: number, replacementDkk: number, lifeYears = 25) =>
  batteryLife({
    fadePercent,
    lifeYears,
    replacementDkk,
    discountRate: 0,
    savingDkk: (_year, capacity) => 1000 * capacity,
  });

describe('battery life', () => {
  test('2 % a year never falls below 60 % in 25 years (0.98^24 = 0.616)', () => {
    const { capacity, replacedInYears } = life(2, 0);
    expect(replacedInYears).toEqual([]);
    expect(capacity[24]).toBeCloseTo(0.61578, 5);
  });

  test('4 % a year falls below in year 14 (0.96^13 = 0.588): replaced when cheap, not when dear', () => {
    // Twelve years of 1000 · (0.96^k − 0.96^(k+13)), k 0–11: 1000 · 0.41178 · (1 − 0.96^12)/0.04 = 3987.
    expect(life(4, 3900).replacedInYears).toEqual([14]);
    expect(life(4, 4100).replacedInYears).toEqual([]);
    expect(life(4, 3900).capacity[13]).toBe(1);
    expect(life(4, 4100).capacity[13]).toBeCloseTo(0.588, 3);
  });

  test('replaced twice where it pays twice: 20 % a year is below 60 % in the fourth year of its life', () => {
    // 0.8³ = 0.512. Free of charge it is replaced every three years, and never in between.
    expect(life(20, 0).replacedInYears).toEqual([4, 7, 10, 13, 16, 19, 22, 25]);
    expect(life(20, 0).capacity.slice(0, 5)).toEqual([1, 0.8, expect.closeTo(0.64, 9), 1, 0.8]);
  });

  test('late in the calculation it no longer pays', () => {
    // A battery of 5.4 % a year falls below in year 11 (0.946^10 = 0.574) and again in year 21.
    // Year 11: Σ k 0–14 of 0.946^k − 0.946^(k+10) = 0.426 · (1 − 0.946^15)/0.054 = 4.458;
    // year 21: 0.426 · (1 − 0.946^5)/0.054 = 1.912.
    expect(life(5.4, 1900).replacedInYears).toEqual([11, 21]);
    expect(life(5.4, 2000).replacedInYears).toEqual([11]);
    expect(life(5.4, 4400).replacedInYears).toEqual([11]);
    // Asked again every year: in year 13 the old one is worse still, and 0.486 · (1 − 0.946^13)/0.054 = 4.63.
    expect(life(5.4, 4600).replacedInYears).toEqual([13]);
    expect(life(5.4, 4700).replacedInYears).toEqual([]);
  });

  test('savings that come later are worth less: at 10 % the new one has to be cheaper', () => {
    // Σ k 0–11 of 1000 · 0.41178 · (0.96/1.1)^k = 411.78 · (1 − 0.87273^12)/0.12727 = 2603.
    const at = (replacementDkk: number) =>
      batteryLife({
        fadePercent: 4,
        lifeYears: 25,
        replacementDkk,
        discountRate: 0.1,
        savingDkk: (_year, capacity) => 1000 * capacity,
      }).replacedInYears;
    expect(at(2550)).toEqual([14]);
    // The best year to do it is 16: 0.4579 · (1 − 0.87273^10)/0.12727 = 2.676.
    expect(at(2700)).toEqual([]);
  });

  test('a fade outside 0–100 % is refused', () => {
    expect(() => life(-1, 0)).toThrow(RangeError);
    expect(() => life(101, 0)).toThrow(RangeError);
    expect(() => life(Number.NaN, 0)).toThrow(RangeError);
  });

  test('after its life of 13 years it is gone, where a new one is not worth its price', () => {
    // Twelve years of 1000 kr. without fade.
    const gone = life(0, 12_100, 13);
    expect(gone.replacedInYears).toEqual([]);
    expect(gone.capacity).toEqual([...Array<number>(13).fill(1), ...Array<number>(12).fill(0)]);
    expect(gone.end).toEqual({ year: 14, worthDkk: 12_000, isReplaced: false });
  });

  test('and replaced where it is', () => {
    const renewed = life(0, 11_900, 13);
    expect(renewed.replacedInYears).toEqual([14]);
    expect(renewed.capacity).toEqual(Array<number>(25).fill(1));
    expect(renewed.end).toEqual({ year: 14, worthDkk: 12_000, isReplaced: true });
  });

  test('the last one is judged by the years that are left: of lives of ten years the third serves five', () => {
    const { replacedInYears, capacity, end } = life(0, 6000, 10);
    expect(replacedInYears).toEqual([11]);
    expect(capacity.indexOf(0)).toBe(20);
    expect(end).toMatchObject({ year: 11, isReplaced: true });
    expect(life(0, 4900, 10).replacedInYears).toEqual([11, 21]);
  });

  test('a life as long as the calculation has no end to judge', () => {
    expect(life(2, 0).end).toBeNull();
  });

  test('a life below a year is refused', () => {
    expect(() => life(2, 0, 0)).toThrow(RangeError);
  });
});
