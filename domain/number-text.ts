import type { FieldError } from './field-error.ts';
import { isUnitOf } from './number-units.ts';
import { withoutUnseen } from './plain-text.ts';

/** What a field for a number takes. */
export type NumberField = {
  /** Its own unit, in any spelling of number-units.ts; empty: it has none. */
  readonly unit: string;
  /** How many decimals a figure in it can have; 0: it is whole. */
  readonly decimals: number;
  /** A calendar year, which is written without groups. */
  readonly isYear?: true;
  /** [least, most] */
  readonly limits: readonly [number, number];
};

/** Whose way of writing: commas group thousands in English only. null: nobody knows who wrote it. */
export type NumberLanguage = 'da' | 'en' | null;

type NumberError = Pick<FieldError, 'code' | 'limit' | 'unit' | 'readings'>;

export type ParsedNumber =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly error: NumberError;
      /** The figure as written, where only its decimals are too many. */
      readonly exact?: number;
    };

/** An exponent is how programs write, always with a sign. */
const EXPONENT = /^[+-]?\d+(\.\d+)?e[+-]\d+$/;
const SIGN = /[+\-−–]/;
const MINUS = /[-−–]/;
const FIGURES = /[\d.,\s'’]*\d/y;
/** «95.000,-» is kroner. */
const DASHES = /^[.,]\s*[-–—−]+/;
/** Of all units only these stand before a figure. */
const CURRENCY = /^(?:kr|dkk|sek|nok|eur|usd|gbp|\p{Sc})\.?$/iu;
/** After these a text is a sentence. */
const LONGEST_BEFORE = 12;
const LONGEST_AFTER = 30;

/** Whether a field holds nothing at all, seen or unseen. */
export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

/**
 * A number as people type it, in a field of a page and in the form that the page sends.
 * @param language the page's; null for text that is kept or comes from a file
 * @returns the number, or what is wrong with it; its limits decide between two readings and are not checked here
 */
export function parseNumber(
  text: string,
  field: NumberField,
  language: NumberLanguage,
): ParsedNumber {
  const plain = withoutUnseen(text).trim();
  if (plain === '') return wrong({ code: 'required' });
  if (EXPONENT.test(plain) && Number.isFinite(Number(plain))) return taken(Number(plain), field);
  const parts = partsOf(plain);
  if (parts === null) return wrong({ code: 'not-a-number' });
  const other = parts.units.find((unit) => !isUnitOf(field.unit, unit));
  const found = parts.isNegative
    ? figureIn(parts.figures, { ...field, limits: [-field.limits[1], -field.limits[0]] }, language)
    : figureIn(parts.figures, field, language);
  if (found === null || found === Infinity) return wrong({ code: 'not-a-number' });
  if (other !== undefined) return wrong({ code: 'other-unit', unit: other });
  const sign = parts.isNegative ? -1 : 1;
  if (typeof found === 'number') return taken(found === 0 ? 0 : sign * found, field);
  if (field.decimals === 0) return wrong({ code: 'not-whole' });
  return wrong({ code: 'doubtful-number', readings: found.map((value) => sign * value) });
}

/** The same, and within the field's limits. */
export function parseWithin(
  text: string,
  field: NumberField,
  language: NumberLanguage,
): ParsedNumber {
  const found = parseNumber(text, field, language);
  const error = found.ok ? limitError(found.value, field) : null;
  return error === null ? found : wrong(error);
}

/** Which limit a figure is beyond; null: none. */
export function limitError(
  value: number,
  { limits: [least, most] }: Pick<NumberField, 'limits'>,
): NumberError | null {
  if (value < least) return { code: 'too-small', limit: least };
  return value > most ? { code: 'too-large', limit: most } : null;
}

/**
 * The shortest text that is read back as the same number in either language: three decimals after up to three digits get
 * a fourth, or they would be thousands.
 */
export function numberText(value: number): string {
  const text = String(value);
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/**
 * Typed text as it is kept for both languages: as it was typed, where both read it alike or none can, else as a plain
 * figure.
 */
export function neutralNumber(text: string, field: NumberField, language: NumberLanguage): string {
  const read = parseNumber(text, field, language);
  const kept = parseNumber(text, field, null);
  if (!read.ok || (kept.ok && kept.value === read.value)) return text;
  return numberText(read.value).replace('.', ',');
}

const wrong = (error: NumberError): ParsedNumber => ({ ok: false, error });

function taken(value: number, { decimals }: NumberField): ParsedNumber {
  if (decimals === 0 && !Number.isInteger(value)) {
    return { ok: false, error: { code: 'not-whole' }, exact: value };
  }
  const count = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return count <= decimals
    ? { ok: true, value }
    : { ok: false, error: { code: 'too-many-decimals', limit: decimals }, exact: value };
}

type Parts = {
  readonly isNegative: boolean;
  readonly figures: string;
  /** As written before and after the figures. */
  readonly units: readonly string[];
};

function partsOf(plain: string): Parts | null {
  const at = plain.search(/\d/);
  if (at === -1 || at > LONGEST_BEFORE) return null;
  // «,5» and «−.5»; the point in «kr.500» is the unit's.
  const before = /^([+\-−–]?)\s*[.,]$/.exec(plain.slice(0, at));
  const start = before === null ? at : at - 1;
  FIGURES.lastIndex = start;
  const figures = FIGURES.exec(plain)?.[0] ?? '';
  const head = plain.slice(0, start);
  const rest = plain.slice(start + figures.length);
  if (rest.length > LONGEST_AFTER) return null;
  const unitBefore = head.replace(SIGN, '').trim();
  if (unitBefore !== '' && !CURRENCY.test(unitBefore)) return null;
  const units = [
    unitBefore,
    ...(DASHES.test(rest)
      ? ['kr', rest.replace(DASHES, '').trim()]
      : [rest.replace(/^[.,]$/, '').trim()]),
  ].filter((unit) => unit !== '');
  return units.every(isName) ? { isNegative: MINUS.test(head), figures, units } : null;
}

/** Words and signs of currency; the only figures in a unit are those of «m2». */
function isName(unit: string): boolean {
  return /^[\p{L}\p{Sc}%°/.\s]+$/u.test(unit.normalize('NFKC').replace(/m[23]\b/gi, 'm'));
}

/** What figures with their signs say: one number, several that it may be, or null: none. */
function figureIn(
  written: string,
  field: NumberField,
  language: NumberLanguage,
): number | readonly number[] | null {
  const figures = written.replace(/\s/g, ' ').replace(/’/g, "'");
  if (/^(?:[1-9]\d{0,2}(?: \d{3})+|[1-9]\d{0,2}(?:'\d{3})+)(?:[.,]\d+)?$/.test(figures)) {
    return Number(figures.replace(/[ ']/g, '').replace(',', '.'));
  }
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(figures)) {
    return Number(figures.replaceAll('.', '').replace(',', '.'));
  }
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(figures)) {
    const english = Number(figures.replaceAll(',', ''));
    return language === 'en' ? english : [english];
  }
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(figures)) return groupOrDecimals(figures, field, language);
  return /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(figures) ? Number(figures.replace(',', '.')) : null;
}

/** «1.762» and «1,762»: a thousand and more, or three decimals. */
function groupOrDecimals(
  figures: string,
  { decimals, limits: [least, most] }: NumberField,
  language: NumberLanguage,
): number | readonly number[] {
  const whole = Number(figures.replace(/[.,]/, ''));
  const fraction = Number(figures.replace(',', '.'));
  const fits = (value: number) => value >= least && value <= most;
  // What is offered to choose from is what the field takes.
  const both = [whole, Number(fraction.toFixed(decimals))];
  if (figures.includes(',')) {
    if (language === 'da') return decimals < 3 && fits(whole) ? both : fraction;
    if (language === null && fits(whole) && fits(fraction)) return both;
    return !fits(whole) && fits(fraction) ? fraction : whole;
  }
  const isEnglish = language === 'en' && decimals >= 3;
  if (isEnglish) return !fits(fraction) && fits(whole) ? whole : fraction;
  if (decimals >= 3 && fits(whole) && fits(fraction)) return both;
  return !fits(whole) && fits(fraction) ? fraction : whole;
}
