import * as z from 'zod/mini';
import { calculatorDataSchema } from '../../../domain/calculator-data.ts';
import { calculatorStateSchema } from '../../../domain/calculator-state.ts';

const price = z.strictObject({ totalPrice: z.number() });
const unitCounts = z.record(z.string(), z.int());
const batteryDetails = z.array(z.strictObject({ modelId: z.string(), count: z.int() }));
/** As PVGIS answered; null: calculated with the built-in climate. */
const pvgisResponse = z.nullable(z.record(z.string(), z.unknown()));

/** A report under the specification's names, as its owner sees it. */
export const reportSchema = z.strictObject({
  ...calculatorStateSchema.shape,
  reportId: z.string(),
  ownerUid: z.string(),
  userPhoneNumber: z.optional(z.string()),
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  title: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  recalculatedAt: z.nullable(z.string()),
  engineVersion: z.string(),
  priceBookVersion: z.string(),
  latestPvgisResponse: pvgisResponse,
  dinSolcellePartnerPrice: price,
  calculatedNumberOfPanels: z.int(),
  batteryUnitCounts: unitCounts,
  selectedBatteryUnitsDetails: batteryDetails,
  selectedPanelManufacturer: z.string(),
  panelPeakPowerW: z.number(),
  panelAreaM2: z.number(),
  selectedInverterModelId: z.nullable(z.string()),
  // The fields of an update, under its own names.
  pvgisResponse,
  partnerPrice: price,
  numberOfPanels: z.int(),
  batteryUnits: unitCounts,
  batteryDetails,
  inverterId: z.nullable(z.string()),
});

/** What a user last entered in the calculator, and the result. */
export const ownDataSchema = z.strictObject({
  ...calculatorDataSchema.shape,
  ownerUid: z.string(),
});
