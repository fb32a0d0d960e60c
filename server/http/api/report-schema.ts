import * as z from 'zod/mini';
import { calculatorDataSchema } from '../../../domain/calculator-data.ts';
import { calculatorStateSchema } from '../../../domain/calculator-state.ts';

const price = z.strictObject({ totalPrice: z.number() });
const unitCounts = z.record(z.string(), z.int());
const batteryDetails = z.array(z.strictObject({ modelId: z.string(), count: z.int() }));
/** As PVGIS answered; null: the built-in climate did. */
const pvgisResponse = z.nullable(z.record(z.string(), z.unknown()));

/** A report by the specification's names, as it is told to its owner. */
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
  // What an update sets, by its own names.
  pvgisResponse,
  partnerPrice: price,
  numberOfPanels: z.int(),
  batteryUnits: unitCounts,
  batteryDetails,
  inverterId: z.nullable(z.string()),
});

/** What a user last told the calculator, and what came out of it. */
export const ownDataSchema = z.strictObject({
  ...calculatorDataSchema.shape,
  ownerUid: z.string(),
});
