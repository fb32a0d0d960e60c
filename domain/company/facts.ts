import * as z from 'zod/mini';
import { emailOrEmpty } from '../contact-details.ts';
import { danishPhone } from '../danish-phone.ts';
import { NO_FACTS } from './no-facts.ts';
import { parseInput, type FieldError, type InvalidInput } from '../field-error.ts';
import { parseWithin, type NumberField, type NumberLanguage } from '../number-text.ts';
import { oneLine } from '../plain-text.ts';
import { fail, ok, type Result } from '../result.ts';
import { fieldsIn, formatOf, isOfKind, onlyNamed, UNREADABLE } from '../stored-value.ts';
import type { Read, Upgrades } from '../stored-value.ts';

/** From when the 14 days to withdraw count. The later of the two protects the company from counting wrongly. */
export const WITHDRAWAL_STARTS = ['last-goods', 'contract'] as const;
/** When a customer pays: 60 % once mounted and the rest at handover, or all of it at handover. */
export const PAYMENT_PLANS = ['mounted-60', 'handover'] as const;
export type PaymentPlan = (typeof PAYMENT_PLANS)[number];
/** What of the contract a lawyer has to have read. */
export const LAWYER_TOPICS = ['terms', 'period', 'payment'] as const;
export type LawyerTopic = (typeof LAWYER_TOPICS)[number];

/** Numbers among the facts, as their fields take them. */
export const FACT_NUMBERS = {
  phoneFromHour: { unit: '', decimals: 0, limits: [0, 23] },
  phoneToHour: { unit: '', decimals: 0, limits: [1, 24] },
  deliveryFromWeeks: { unit: '', decimals: 0, limits: [1, 52] },
  deliveryToWeeks: { unit: '', decimals: 0, limits: [1, 104] },
} as const satisfies Readonly<Record<string, NumberField>>;
export type FactNumber = keyof typeof FACT_NUMBERS;
export const FACT_NUMBER_NAMES = Object.keys(FACT_NUMBERS) as readonly FactNumber[];

const line = (most: number) => z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(most));
const digits = (count: number) =>
  z.string().check(
    z.overwrite((text) => oneLine(text).replaceAll(/\s/g, '')),
    z.refine((text) => text === '' || new RegExp(`^\\d{${count}}$`).test(text), {
      error: 'unknown-value',
    }),
  );
const numberOf = (name: FactNumber) => {
  const [least, most] = FACT_NUMBERS[name].limits;
  return z.nullable(z.int().check(z.minimum(least), z.maximum(most)));
};

const factsSchema = z.strictObject({
  name: line(120),
  /** Eight digits. */
  cvr: digits(8),
  street: line(120),
  postcode: digits(4),
  town: line(80),
  /** In the normal form, as +4570000000. */
  phone: z.string().check(
    z.overwrite((text) => danishPhone(text) ?? oneLine(text).trim()),
    z.refine((text) => text === '' || danishPhone(text) !== null, { error: 'phone' }),
  ),
  /** Hours of weekdays in which the phone is answered. */
  phoneFromHour: numberOf('phoneFromHour'),
  phoneToHour: numberOf('phoneToHour'),
  email: emailOrEmpty,
  /** Number of the authorisation for electrical work. */
  authorisation: line(40),
  /** The authority that supervises the work. */
  supervision: line(120),
  /** The board that hears complaints. */
  complaintBody: line(160),
  withdrawalStarts: z.enum(WITHDRAWAL_STARTS),
  paymentPlan: z.enum(['', ...PAYMENT_PLANS]),
  /** From the order until everything is mounted. */
  deliveryFromWeeks: numberOf('deliveryFromWeeks'),
  deliveryToWeeks: numberOf('deliveryToWeeks'),
  readByLawyer: z.array(z.enum(LAWYER_TOPICS)),
});

/** What a customer has a right to read about the company. '' and null: not given. */
export type CompanyFacts = Readonly<z.infer<typeof factsSchema>>;
/** What of them a customer is shown. */
export type SellerFacts = Omit<CompanyFacts, 'readByLawyer'>;
export type FactName = keyof CompanyFacts;
export const FACT_NAMES = Object.keys(factsSchema.shape) as readonly FactName[];
/** Facts that are one line of typed text. */
export type FactText = Exclude<
  FactName,
  FactNumber | 'withdrawalStarts' | 'paymentPlan' | 'readByLawyer'
>;

/** A pair of numbers of which the second is never below the first, and none stands alone. */
const PAIRS = [
  ['phoneFromHour', 'phoneToHour'],
  ['deliveryFromWeeks', 'deliveryToWeeks'],
] as const;

/**
 * The facts as a form sends them: each by its name, numbers as typed.
 * @param language how numbers are written
 */
export function readFacts(
  typed: Readonly<Partial<Record<FactName, string | readonly string[]>>>,
  language: NumberLanguage,
): Result<CompanyFacts, InvalidInput> {
  const errors: FieldError[] = [];
  const numbers: Partial<Record<FactNumber, number | null>> = {};
  for (const name of FACT_NUMBER_NAMES) {
    const text = String(typed[name] ?? '').trim();
    const read = text === '' ? ok(null) : parseWithin(text, FACT_NUMBERS[name], language);
    if (read.ok) numbers[name] = read.value;
    else errors.push({ field: name, ...read.error });
  }
  for (const [from, to] of PAIRS) {
    const [least, most] = [numbers[from], numbers[to]];
    if (least === undefined || most === undefined) continue;
    if (least === null && most !== null) errors.push({ field: from, code: 'required' });
    if (least !== null && most === null) errors.push({ field: to, code: 'required' });
    if (least !== null && most !== null && most < least) {
      errors.push({ field: to, code: 'too-small', limit: least });
    }
  }
  const isNumber = (name: string) => Object.hasOwn(FACT_NUMBERS, name);
  const parsed = parseInput(factsSchema, { ...NO_FACTS, ...typed, ...withoutUndefined(numbers) });
  const others = parsed.ok ? [] : parsed.error.errors.filter(({ field }) => !isNumber(field));
  if (errors.length + others.length > 0) {
    return fail({ kind: 'invalid', errors: [...others, ...errors] });
  }
  return parsed;
}

const withoutUndefined = (numbers: Partial<Record<FactNumber, number | null>>) =>
  Object.fromEntries(FACT_NUMBER_NAMES.map((name) => [name, numbers[name] ?? null]));

const UPGRADES: Upgrades = [];

/** As they are stored, with the number of their format. */
export const storableFacts = (facts: CompanyFacts) => ({ format: formatOf(UPGRADES), ...facts });

/** Stored facts, whichever version of this program wrote them. */
export function readStoredFacts(stored: unknown): Read<CompanyFacts> {
  const fields = fieldsIn(stored, UPGRADES);
  if (fields === null) return UNREADABLE;
  const facts = { ...NO_FACTS, ...onlyNamed(fields, factsSchema.shape) };
  return isOfKind(factsSchema, facts) ? ok(facts) : UNREADABLE;
}
