import * as z from 'zod/mini';
import { emailOrEmpty } from '../contact-details.ts';
import { isBlank, limitError, parseNumber, type NumberField } from '../number-text.ts';
import type { RecordProblem, RecordProblemKind, RecordTexts } from './record.ts';
import { isDay } from '../calendar-days.ts';

/** Makers' addresses of files are long. */
const LONGEST_ADDRESS = 500;

/** Reads the fields of a row one by one, and collects what is wrong with them. */
export class FieldReader {
  readonly problems: RecordProblem[] = [];
  readonly #texts: RecordTexts;

  constructor(texts: RecordTexts) {
    this.#texts = texts;
  }

  #text(field: string): string {
    return (this.#texts[field] ?? '').trim();
  }

  #wrong(field: string, kind: RecordProblemKind, error?: RecordProblem['error']): void {
    this.problems.push({ field, kind, text: this.#text(field), ...(error && { error }) });
  }

  /** 0 if it is wrong, which its problem says. */
  number(field: string, takes: NumberField): number {
    const read = parseNumber(this.#text(field), takes, null);
    if (!read.ok) {
      const { code } = read.error;
      if (code === 'required') this.#wrong(field, 'missing');
      else if (code === 'not-a-number') this.#wrong(field, 'not-a-number');
      else this.#wrong(field, 'unclear-number', read.error);
      return 0;
    }
    const limit = limitError(read.value, takes);
    if (limit !== null) this.#wrong(field, limit.code === 'too-small' ? 'too-small' : 'too-large');
    return read.value;
  }

  /** Null if left empty. */
  numberIfThere(field: string, takes: NumberField): number | null {
    return isBlank(this.#text(field)) ? null : this.number(field, takes);
  }

  text(field: string, longest: number, { mayBeEmpty = false } = {}): string {
    const text = this.#text(field);
    if (text === '' && !mayBeEmpty) this.#wrong(field, 'missing');
    if (text.length > longest) this.#wrong(field, 'too-long');
    return text;
  }

  isYes(field: string): boolean {
    return this.#text(field) === 'yes';
  }

  choice<Known extends string>(field: string, known: readonly Known[]): Known {
    const text = this.#text(field);
    const found = known.find((one) => one === text);
    if (found === undefined) this.#wrong(field, text === '' ? 'missing' : 'unknown-value');
    return found ?? known[0]!;
  }

  /**
   * ISO date; null if left empty.
   * @param latest the last allowed day
   */
  date(field: string, latest: string | null = null): string | null {
    const text = this.#text(field);
    if (text === '') return null;
    if (!isDay(text)) this.#wrong(field, 'not-a-date');
    else if (latest !== null && text > latest) this.#wrong(field, 'in-the-future');
    return text;
  }

  dateThere(field: string): string {
    const day = this.date(field);
    if (day === null) this.#wrong(field, 'missing');
    return day ?? '';
  }

  /** The first day of a year. */
  newYearThere(field: string): string {
    const day = this.dateThere(field);
    if (isDay(day) && !day.endsWith('-01-01')) this.#wrong(field, 'not-new-year');
    return day;
  }

  /** A web address; null if left empty. */
  address(field: string): string | null {
    const text = this.#text(field);
    if (text === '') return null;
    if (text.length > 200 || !isWebAddress(text)) this.#wrong(field, 'not-an-address');
    return text;
  }

  /** A mail address in small letters; null if left empty. */
  email(field: string): string | null {
    const read = z.safeParse(emailOrEmpty, this.#text(field).toLowerCase());
    if (!read.success) this.#wrong(field, 'not-an-email');
    return read.data || null;
  }

  /** An address whose page nobody on the way can change, without a name or password in it; null if left empty. */
  secureAddress(field: string): string | null {
    const text = this.#text(field);
    if (text === '') return null;
    if (text.length > LONGEST_ADDRESS) this.#wrong(field, 'too-long');
    else if (!isSecureAddress(text)) this.#wrong(field, 'not-a-secure-address');
    return text;
  }

  /** Reports a field as empty, where another field requires it. */
  lacks(field: string): void {
    if (!this.problems.some((problem) => problem.field === field)) this.#wrong(field, 'missing');
  }

  /** Reports a field for what only its own kind of row knows. */
  refuse(field: string, kind: RecordProblemKind): void {
    this.#wrong(field, kind);
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
}

function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && !/\s/.test(text);
}
