import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, kWh, percent, years } from '../../../../words/format.ts';

// Figures in running text, written as the page's language writes them.

/** Whole hundreds: an example's last kroner mean nothing. */
export const inHundreds = (value: number): number => Math.round(value / 100) * 100;

export function Amount({ dkk }: { dkk: number }) {
  return kr(inHundreds(dkk), getLocale());
}

export function ExactAmount({ dkk }: { dkk: number }) {
  return kr(dkk, getLocale());
}

export function Share({ of }: { of: number }) {
  return percent(of, getLocale());
}

/** Whole years. */
export function Time({ inYears }: { inYears: number }) {
  return years(inYears, getLocale(), 0);
}

/** Whole tens, for what is small beside a year's use. */
export function SmallEnergy({ inKwh }: { inKwh: number }) {
  return kWh(Math.round(inKwh / 10) * 10, getLocale());
}

export function Energy({ inKwh }: { inKwh: number }) {
  return kWh(inHundreds(inKwh), getLocale());
}
