import * as z from 'zod/mini';
import { calculatorDataSchema } from '../../../domain/calculator-data.ts';
import { LIMITS } from '../../../domain/calculator-limits.ts';
import { calculatorStateSchema } from '../../../domain/calculator-state.ts';
import { batteryAgrees, withChosenBattery } from '../../../domain/chosen-battery.ts';
import { emailOrEmpty } from '../../../domain/contact-details.ts';
import {
  reportTitle,
  reportVersion,
  saveReportSchema,
  type SaveReport,
} from '../../../domain/saved-report.ts';
import { UPDATE_FIELDS } from '../../field-names.ts';

const unread = z.optional(z.unknown());
const besideTheState = {
  fullName: z.optional(calculatorDataSchema.shape.fullName),
  email: z.optional(calculatorDataSchema.shape.email),
  title: z.optional(z.nullable(reportTitle)),
  // The server makes the results itself and knows who is signed in.
  reportId: unread,
  ownerUid: unread,
  createdAt: unread,
  userPhoneNumber: unread,
  latestPvgisResponse: unread,
  dinSolcellePartnerPrice: unread,
  selectedBatteryUnitsDetails: unread,
  panelPeakPowerW: unread,
  panelAreaM2: unread,
  reportCalculatedProfitExVat: unread,
  updatedAt: unread,
  recalculatedAt: unread,
  engineVersion: unread,
  priceBookVersion: unread,
  pvgisResponse: unread,
  partnerPrice: unread,
  batteryDetails: unread,
  // The choices among the fields of an update, under its own names.
  numberOfPanels: calculatorStateSchema.shape.calculatedNumberOfPanels,
  batteryUnits: calculatorStateSchema.shape.batteryUnitCounts,
  inverterId: calculatorStateSchema.shape.selectedInverterModelId,
};

export const newReportBodySchema = z
  .strictObject({
    ...calculatorStateSchema.shape,
    ...besideTheState,
    /** Save another report, even if the house has one. */
    asNew: saveReportSchema.shape.asNew,
  })
  .check(batteryAgrees());
export const reportChangeBodySchema = z
  .strictObject({
    ...z.partial(calculatorStateSchema).shape,
    ...besideTheState,
    /** The version that was read. */
    version: reportVersion,
  })
  .check(batteryAgrees());

const numberIn = (least: number, most: number) =>
  z.optional(z.nullable(z.number().check(z.gte(least), z.lte(most))));
const [, mostDkk] = LIMITS.panelCost;

export const calculatorDataBodySchema = z.strictObject({
  ...calculatorDataSchema.shape,
  // Stored as sent and never calculated with; still within what any panel or price can be.
  panelPeakPowerW: numberIn(1, 2000),
  panelAreaM2: numberIn(0.1, 20),
  dinSolcellePartnerPrice: z.optional(
    z.nullable(z.looseObject({ totalPrice: z.number().check(z.gte(0), z.lte(mostDkk)) })),
  ),
  // The firm's own figures: accepted from no visitor and shown to none.
  reportCalculatedProfitExVat: unread,
  ownerUid: z.optional(z.string()),
});

/** As many as a body has room for. */
const MOST_NAMED = 1000;
export const reportIndexBodySchema = z.strictObject({
  reportIds: z
    .array(z.string().check(z.minLength(1), z.maxLength(80)))
    .check(z.maxLength(MOST_NAMED)),
});

export const adminRequestBodySchema = z.strictObject({
  email: emailOrEmpty.check(z.minLength(1)),
  uid: z.optional(z.string()),
  // The server's own clock sets the time.
  requestedAt: unread,
});

/** A body's fields, sorted into what a save expects. */
export function saveOf(fields: Readonly<Record<string, unknown>>) {
  const named = new Map<string, string>(Object.entries(UPDATE_FIELDS));
  const stateNames = Object.keys(calculatorStateSchema.shape);
  const given = Object.entries(fields)
    .map(([name, value]) => [named.get(name) ?? name, value] as const)
    .filter(([name, value]) => value !== undefined && stateNames.includes(name));
  const { title, fullName, email } = fields as { readonly title?: string | null } & NonNullable<
    SaveReport['person']
  >;
  const person = {
    ...(fullName === undefined ? {} : { fullName }),
    ...(email === undefined ? {} : { email }),
  };
  return {
    state: withChosenBattery(Object.fromEntries(given) as Partial<SaveReport['state']>),
    ...(title === undefined ? {} : { title: title ?? '' }),
    ...(Object.keys(person).length === 0 ? {} : { person }),
  };
}
