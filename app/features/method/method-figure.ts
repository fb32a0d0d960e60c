import { m } from '../../../messages/compiled/messages.js';
import type { AssumptionRecord } from '../../../engine/data/assumption-record.ts';
import { date, percent, shortDecimal } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import type { MethodFigure } from './method-section.ts';

/** «PVGIS 5.3 · 1. januar 2024». */
export function sourceAt(source: string, isoDate: string, locale: Locale): string {
  return `${source} · ${date(isoDate, locale)}`;
}

/** Writes records of the engine, each with its own value, date and standing. */
export function figuresIn(locale: Locale) {
  const number = (value: number, digits = 4) => shortDecimal(value, locale, digits);
  const figure = (
    record: AssumptionRecord,
    name: string,
    source: string,
    write: (value: number) => string,
  ): MethodFigure => ({
    name,
    value: write(Number(record.value)),
    source: sourceAt(source, record.validFrom, locale),
    isAssumption: record.basis === 'assumption',
  });
  return {
    figure,
    number,
    plain: (unit: string) => (value: number) => `${number(value)}\u00a0${unit}`,
    share: (value: number) =>
      percent(value, locale, value * 100 === Math.round(value * 100) ? 0 : 1),
    percentOf: (value: number) => percent(value / 100, locale, Number.isInteger(value) ? 0 : 1),
    aYear: (text: (value: number) => string) => (value: number) =>
      m.method_unit_a_year({ value: text(value) }),
    perKwh: (value: number) => m.method_unit_per_kwh({ value: number(value) }),
  };
}
