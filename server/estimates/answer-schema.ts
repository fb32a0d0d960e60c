import { ASKED_FIELDS } from '../../domain/guessed-fields.ts';
import { STANDING_FIELDS } from '../../domain/standing-panels.ts';
import { GRADES } from '../../domain/verdict-grade.ts';
import * as z from 'zod/mini';
import { OWN_OFFER_FLAGS, VERDICT_REASONS, VERDICTS } from '../../engine/estimate-figures.ts';

const number = z.number();
const orNull = z.nullable(z.number());
const twelve = z.array(number).check(z.length(12));
const source = z.enum(['pvgis', 'builtin']);
const unitCounts = z.record(z.string(), z.int());

const energyMonth = z.strictObject({
  consumptionKwh: number,
  productionKwh: number,
  directKwh: number,
  batteryInKwh: number,
  gridToBatteryKwh: number,
  batteryOutKwh: number,
  exportedKwh: number,
  importedKwh: number,
});

const priceLine = z.strictObject({
  code: z.string(),
  quantity: number,
  unit: z.enum(['pcs', 'm', 'job', 'percent']),
  unitPrice: number,
  total: number,
});

const cashFlowYear = z.strictObject({
  year: z.int(),
  savingDkk: number,
  cumulativeDkk: number,
  reservedDkk: number,
  cumulativeP10Dkk: number,
  cumulativeP90Dkk: number,
});

const verdictSchema = z.strictObject({
  kind: z.enum(VERDICTS),
  reasons: z.array(z.enum(VERDICT_REASONS)),
  battery: z.strictObject({
    kind: z.enum(['pays', 'neutral', 'can-wait']),
    addedPriceDkk: number,
    addedTenYearMeanDkk: number,
    addedPaybackYears: orNull,
  }),
});

/** The answer of an estimate, as /api/v1/openapi.json describes it. Units as in engine/estimate-figures.ts. */
export const estimateSchema = z.strictObject({
  engineVersion: z.string(),
  priceBookVersion: z.string(),
  yield: z.strictObject({
    source,
    database: z.string(),
    annualKwh: number,
    monthlyKwh: twelve,
    kwhPerKwp: number,
    p10Kwh: number,
    p90Kwh: number,
    modelUncertaintyPercent: number,
    faces: z.array(
      z.strictObject({
        slope: number,
        azimuth: number,
        numberOfPanels: z.int(),
        peakPower: number,
        kwhPerKwp: number,
      }),
    ),
  }),
  system: z.strictObject({
    panelManufacturer: z.string(),
    numberOfPanels: z.int(),
    panelPeakPowerW: number,
    panelAreaM2: number,
    peakPower: number,
    roofAreaUsedM2: number,
    inverterModelId: z.string(),
    batteryUsableKwh: number,
    batteryUnitCounts: unitCounts,
    limitedBy: z.nullable(z.enum(['roof-area', 'thatch', 'inverter'])),
  }),
  energy: z.strictObject({
    ...energyMonth.shape,
    curtailedKwh: number,
    batteryLossKwh: number,
    selfConsumptionShare: number,
    selfSufficiencyShare: number,
    monthly: z.array(energyMonth).check(z.length(12)),
  }),
  price: z.strictObject({
    lines: z.array(priceLine),
    totalExVat: number,
    vat: number,
    totalPrice: number,
  }),
  savings: z.strictObject({
    billBeforeDkk: number,
    billAfterDkk: number,
    firstYearDkk: number,
    exportIncomeDkk: number,
    tenYearMeanDkk: number,
    tenYearMeanP10Dkk: number,
    tenYearMeanP90Dkk: number,
  }),
  economy: z.strictObject({
    paybackYears: orNull,
    paybackP10Years: orNull,
    paybackP90Years: orNull,
    discountedPaybackYears: orNull,
    npvDkk: number,
    irrPercent: orNull,
    costPerKwhDkk: orNull,
    cashFlow: z.array(cashFlowYear).check(z.length(26)),
    loan: z.nullable(z.strictObject({ monthlyPaymentDkk: number, totalInterestDkk: number })),
    events: z.array(
      z.strictObject({
        year: z.int(),
        kind: z.enum(['inverter', 'battery', 'battery-end', 'roof', 'deduction', 'tax-step']),
        costDkk: number,
      }),
    ),
    batteryEnd: z.nullable(
      z.strictObject({
        year: z.int(),
        costDkk: number,
        worthDkk: number,
        isReplaced: z.boolean(),
      }),
    ),
  }),
  climate: z.strictObject({ co2SavedKgFirstYear: number }),
  verdict: verdictSchema,
  today: z.nullable(
    z.strictObject({
      productionKwh: number,
      directKwh: number,
      exportedKwh: number,
      importedKwh: number,
    }),
  ),
  ownOffer: z.nullable(
    z.strictObject({
      priceDkk: number,
      priceDifferenceDkk: number,
      paybackYears: orNull,
      npvDkk: number,
      flags: z.array(z.enum(OWN_OFFER_FLAGS)),
    }),
  ),
  provenance: z.record(
    z.string(),
    z.strictObject({
      formula: z.string(),
      inputs: z.record(z.string(), z.nullable(z.union([number, z.string()]))),
      source: z.string(),
      date: z.string(),
    }),
  ),
});

/** What the call answers: the estimate, its grade, and what of the house nobody has answered. */
export const estimateAnswerSchema = z.extend(estimateSchema, {
  verdict: z.extend(verdictSchema, { grade: z.enum(GRADES) }),
  guessed: z.array(z.enum([...ASKED_FIELDS, ...STANDING_FIELDS])),
});
